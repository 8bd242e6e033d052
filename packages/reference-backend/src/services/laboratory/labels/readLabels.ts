import type { TestType } from '@udongo/sdk';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { hasId } from '../../../db/hasId.ts';
import { bookings, samples } from '../../../db/schema.ts';
import { notFound } from '../../../errors.ts';
import { invalid } from '../../../validation/issues.ts';
import { sampleCode } from '../../bookings/StoredBooking.ts';
import { samplesOf } from '../samples/listSamples.ts';

/** Content of a bag's label: nothing about the person. */
export interface Label {
  code: string;
  testType: TestType;
  /** Calendar day. */
  collectedOn: string;
}

/**
 * Labels for the samples of a booking in their order, or for single samples.
 * Errors: throws 400 when neither is named, 404 when one is out of the caller's reach.
 */
export async function readLabels(
  db: Db,
  actor: Actor,
  { booking, samples: ids }: { booking: number | undefined; samples: number[] },
): Promise<Label[]> {
  if (booking === undefined && ids.length === 0) {
    throw invalid([{ path: ['booking'], message: 'Choose a booking or samples.' }]);
  }
  const named = ids.length > 0 ? inArray(samples.id, ids) : hasId(samples.booking_id, booking);
  const rows = await db
    .select({ number: samples.number, booking: bookings })
    .from(samples)
    .innerJoin(bookings, eq(bookings.id, samples.booking_id))
    .where(and(named, samplesOf(db, actor)))
    .orderBy(asc(samples.booking_id), asc(samples.position));
  if (rows.length === 0 || rows.length < new Set(ids).size) throw notFound();
  return rows.map(({ number, booking: { code, test_type, soil_test_date } }) => ({
    code: sampleCode(code, { number }),
    testType: test_type,
    collectedOn: soil_test_date,
  }));
}
