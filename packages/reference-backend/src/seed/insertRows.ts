import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/Database.ts';

/** Stores rows in one statement, however many they are; of the columns those that any of them names, each row with all of them. */
export async function insertRows(db: Db, table: PgTable, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const named = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = sql.join(
    Object.values(getTableColumns(table))
      .filter(({ name }) => named.has(name))
      .map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await db.execute(
    sql`insert into ${table} (${columns})
        select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)`,
  );
}
