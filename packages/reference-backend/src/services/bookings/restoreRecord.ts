import { eq } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import { requireUser } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { bookings } from '../../db/schema.ts';
import { conflict, notFound } from '../../errors.ts';
import { seesAll } from '../../mayCall.ts';
import { choice, key } from '../../validation/fields.ts';
import { allValues, type Reading } from '../../validation/readFields.ts';
import { endSharing, hasWithdrawn, holdConsent } from '../people/withdrawConsent.ts';
import { takeFromBin } from '../platform/bin.ts';
import { queueDays } from '../platform/queueDays.ts';
import { findProblemOfCode } from './countDiscountUses.ts';
import { followPrice } from './followPrice.ts';

export const restoreFields = { kind: choice(['booking', 'farmer']), record: key() };

/**
 * Restores a deleted record; its price is in the books again. Administrators restore everything, others what they deleted.
 * Errors: throws 404 for what is not in the bin or was deleted by somebody else, 409 where it can't be stored again or its code has no use left.
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
  // The code was free for others, and its farmer may have withdrawn their consent.
  await holdConsent(db, record);
  const [row] = await db.select().from(bookings).where(eq(bookings.id, record));
  if (!row) throw notFound();
  if (!row.canceled && (await findProblemOfCode(db, row))) {
    throw conflict('This cannot be restored: its discount code has no use left.');
  }
  if (await hasWithdrawn(db, row.farmer_id)) {
    await endSharing(db, eq(bookings.id, record), { said_by: 'farmer', by, now });
  }
  await followPrice(db, record, { now, by });
  await queueDays(db, [record]);
}
