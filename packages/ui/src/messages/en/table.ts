export const table = {
  sortBy: 'Sort by {column}',
  loading: 'Loading rows',
} as const;
