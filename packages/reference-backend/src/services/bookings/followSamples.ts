import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { bookings, samples } from '../../db/schema.ts';
import { moveBooking } from './moveBooking.ts';
import { isVerified } from './statusRules.ts';

interface ChangeOfSamples {
  changesResults: boolean;
  /** Changes beside readings; "" for none. */
  details?: string;
}

/**
 * Lets a booking, which the caller has locked, follow a change of its samples: it becomes `analysed` when nothing is left to
 * measure, and goes back there when `changesResults` and it was verified, which makes its report an outdated one.
 */
export async function followSamples(
  db: Db,
  { userId: by }: Actor,
  bookingId: number,
  { changesResults, details = '' }: ChangeOfSamples,
  now: Date,
): Promise<void> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!booking) return;
  if (changesResults) {
    await db.update(bookings).set({ results_changed_on: now }).where(eq(bookings.id, bookingId));
  }
  if (isVerified(booking.status)) {
    const cause = details === '' ? 'readings_changed' : 'details_changed';
    if (changesResults) {
      await moveBooking(db, booking, { to: 'analysed', cause, note: details.slice(0, 500), by, now });
    }
    return;
  }
  if (isBeforeAnalysis.has(booking.status) && (await isAllMeasured(db, bookingId))) {
    await moveBooking(db, booking, { to: 'analysed', cause: 'readings_saved', by, now });
  }
}

const isBeforeAnalysis: ReadonlySet<string> = new Set(['booked', 'sample_collected', 'received']);

/** A rejected sample is waited for no longer; somebody has to have measured another one. */
async function isAllMeasured(db: Db, bookingId: number): Promise<boolean> {
  const [counted] = await db
    .select({
      measured: sql<number>`count(${samples.pH})::integer`,
      all: sql<number>`count(*)::integer`,
    })
    .from(samples)
    .where(and(eq(samples.booking_id, bookingId), sql`${samples.rejected_reason} is null`));
  return counted !== undefined && counted.measured > 0 && counted.measured === counted.all;
}
