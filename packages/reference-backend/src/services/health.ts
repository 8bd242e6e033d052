import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';

/** The embedded database answers one request after the other, so being busy must not read as being down. */
const patienceMs = 5000;

/** Whether the database answers within five seconds. Never throws. */
export function isHealthy(db: Database): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), patienceMs);
    const settle = (healthy: boolean) => {
      clearTimeout(timer);
      resolve(healthy);
    };
    db.inTransaction((transaction) => transaction.execute(sql`select 1`)).then(
      () => settle(true),
      () => settle(false),
    );
  });
}
