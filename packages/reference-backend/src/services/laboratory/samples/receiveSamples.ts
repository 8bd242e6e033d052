import type { ReceivedSample } from '@udongo/sdk';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { bookingStatusChanges, bookings, sampleEvents, samples, users } from '../../../db/schema.ts';
import { choice, instant, line } from '../../../validation/fields.ts';
import { allValues, type Reading } from '../../../validation/readFields.ts';
import { sampleConditions } from '../../../values.ts';
import { followSamples } from '../../bookings/followSamples.ts';
import { lockBooking } from '../../bookings/lockBooking.ts';
import { moveBooking } from '../../bookings/moveBooking.ts';
import type { StoredBooking } from '../../bookings/StoredBooking.ts';
import { readSampleCode } from './listSamples.ts';
import { type ReadingName, readingNames } from './sensorData.ts';

const handed = z.object({
  code: line({ max: 50, blank: false }),
  condition: choice(sampleConditions).optional(),
  bag: line({ max: 50 }).optional(),
});

export const receiptFields = {
  handed_over_by: line({ max: 200 }).optional(),
  place: line({ max: 200 }).optional(),
  received_on: instant().optional(),
  samples: z.array(handed).min(1).max(200),
};

/**
 * Receives samples by their codes, each decided separately; their bookings follow. New soil for a rejected sample ends the rejection. A device without a network sends its receipt
 * again: samples that this person received at the same time are answered as the first time.
 */
export async function receiveSamples(
  db: Db,
  actor: Actor,
  reading: Reading<typeof receiptFields>,
  now: Date,
): Promise<ReceivedSample[]> {
  const receipt = allValues(reading);
  const { place = '', handed_over_by } = receipt;
  // The clock of a device can be fast.
  const received_on = receipt.received_on && receipt.received_on < now ? receipt.received_on : now;
  const found = await lockBookings(db, actor, receipt.samples);
  const answers: ReceivedSample[] = [];
  const changed = new Set<number>();
  for (const { code, condition = '', bag = '' } of receipt.samples) {
    const { booking, sample } = findSample(found, code);
    const answer = (outcome: ReceivedSample['outcome']) =>
      answers.push({ code, outcome, sample: sample?.id ?? null });
    if (!booking || !sample) answer('unknown_code');
    else if (booking.row.status === 'canceled') answer('canceled');
    else if (sample.received_on && !isNewSoil(sample, received_on)) {
      answer(sample.received_on.getTime() === received_on.getTime() ? 'received' : 'already_received');
    } else {
      const arrival = { received_on, ...(isNewSoil(sample, received_on) ? asNewSoil : {}) };
      Object.assign(sample, arrival);
      await db.update(samples).set(arrival).where(eq(samples.id, sample.id));
      await db.insert(sampleEvents).values({
        ...{ sample_id: sample.id, kind: 'received', happened_on: received_on, by_id: actor.userId },
        ...{ place, condition, bag },
        handed_over_by: handed_over_by || (await readCollector(db, booking.row.id)),
      });
      changed.add(booking.row.id);
      answer('received');
    }
  }
  for (const { row } of found.filter((booking) => changed.has(booking.row.id))) {
    // Soil for a rejected sample: there is something to measure again.
    if (row.status === 'analysed') {
      await moveBooking(db, row, { to: 'received', cause: 'samples_received', by: actor.userId, now });
    } else await followSamples(db, actor, row.id, { changesResults: false }, now);
  }
  return answers;
}

/** Whether soil handed over at this time replaces soil that was rejected before. */
function isNewSoil({ rejected_on }: typeof samples.$inferSelect, received_on: Date): boolean {
  return rejected_on !== null && rejected_on < received_on;
}

/** A sample as it is before it is measured; its history keeps the rejection and the readings of the former soil. */
const asNewSoil = {
  ...{ rejected_reason: null, rejected_note: '', rejected_on: null, rejected_by_id: null },
  ...{ repeat_asked_on: null, below_limit: [] },
  ...(Object.fromEntries(readingNames.map((name) => [name, null])) as Record<ReadingName, null>),
};

/** Locks the bookings of these codes, in the order of their ids: two calls that come together cannot wait for each other. */
export async function lockBookings(
  db: Db,
  actor: Actor,
  named: readonly { code: string }[],
): Promise<StoredBooking[]> {
  const codes = named.flatMap(({ code }) => readSampleCode(code)?.booking ?? []);
  if (codes.length === 0) return [];
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(inArray(bookings.code, [...new Set(codes)]))
    .orderBy(asc(bookings.id));
  const locked: StoredBooking[] = [];
  for (const { id } of rows) locked.push(await lockBooking(db, actor, id));
  return locked;
}

/** The sample of a code among locked bookings, and its booking; undefined for unknown ones. */
export function findSample(found: readonly StoredBooking[], code: string) {
  const read = readSampleCode(code);
  const booking = found.find(({ row }) => row.code === read?.booking);
  return { booking, sample: booking?.samples.find(({ row }) => row.number === read?.number)?.row };
}

/** The name of the person who marked a booking as collected last; "" for nobody. */
async function readCollector(db: Db, bookingId: number): Promise<string> {
  const [collected] = await db
    .select({ name: users.full_name })
    .from(bookingStatusChanges)
    .innerJoin(users, eq(users.id, bookingStatusChanges.changed_by_id))
    .where(
      and(
        eq(bookingStatusChanges.booking_id, bookingId),
        eq(bookingStatusChanges.status, 'sample_collected'),
        eq(bookingStatusChanges.is_skipped, false),
      ),
    )
    .orderBy(desc(bookingStatusChanges.id))
    .limit(1);
  return collected?.name ?? '';
}
