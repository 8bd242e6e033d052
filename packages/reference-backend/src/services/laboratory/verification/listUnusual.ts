import type { ReadingName, UnusualReading } from '@udongo/sdk';
import type { SensorValues } from '@udongo/sdk/values';
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { queryRows } from '../../../db/queryRows.ts';
import { bookings, readingComments, samples } from '../../../db/schema.ts';
import { notFound } from '../../../errors.ts';
import { sampleCode } from '../../bookings/StoredBooking.ts';
import { verifiedStatuses } from '../../bookings/statusRules.ts';
import { bookingsOf } from '../../people/bookingsOf.ts';
import { readingNames } from '../samples/sensorData.ts';
import { countyValuesNeeded, judgeReading } from './unusualRules.ts';

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
  const comments = await readComments(db, measured);
  return measured.flatMap((sample) => {
    const values = valuesOf(sample);
    return readingNames.flatMap((reading) => {
      const value = sample[reading];
      if (value === null) return [];
      const others = measured.filter(({ id }) => id !== sample.id).flatMap((other) => other[reading] ?? []);
      const neighbours = { booking: others, countyMedian: medians[reading] ?? null };
      const reasons = judgeReading(reading, values, neighbours);
      const comment = comments.get(`${sample.id} ${reading} ${value}`) ?? null;
      const where = { sample: sample.id, sample_code: sampleCode(booking.code, sample) };
      return reasons.length === 0 ? [] : [{ ...where, reading, value, reasons, comment }];
    });
  });
}

function valuesOf(sample: SampleRow): SensorValues {
  return Object.fromEntries(
    readingNames.flatMap((name) => (sample[name] === null ? [] : [[name, sample[name]]])),
  );
}

/** Number of a county's latest samples that show the usual values there now. */
const latestSamples = 500;

async function readCountyMedians(
  db: Db,
  { id, county_id }: BookingRow,
): Promise<Partial<Record<ReadingName, number>>> {
  if (county_id === null) return {};
  const latest = db
    .select(Object.fromEntries(readingNames.map((name) => [name, samples[name]])))
    .from(bookings)
    .innerJoin(samples, eq(samples.booking_id, bookings.id))
    .where(
      and(
        eq(bookings.county_id, county_id),
        inArray(bookings.status, [...verifiedStatuses]),
        ne(bookings.id, id),
        isNotNull(samples.pH),
        isNull(samples.rejected_reason),
      ),
    )
    .orderBy(desc(bookings.id), desc(samples.id))
    .limit(latestSamples);
  const medians = readingNames.map(
    (name) =>
      sql`percentile_cont(0.5) within group (order by ${sql.identifier(samples[name].name)}) as ${sql.identifier(name)}`,
  );
  const [row] = await queryRows<Record<ReadingName | 'count', number>>(
    db,
    sql`select count(*)::integer as count, ${sql.join(medians, sql`, `)} from (${latest}) as latest`,
  );
  return row && row.count >= countyValuesNeeded ? row : {};
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
