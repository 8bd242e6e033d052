import type { BookingStatus } from '@udongo/sdk';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { sampleEvents, samples } from '../../db/schema.ts';

/**
 * Lets the samples of a booking follow a step that a person chose: `received` brings all of them into the laboratory, a step back
 * before it takes them out again.
 */
export async function moveSamples(
  db: Db,
  bookingId: number,
  to: BookingStatus,
  { by, now }: { by: number | null; now: Date },
): Promise<void> {
  const ofBooking = eq(samples.booking_id, bookingId);
  if (to === 'received') {
    const arrived = await db
      .update(samples)
      .set({ received_on: now })
      .where(and(ofBooking, isNull(samples.received_on)))
      .returning({ sample_id: samples.id });
    if (arrived.length === 0) return;
    const event = { kind: 'received', happened_on: now, by_id: by } as const;
    await db.insert(sampleEvents).values(arrived.map((sample) => ({ ...sample, ...event })));
  } else if (to === 'booked' || to === 'sample_collected') {
    await db
      .update(samples)
      .set({ received_on: null })
      .where(and(ofBooking, isNotNull(samples.received_on)));
  }
}
