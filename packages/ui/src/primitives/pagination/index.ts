export { Pagination, type PaginationProps, type PaginationSlots, pageLimits } from './Pagination.tsx';
