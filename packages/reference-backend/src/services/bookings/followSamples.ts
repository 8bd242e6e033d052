import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { one } from '../../db/one.ts';
import { bookings, samples } from '../../db/schema.ts';
import { moveBooking } from './moveBooking.ts';
import { isVerified } from './statusRules.ts';

interface ChangeOfSamples {
  changesResults: boolean;
  /** Changes beside readings; "" for none. */
  details?: string;
}

/**
 * Lets a booking, which the caller has locked, follow a change of its samples: it becomes `received` when all are in the laboratory,
 * `analysed` when nothing is left to measure, and goes back there when `changesResults` and it was verified, which makes its report an outdated one.
 * With every sample rejected it is `booked` again: new soil has to be collected.
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
  const { all, received, measured, rejected } = await countAwaited(db, bookingId);
  if (all === 0 && rejected > 0 && booking.status !== 'booked' && booking.status !== 'canceled') {
    await moveBooking(db, booking, { to: 'booked', cause: 'samples_rejected', by, now });
    return;
  }
  if (isVerified(booking.status)) {
    const cause = details === '' ? 'readings_changed' : 'details_changed';
    if (changesResults) {
      await moveBooking(db, booking, { to: 'analysed', cause, note: details.slice(0, 500), by, now });
    }
    return;
  }
  if (booking.status !== 'received' && !isBeforeArrival.has(booking.status)) return;
  if (all > 0 && measured === all) {
    await moveBooking(db, booking, { to: 'analysed', cause: 'readings_saved', by, now });
  } else if (isBeforeArrival.has(booking.status) && all > 0 && received === all) {
    await moveBooking(db, booking, { to: 'received', cause: 'samples_received', by, now });
  }
}

const isBeforeArrival: ReadonlySet<string> = new Set(['booked', 'sample_collected']);

/** Counts the samples of a booking; a rejected one is waited for no longer. */
async function countAwaited(db: Db, bookingId: number) {
  const awaited = sql`${samples.rejected_reason} is null`;
  return one(
    await db
      .select({
        all: sql<number>`(count(*) filter (where ${awaited}))::integer`,
        received: sql<number>`(count(${samples.received_on}) filter (where ${awaited}))::integer`,
        measured: sql<number>`(count(${samples.pH}) filter (where ${awaited} and ${samples.repeat_asked_on} is null))::integer`,
        rejected: sql<number>`count(${samples.rejected_reason})::integer`,
      })
      .from(samples)
      .where(eq(samples.booking_id, bookingId)),
  );
}
