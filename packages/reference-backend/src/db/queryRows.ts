import type { SQL } from 'drizzle-orm';
import type { Db } from './Database.ts';

/** Runs a written query; its columns have to be those of `Row`. Both drivers answer with `{ rows }`, which Drizzle's type hides. */
export async function queryRows<Row>(db: Db, query: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(query)) as unknown as { rows: Row[] };
  return rows;
}
