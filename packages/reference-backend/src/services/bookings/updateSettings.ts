import type { Settings } from '@udongo/sdk';
import type { Db } from '../../db/Database.ts';
import { settings } from '../../db/schema.ts';
import { setRate } from '../people/commissionRates.ts';
import { readSettings } from '../platform/settings.ts';
import { renewDueDays } from './promises.ts';

/** Stores the given settings; the others stay. New promised days apply to the open bookings at once. */
export async function updateSettings(
  db: Db,
  changes: Partial<Settings>,
  userId: number | null,
  now: Date,
): Promise<Settings> {
  const changed = { ...changes, updated_on: now, updated_by_id: userId };
  await db.insert(settings).values(changed).onConflictDoUpdate({ target: settings.id, set: changed });
  const { commission_percentage: percentage } = changes;
  if (percentage !== undefined) await setRate(db, null, percentage, { now, by: userId });
  const stored = await readSettings(db);
  if (Object.keys(changes).some((name) => name.startsWith('days_'))) await renewDueDays(db, stored);
  return stored;
}
