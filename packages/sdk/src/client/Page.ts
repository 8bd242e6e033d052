/**
 * One page of a list. `next` and `previous` are absolute addresses; `total_pages` is at least 1, also when nothing is found.
 * Source: the contract's page schemas.
 */
export interface Page<T> {
  count: number;
  total_pages: number;
  next: string | null;
  previous: string | null;
  results: T[];
}
