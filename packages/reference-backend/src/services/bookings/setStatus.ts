import type { Booking, BookingStatus, StatusCause } from '@udongo/sdk';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { bookings } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import { choice, text } from '../../validation/fields.ts';
import { invalid } from '../../validation/issues.ts';
import { allValues, type Reading } from '../../validation/readFields.ts';
import { bookingStatuses } from '../../values.ts';
import { findProblemOfCode } from './countDiscountUses.ts';
import { followPrice } from './followPrice.ts';
import { lockBooking } from './lockBooking.ts';
import { moveBooking } from './moveBooking.ts';
import { selectBookings } from './StoredBooking.ts';
import { decideStep, isVerified } from './statusRules.ts';
import { toBooking } from './toBooking.ts';

export const statusFields = {
  status: choice(bookingStatuses),
  note: text({ max: 500 }).optional(),
};

/** Gives the cause under which a verification is kept. Errors: throws 400 for readings that this person cannot verify. */
type CheckVerification = (
  db: Db,
  actor: Actor,
  booking: typeof bookings.$inferSelect,
) => Promise<StatusCause>;

/**
 * Takes a booking to a status by hand; `checkVerification` decides where that verifies its readings.
 * Errors: throws 404 out of the caller's reach, 400 for a step that is refused or lacks its reason, and for readings that
 * this person cannot verify.
 */
export async function setStatus(
  db: Db,
  actor: Actor,
  id: number,
  reading: Reading<typeof statusFields>,
  { now, checkVerification }: { now: Date; checkVerification: CheckVerification },
): Promise<Booking> {
  const { row, samples } = await lockBooking(db, actor, id);
  const { status: to, note = '' } = allValues(reading);
  const decision = decideStep(actor.role, row.status, to);
  if (typeof decision === 'object') throw invalid([{ path: ['status'], message: decision.refused }]);
  if (decision === 'needs_reason' && note === '') {
    throw invalid([{ path: ['note'], message: 'Say why. This step needs a reason.' }]);
  }
  if (row.canceled && to !== 'canceled') await checkCode(db, row);
  if (needsSoil.has(to) && samples.length > 0 && samples.every((sample) => sample.row.rejected_reason)) {
    throw invalid([
      { path: ['status'], message: 'Every sample is rejected. Receive the new soil by its codes.' },
    ]);
  }
  // Every step that makes readings visible goes through the same checks.
  const verifies = isVerified(to) && !isVerified(row.status);
  const cause = verifies ? await checkVerification(db, actor, row) : 'person';
  await moveBooking(db, row, { to, cause, note, by: actor.userId, now });
  if (to === 'canceled' || row.canceled) await followPrice(db, id, { now, by: actor.userId });
  const [moved] = await selectBookings(db, { where: eq(bookings.id, id) });
  if (!moved) throw notFound();
  return toBooking(moved, { actor, now });
}

/** The steps that a booking without any soil cannot be taken to. */
const needsSoil: ReadonlySet<BookingStatus> = new Set(['received', 'analysed', 'verified']);

/** Canceling gave the use of a discount code back: it can be gone since. Errors: throws 400 under `status`. */
async function checkCode(db: Db, row: typeof bookings.$inferSelect): Promise<void> {
  const problem = await findProblemOfCode(db, row);
  if (!problem) return;
  throw invalid([{ path: ['status'], message: `${problem} Take it off this booking first.` }]);
}
