import type { Health } from '@udongo/sdk';
import type { Database } from '../../db/Database.ts';
import { healthChecks } from '../../db/schema.ts';
import { isWriteFailure } from '../../db/transientErrors.ts';
import { inTime } from './inTime.ts';

/** Time to wait for the embedded database. A request can keep it busy for a while, which must not look like being down. */
const patienceMs = 5000;

/** Whether the database writes within five seconds: `degraded` when it answers but cannot write. Never throws. */
export async function readHealth(db: Database, now: Date): Promise<Health['status']> {
  const row = { id: 1, checked_on: now };
  const written = db.inTransaction(
    (transaction) =>
      transaction.insert(healthChecks).values(row).onConflictDoUpdate({ target: healthChecks.id, set: row }),
    true,
  );
  const status = written.then(
    () => 'ok' as const,
    (error) => (isWriteFailure(error) ? 'degraded' : 'unavailable'),
  );
  return (await inTime(status, patienceMs)) ?? 'unavailable';
}
