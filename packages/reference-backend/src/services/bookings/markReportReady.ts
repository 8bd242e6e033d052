import { eq } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { bookings } from '../../db/schema.ts';
import { invalid } from '../../validation/issues.ts';
import { moveBooking } from './moveBooking.ts';
import { isVerified } from './statusRules.ts';

/**
 * Takes the booking of a new report, which the caller has locked, to `report_ready`; one that is there stays.
 * Errors: throws 400 under `booking` for one that is not verified.
 */
export async function markReportReady(db: Db, actor: Actor, bookingId: number, now: Date): Promise<void> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!booking || !isVerified(booking.status)) {
    throw invalid([{ path: ['booking'], message: 'Verify this booking before you make its report.' }]);
  }
  if (booking.status === 'report_ready') return;
  await moveBooking(db, booking, {
    to: 'report_ready',
    cause: 'report_generated',
    by: actor.userId,
    now,
  });
}
