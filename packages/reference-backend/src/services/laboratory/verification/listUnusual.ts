import type { UnusualReading } from '@udongo/sdk';
import { judgeReading } from '@udongo/sdk/results';
import { isCoordinate, judgeReadings, type SensorValues } from '@udongo/sdk/values';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { bookings, counties, readingComments, samples } from '../../../db/schema.ts';
import { notFound } from '../../../errors.ts';
import { sampleCode } from '../../bookings/StoredBooking.ts';
import { bookingsOf } from '../../people/bookingsOf.ts';
import { readCountyMedians } from '../samples/readCountyMedians.ts';
import { readingNames } from '../samples/sensorData.ts';
import { judgePlace } from './judgePlace.ts';

type BookingRow = typeof bookings.$inferSelect;
type SampleRow = typeof samples.$inferSelect;

/** The unusual readings of a booking. Errors: throws 404 out of the caller's reach. */
export async function listUnusual(db: Db, actor: Actor, id: number): Promise<UnusualReading[]> {
  const [booking] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), bookingsOf(db, actor)));
  if (!booking) throw notFound();
  return findUnusual(db, booking);
}

/** Lists unusual readings by sample, then in the order of the readings; rejected samples are left out. */
export async function findUnusual(db: Db, booking: BookingRow): Promise<UnusualReading[]> {
  const measured = await db
    .select()
    .from(samples)
    .where(and(eq(samples.booking_id, booking.id), isNotNull(samples.pH), isNull(samples.rejected_reason)))
    .orderBy(asc(samples.number));
  const medians = await readCountyMedians(db, booking);
  const county = await nameCounty(db, booking);
  const comments = await readComments(db, measured);
  return measured.flatMap((sample) => {
    const values = valuesOf(sample);
    // Impossible and swapped coordinates are far from everywhere.
    const isPlace = readingNames.every((name) => !isCoordinate(name) || !judgeReadings(values)[name]);
    const elsewhere = isPlace ? judgePlace(values, { county, plot: sample.sample_location }) : [];
    return readingNames.flatMap((reading) => {
      const value = sample[reading];
      if (value === null) return [];
      const others = measured.filter(({ id }) => id !== sample.id).flatMap((other) => other[reading] ?? []);
      const below = sample.below_limit;
      const neighbours = { booking: others, countyMedian: medians[reading] ?? null, below };
      const own = judgeReading(reading, values, neighbours);
      const reasons = reading === 'latitude' ? [...own, ...elsewhere] : own;
      const comment = comments.get(`${sample.id} ${reading} ${value}`) ?? null;
      const where = { sample: sample.id, sample_code: sampleCode(booking.code, sample) };
      const isBelow = (below as readonly string[]).includes(reading);
      const limit = isBelow ? { below_limit: true } : {};
      return reasons.length === 0 ? [] : [{ ...where, reading, value, ...limit, reasons, comment }];
    });
  });
}

async function nameCounty(db: Db, { county_id }: BookingRow): Promise<string | null> {
  if (county_id === null) return null;
  const [county] = await db.select().from(counties).where(eq(counties.id, county_id));
  return county?.name ?? null;
}

function valuesOf(sample: SampleRow): SensorValues {
  return Object.fromEntries(
    readingNames.flatMap((name) => (sample[name] === null ? [] : [[name, sample[name]]])),
  );
}

/** The latest comment for each value that was commented on, by sample, reading and value. */
async function readComments(db: Db, measured: readonly SampleRow[]): Promise<Map<string, string>> {
  if (measured.length === 0) return new Map();
  const ids = measured.map(({ id }) => id);
  const rows = await db
    .select()
    .from(readingComments)
    .where(inArray(readingComments.sample_id, ids))
    .orderBy(asc(readingComments.id));
  return new Map(
    rows.map(({ sample_id, reading, value, comment }) => [`${sample_id} ${reading} ${value}`, comment]),
  );
}
