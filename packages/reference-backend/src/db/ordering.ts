import { asc, desc, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The columns that a list may be ordered by, under their names in the contract. `id` must be one of them. */
export type Orderings = Record<string, PgColumn> & { id: PgColumn };

/**
 * Turns an `ordering` parameter ("name,-id") into the columns to order by; unknown names are ignored, nothing left is id.
 *
 * `id` ends every order, so that pages never overlap. It takes the direction of the last column, and directions are plain
 * `asc` and `desc`, because a plain index over `(column, id)` read backwards gives exactly `column desc, id desc`, and
 * neither `desc nulls last` nor `column desc, id asc`.
 */
export function orderBy(ordering: string, orderings: Orderings): SQL[] {
  const keys = ordering
    .split(',')
    .map((key) => key.trim())
    .filter((key) => Object.hasOwn(orderings, key.replace(/^-/, '')));
  const last = keys.at(-1) ?? 'id';
  if (!keys.some((key) => key.replace(/^-/, '') === 'id')) keys.push(last.startsWith('-') ? '-id' : 'id');
  return keys.flatMap((key) => {
    const column = orderings[key.replace(/^-/, '')];
    if (!column) return [];
    return [key.startsWith('-') ? desc(column) : asc(column)];
  });
}
