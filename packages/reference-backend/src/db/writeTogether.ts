import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from './Database.ts';

/** Runs writes that don't need each other in one statement, which is one trip to the server; null writes nothing. None sees what another wrote. */
export async function writeTogether(db: Db, writes: readonly (SQLWrapper | null)[]): Promise<void> {
  const named = namedWrites(writes);
  const last = named.pop();
  if (!last) return;
  const before = named.map(([name, write]) => sql`${sql.identifier(name)} as (${write})`);
  await db.execute(before.length === 0 ? last[1] : sql`with ${sql.join(before, sql`, `)} ${last[1]}`);
}

/** Gives each write a name, for `with`, before a statement that doesn't need them. */
export function namedWrites(writes: readonly (SQLWrapper | null)[]): [name: string, write: SQL][] {
  return writes.flatMap((write) => write?.getSQL() ?? []).map((write, index) => [`write_${index}`, write]);
}
