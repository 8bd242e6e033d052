import type { ReadingsOverTime } from '@udongo/sdk';
import { isIncluded } from '@udongo/sdk/results';
import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { bookings, crops, samples } from '../../../db/schema.ts';
import { sampleCode } from '../../bookings/StoredBooking.ts';
import { verifiedStatuses } from '../../bookings/statusRules.ts';
import { bookingsOf } from '../../people/bookingsOf.ts';
import { getFarmer } from '../../people/farmers.ts';
import { whereShared } from '../../people/sharedWith.ts';
import { toInstant } from '../../platform/toInstant.ts';
import { readRules } from '../rules/readRules.ts';
import { measuredOn } from './measuredOn.ts';
import { rateCrop } from './rateSample.ts';

const most = 200;

/** Lists the verified readings of a farmer, the oldest first. Errors: throws 404 out of the caller's reach. */
export async function readFarmerReadings(db: Db, actor: Actor, id: number): Promise<ReadingsOverTime> {
  await getFarmer(db, actor, id);
  const rows = await db
    .select({ row: samples, booking: bookings, crop: crops, measuredOn })
    .from(samples)
    .innerJoin(bookings, eq(bookings.id, samples.booking_id))
    .innerJoin(crops, eq(crops.id, samples.main_crop_id))
    .where(
      and(
        eq(bookings.farmer_id, id),
        bookingsOf(db, actor),
        whereShared(actor),
        inArray(bookings.status, verifiedStatuses),
        isNotNull(samples.pH),
        isNull(samples.rejected_reason),
      ),
    )
    .orderBy(desc(bookings.soil_test_date), desc(samples.id))
    .limit(most);
  const rules = (await readRules(db))?.rules ?? null;
  return rows.reverse().map(({ row, booking, crop, measuredOn: on }) => ({
    sample: row.id,
    sample_code: sampleCode(booking.code, row),
    sample_location: row.sample_location,
    booking: booking.id,
    soil_test_date: booking.soil_test_date,
    measured_on: on && toInstant(on),
    place: row.place_id,
    crop_name: crop.name,
    ratings: rateCrop(row, crop, rules).filter(({ reading }) => isIncluded(booking.test_type, reading)),
  }));
}
