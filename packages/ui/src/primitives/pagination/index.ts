export { Pagination, type PaginationProps, type PaginationSlots } from './Pagination.tsx';
