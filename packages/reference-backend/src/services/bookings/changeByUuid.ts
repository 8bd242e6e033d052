import type { PublicBooking } from '@udongo/sdk';
import { and, eq } from 'drizzle-orm';
import type { Database, Db, Write } from '../../db/Database.ts';
import { bookingMoves, bookings } from '../../db/schema.ts';
import { choice, day, text } from '../../validation/fields.ts';
import { invalid } from '../../validation/issues.ts';
import { allValues, type Reading } from '../../validation/readFields.ts';
import { visitorActions } from '../../values.ts';
import { followPrice } from './followPrice.ts';
import { moveBooking } from './moveBooking.ts';
import { keepWish } from './moves.ts';
import { phoneProofFields, proveByPhone } from './proveByPhone.ts';
import { getPublicBooking } from './readBookings.ts';
import { refuseCollected } from './refuseCollected.ts';

export const publicChangeFields = {
  action: choice(visitorActions),
  soil_test_date: day().optional(),
  reason: text({ max: 500, blank: false }),
  ...phoneProofFields,
};

/**
 * Cancels a booking until its soil is collected, or asks for another day, for a person without an account. Money that was paid is
 * refunded as for everybody. An answer can be lost: what has happened already is answered again, without its code, which was used.
 * Errors: as `proveByPhone`, 400 for a missing day and one in the past, 409 once the soil was collected or the booking canceled.
 */
export async function changeByUuid(
  db: Database,
  uuid: string,
  reading: Reading<typeof publicChangeFields>,
  now: Date,
  write: Write<PublicBooking> = db.inTransaction,
): Promise<PublicBooking> {
  const { action, soil_test_date: asked_date, reason, ...proof } = allValues(reading);
  if (action === 'ask_move' && asked_date === undefined) {
    throw invalid([{ path: ['soil_test_date'], message: 'This field is required.' }]);
  }
  const wish = action === 'ask_move' ? { asked_date, reason } : null;
  const before = await db.inTransaction(async (transaction) =>
    (await hasHappened(transaction, uuid, wish)) ? getPublicBooking(transaction, uuid, now) : null,
  );
  if (before) return before;
  const change = async (transaction: Db, row: typeof bookings.$inferSelect) => {
    if (asked_date !== undefined && action === 'ask_move') {
      await keepWish(transaction, row, { asked_date, reason, by: null, now });
    } else {
      refuseCollected(row);
      await moveBooking(transaction, row, { to: 'canceled', cause: 'person', note: reason, by: null, now });
      await followPrice(transaction, row.id, { now, by: null });
    }
    return getPublicBooking(transaction, uuid, now);
  };
  return proveByPhone(db, uuid, proof, now, change, write);
}

/** Whether a booking has this open wish, or, for null, is canceled: everybody with its link sees both. */
async function hasHappened(
  db: Db,
  uuid: string,
  wish: { asked_date: string | undefined; reason: string } | null,
): Promise<boolean> {
  if (!wish)
    return (await db.$count(bookings, and(eq(bookings.uuid, uuid), eq(bookings.canceled, true)))) > 0;
  const [open] = await db
    .select({ asked_date: bookingMoves.asked_date, reason: bookingMoves.reason })
    .from(bookingMoves)
    .innerJoin(bookings, eq(bookings.id, bookingMoves.booking_id))
    .where(and(eq(bookings.uuid, uuid), eq(bookingMoves.status, 'asked')));
  return open?.asked_date === wish.asked_date && open?.reason === wish.reason;
}
