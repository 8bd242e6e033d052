import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../../db/schema.ts';

const columns = new Map<string, PgColumn[]>(
  Object.values(schema)
    .filter((value) => is(value, PgTable))
    .map((table) => [getTableName(table), Object.values(getTableColumns(table))]),
);

/** Lists the columns of a table by its name. */
export function columnsOf(table: string): readonly PgColumn[] {
  return columns.get(table) ?? [];
}
