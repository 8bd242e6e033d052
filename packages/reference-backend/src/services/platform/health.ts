import type { Health } from '@udongo/sdk';
import type { Database } from '../../db/Database.ts';
import { healthChecks } from '../../db/schema.ts';
import { isWriteFailure } from '../../db/transientErrors.ts';

/** Time to wait for the embedded database. A request can keep it busy for a while, which must not look like being down. */
const patienceMs = 5000;

/** Whether the database writes within five seconds: `degraded` when it answers but cannot write. Never throws. */
export function readHealth(db: Database, now: Date): Promise<Health['status']> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('unavailable'), patienceMs);
    const settle = (status: Health['status']) => {
      clearTimeout(timer);
      resolve(status);
    };
    const row = { id: 1, checked_on: now };
    db.inTransaction(
      (transaction) =>
        transaction
          .insert(healthChecks)
          .values(row)
          .onConflictDoUpdate({ target: healthChecks.id, set: row }),
      true,
    ).then(
      () => settle('ok'),
      (error) => settle(isWriteFailure(error) ? 'degraded' : 'unavailable'),
    );
  });
}
