import type { Booking } from '@udongo/sdk';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { bookings } from '../../db/schema.ts';
import { badRequest, notFound } from '../../errors.ts';
import type { BookingReading } from './bookingFields.ts';
import { lockBooking } from './lockBooking.ts';
import { type StoredBooking, selectBookings, toBooking } from './StoredBooking.ts';
import { settleBooking } from './settleBooking.ts';
import { rewriteBooking } from './writeBooking.ts';

/**
 * Changes a booking. What is absent keeps its stored value.
 * Errors: throws 404 out of the asker's reach, 400 for what is refused or once the work on it has begun.
 */
export async function updateBooking(
  db: Db,
  actor: Actor,
  id: number,
  reading: BookingReading,
  now: Date,
): Promise<Booking> {
  const stored = await lockBooking(db, actor, id);
  if (isUnderWay(actor, stored)) {
    throw badRequest({
      non_field_errors: ['Work on this booking has begun, so it can no longer be changed.'],
    });
  }
  const settled = await settleBooking(db, actor, reading, stored, now);
  await rewriteBooking(db, id, settled, now);
  const [changed] = await selectBookings(db, { where: eq(bookings.id, id) });
  if (!changed) throw notFound();
  return toBooking(changed);
}

/**
 * Deletes a booking with its samples; its uuid stays taken.
 * Errors: throws 404 out of the asker's reach, 400 once it is paid, whoever asks, or the work on it has begun.
 */
export async function deleteBooking(db: Db, actor: Actor, id: number): Promise<void> {
  const stored = await lockBooking(db, actor, id);
  if (isUnderWay(actor, stored)) {
    throw badRequest(['Work on this booking has begun, so it can no longer be deleted.']);
  }
  if (stored.row.paid) throw badRequest(['A paid booking cannot be deleted.']);
  await db.delete(bookings).where(eq(bookings.id, id));
}

function isUnderWay(actor: Actor, { row }: StoredBooking): boolean {
  return actor.role !== 'administrator' && row.status !== 'booked';
}
