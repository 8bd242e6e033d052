export const pagination = {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page {page}',
  limit: 'Rows per page',
  perPage: '{count} per page',
} as const;
