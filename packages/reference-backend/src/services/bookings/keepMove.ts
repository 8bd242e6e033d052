import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { bookingMoves, type bookings } from '../../db/schema.ts';
import { notify } from '../messages/notifications/notify.ts';

interface KeptMove {
  /** Day before the change. */
  from: string;
  note?: string;
  /** User id of the person who changed the day. */
  by: number | null;
  now: Date;
}

/** Keeps that a booking, as it is now, has another day, which agrees to an open request, and tells people of it. */
export async function keepMove(
  db: Db,
  booking: typeof bookings.$inferSelect,
  { from, note = '', by, now }: KeptMove,
): Promise<void> {
  const day = booking.soil_test_date;
  if (day === from) return;
  const agreed = { status: 'agreed' as const, new_date: day, note, decided_on: now, decided_by_id: by };
  const ofBooking = and(eq(bookingMoves.booking_id, booking.id), eq(bookingMoves.status, 'asked'));
  const answered = await db
    .update(bookingMoves)
    .set(agreed)
    .where(ofBooking)
    .returning({ id: bookingMoves.id });
  if (answered.length === 0) {
    const created = { created_on: now, created_by_id: by };
    await db
      .insert(bookingMoves)
      .values({ booking_id: booking.id, from_date: from, asked_date: day, ...created, ...agreed });
  }
  if (booking.status === 'booked') await notify(db, booking, { notice: 'moved', day }, { by, now });
}
