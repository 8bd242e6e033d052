import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';

/**
 * Takes an advisory lock on each name until the transaction ends, and waits for locks that others have. Sorted order prevents
 * deadlocks.
 */
export async function lockAll(db: Db, names: readonly string[], prefix: string): Promise<void> {
  const sorted = [...new Set(names)].sort().map((name) => `${prefix}${name}`);
  if (sorted.length === 0) return;
  const list = sql.join(
    sorted.map((name) => sql`${name}`),
    sql`, `,
  );
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(array[${list}]::text[]) with ordinality as names (name, position)`,
  );
}
