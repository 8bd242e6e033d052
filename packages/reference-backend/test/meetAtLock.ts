import { type SQL, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../src/db/Database.ts';
import { queryRows } from '../src/db/queryRows.ts';

/** Sends requests while a lock that they need is held; lets go when each waits for it or for the one before. */
export async function meetAtLock<Answer>(
  { db }: { db: Database },
  lock: SQL,
  requests: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  let release = () => {};
  let locking: Promise<void> | undefined;
  await new Promise<void>((locked) => {
    locking = db.inTransaction(async (transaction) => {
      await transaction.execute(lock);
      locked();
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    });
  });
  const answers = requests.map((send) => send());
  const waiting = sql`select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const countWaiting = async () =>
    (await db.inTransaction((transaction) => queryRows<{ count: number }>(transaction, waiting)))[0]?.count;
  await expect.poll(countWaiting, { interval: 10 }).toBe(requests.length);
  release();
  await locking;
  return Promise.all(answers);
}
