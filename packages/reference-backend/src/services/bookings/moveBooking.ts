import type { BookingStatus, StatusCause } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { insertRows } from '../../db/insertRows.ts';
import { bookingMoves, bookingStatusChanges, bookings } from '../../db/schema.ts';
import type { Notice } from '../messages/notifications/notices.ts';
import { notify } from '../messages/notifications/notify.ts';
import { readBookingSettings } from '../platform/settings.ts';
import { moveSamples } from './moveSamples.ts';
import { promise } from './promises.ts';
import { isVerified, listSkipped } from './statusRules.ts';

interface Move {
  to: BookingStatus;
  cause: StatusCause;
  note?: string;
  /** User id of the person whose action led to it; null for a visitor. */
  by: number | null;
  now: Date;
}

/**
 * Takes a booking, which the caller has locked, to a status and keeps the step. An automatic move forward keeps the steps
 * that it leaves out as skipped. Nothing else changes a status.
 */
export async function moveBooking(
  db: Db,
  booking: typeof bookings.$inferSelect,
  { to, cause, note = '', by, now }: Move,
): Promise<void> {
  const skipped = cause === 'person' || cause === 'self_verified' ? [] : listSkipped(booking.status, to);
  const kept = { booking_id: booking.id, cause, changed_on: now, changed_by_id: by };
  let from = booking.status;
  const steps = [...skipped, to].map((status, index) => {
    const is_skipped = index < skipped.length;
    const step = { ...kept, from_status: from, status, note: is_skipped ? '' : note, is_skipped };
    from = status;
    return step;
  });
  await db.insert(bookingStatusChanges).values(steps);
  const isMoneyMatter = to === 'canceled' || booking.status === 'canceled';
  await db
    .update(bookings)
    .set({
      status: to,
      ...(isMoneyMatter ? { canceled: to === 'canceled' } : {}),
      // Its report is outdated.
      ...(isVerified(booking.status) && !isVerified(to) ? { is_report_sent: false } : {}),
      ...promise(await readBookingSettings(db), { status: to, soil_test_date: fromDay(booking, now) }, now),
      updated_on: now,
    })
    .where(eq(bookings.id, booking.id));
  if (cause === 'person') await moveSamples(db, booking.id, to, { by, now });
  if (booking.status === 'booked') {
    await db
      .update(bookingMoves)
      .set({ status: 'lapsed', decided_on: now })
      .where(and(eq(bookingMoves.booking_id, booking.id), eq(bookingMoves.status, 'asked')));
  }
  // The farmer is told on the page of the report, by the person who withdrew it.
  const notice = cause === 'report_withdrawn' ? undefined : toNotice(booking.status, to, note);
  if (notice) await notify(db, booking, notice, { by, now });
}

/** The day from which a collection is promised: a booking that has to be collected again has its day behind it. */
function fromDay({ soil_test_date }: { soil_test_date: string }, now: Date): string {
  const today = todayInNairobi(now);
  return soil_test_date < today ? today : soil_test_date;
}

/**
 * Gives the notice that people get of a step. Steps within the laboratory give none, and a report's notice goes out
 * when the report is sent.
 */
function toNotice(from: BookingStatus, to: BookingStatus, note: string): Notice | undefined {
  if (to === 'sample_collected' && from === 'booked') return { notice: 'collected' };
  if (to === 'canceled') return { notice: 'canceled', reason: note };
  return isVerified(from) && !isVerified(to) ? { notice: 'checked_again' } : undefined;
}

/** The statement that keeps the first step of a new booking. */
export function firstStep(booking: { id: number; created_by_id: number | null }, now: Date): SQL | null {
  return insertRows(bookingStatusChanges, [
    {
      booking_id: booking.id,
      from_status: null,
      status: 'booked',
      cause: 'person',
      changed_on: now,
      changed_by_id: booking.created_by_id,
    },
  ]);
}
