import { and, type SQL } from 'drizzle-orm';
import { notFound } from '../../errors.ts';

/** The fields of a record that are asked for; an empty set asks for all. A service leaves out what costs a query of its own. */
export type WantedFields = ReadonlySet<string>;

/** The parameters that every list takes. */
export interface ListQuery {
  page: number | 'last';
  limit: number;
  search: string;
  ordering: string;
  /** The record after which the page of a large list begins, in place of a page's number. */
  idAfter?: number | undefined;
  fields?: WantedFields;
}

/** One page of rows and how many there are in all. */
export interface Listed<Row> {
  rows: Row[];
  count: number;
  page: number;
  totalPages: number;
  /** The last record on a page that began after a record; the next page begins after it. */
  idAfter?: number | undefined;
}

/** The records of a page whose ids were picked, in the order of the ids. */
export function inOrder<Row extends { id: number }>(
  picked: Listed<number>,
  rows: readonly Row[],
): Listed<Row> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { ...picked, rows: picked.rows.flatMap((id) => byId.get(id) ?? []) };
}

/** Conditions of a list's filters. */
export type FilterConditions<Filters extends object> = {
  [Key in keyof Filters]-?: (value: NonNullable<Filters[Key]>) => SQL | undefined;
};

/** Gives the condition of all filters together; undefined when none is set. */
export function toCondition<Filters extends object>(
  conditions: FilterConditions<Filters>,
  filters: Filters,
): SQL | undefined {
  const asked = (Object.keys(conditions) as (keyof Filters)[]).flatMap((key) => {
    const value = filters[key];
    return value === undefined || value === null ? [] : [conditions[key](value)];
  });
  return and(...asked);
}

/**
 * Cuts one page out of `count` rows.
 * Errors: throws 404 for a page beyond the end; page 1 of an empty list exists.
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
