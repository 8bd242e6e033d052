import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from './Database.ts';

/** Runs writes that don't need each other in one statement, which is one trip to the server; null writes nothing. None sees what another wrote. */
export async function writeTogether(db: Db, writes: readonly (SQLWrapper | null)[]): Promise<void> {
  const statements = writes.flatMap((write) => write?.getSQL() ?? []);
  const last = statements.pop();
  if (!last) return;
  const named = statements.map((one, index) => sql`${sql.identifier(`write_${index}`)} as (${one})`);
  await db.execute(named.length === 0 ? last : sql`with ${sql.join(named, sql`, `)} ${last}`);
}
