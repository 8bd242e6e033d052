import { asc, desc, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The columns that a list may be ordered by, under their names in the contract. `id` must be one of them. */
export type Orderings = Record<string, PgColumn> & { id: PgColumn };

export interface OrderKey {
  column: PgColumn;
  descending: boolean;
}

/**
 * Reads an `ordering` parameter ("name,-id"); unknown names are ignored, nothing left is id.
 *
 * `id` ends every order, so that pages never overlap, and takes the direction of the last column: a plain index over
 * `(column, id)` read backwards gives exactly `column desc, id desc`.
 */
export function readOrdering(ordering: string, orderings: Orderings): OrderKey[] {
  const keys: OrderKey[] = [];
  for (const key of ordering.split(',').map((text) => text.trim())) {
    const name = key.replace(/^-/, '');
    const column = Object.hasOwn(orderings, name) ? orderings[name] : undefined;
    // A column orders once: a second time it changes nothing, and the database counts what a query names.
    if (column && !keys.some((known) => known.column === column)) {
      keys.push({ column, descending: key.startsWith('-') });
    }
  }
  if (!keys.some(({ column }) => column === orderings.id)) {
    keys.push({ column: orderings.id, descending: keys.at(-1)?.descending ?? false });
  }
  return keys;
}

/** Plain `asc` and `desc`: with `nulls last` a plain index could not be read backwards. */
export function orderBy(ordering: string, orderings: Orderings): SQL[] {
  return readOrdering(ordering, orderings).map(({ column, descending }) =>
    descending ? desc(column) : asc(column),
  );
}
