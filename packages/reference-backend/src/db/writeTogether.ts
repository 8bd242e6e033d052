import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from './Database.ts';

/** Runs writes that don't need each other in one statement, which is one trip to the server; null writes nothing. None sees what another wrote. */
export async function writeTogether(db: Db, writes: readonly (SQLWrapper | null)[]): Promise<void> {
  const all = writes.filter((write) => write !== null);
  const last = all.pop();
  if (last) await db.execute(besides(all, last));
}

/** A statement with others that are run beside it; null is none. */
export function besides(others: readonly (SQLWrapper | null)[], last: SQLWrapper): SQL {
  const named = others
    .flatMap((write) => write ?? [])
    .map((write, index) => sql`${sql.identifier(`write_${index}`)} as (${write})`);
  return named.length === 0 ? last.getSQL() : sql`with ${sql.join(named, sql`, `)} ${last}`;
}
