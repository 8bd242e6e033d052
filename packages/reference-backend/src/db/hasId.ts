import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm';

/** Whether a column has this id. Nothing has no id. */
export function hasId(column: AnyColumn, id: number | null | undefined): SQL {
  return id === null || id === undefined ? sql`false` : eq(column, id);
}
