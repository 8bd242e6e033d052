import { notFound } from '../errors.ts';

/** The parameters that every list takes. */
export interface ListQuery {
  page: number | 'last';
  limit: number;
  search: string;
  ordering: string;
}

/** One page of rows and how many there are in all. */
export interface Listed<Row> {
  rows: Row[];
  count: number;
  page: number;
  totalPages: number;
}

/**
 * Cuts one page out of so many rows.
 * Errors: throws 404 for a page beyond the end; page 1 of nothing is there.
 */
export async function cutPage<Row>(
  { page, limit }: ListQuery,
  count: number,
  readRows: (limit: number, offset: number) => Promise<Row[]>,
): Promise<Listed<Row>> {
  const totalPages = Math.max(1, Math.ceil(count / limit));
  const number = page === 'last' ? totalPages : page;
  if (number > totalPages) throw notFound('Invalid page.');
  return { rows: await readRows(limit, (number - 1) * limit), count, page: number, totalPages };
}
