export { Table, type TableColumn, type TableProps, type TableSlots, type TableState } from './Table.tsx';
