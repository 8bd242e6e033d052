export { Pagination, type PaginationProps, type PaginationSlots } from './Pagination.tsx';
export { pageLimits } from './pageLimits.ts';
