import type { Actor } from '../../Actor.ts';
import { requireUser } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { seesAll } from '../../mayCall.ts';
import { choice, key } from '../../validation/fields.ts';
import { allValues, type Reading } from '../../validation/readFields.ts';
import { updateLedger } from '../money/payments/updateLedger.ts';
import { takeFromBin } from '../platform/bin.ts';
import { queueDays } from '../platform/queueDays.ts';

export const restoreFields = { kind: choice(['booking', 'farmer']), record: key() };

/**
 * Restores a deleted record; its price is in the books again. Administrators restore everything, others what they deleted.
 * Errors: throws 404 for what is not in the bin or was deleted by somebody else, 409 where it can't be stored again.
 */
export async function restoreRecord(
  db: Db,
  actor: Actor,
  reading: Reading<typeof restoreFields>,
  now: Date,
): Promise<void> {
  const { kind, record } = allValues(reading);
  const by = requireUser(actor);
  await takeFromBin(db, { kind, record }, seesAll(actor, 'bin.restore') ? undefined : by);
  if (kind !== 'booking') return;
  await updateLedger(db, record, { now, by });
  await queueDays(db, [record]);
}
