import type { SampleResult, SampleSince } from '@udongo/sdk';
import { isIncluded } from '@udongo/sdk/results';
import { todayInNairobi } from '@udongo/sdk/values';
import { and, desc, eq, gte, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/Database.ts';
import { bookings, crops, reports, samples } from '../../../db/schema.ts';
import { verifiedStatuses } from '../../bookings/statusRules.ts';
import { measuredOn } from '../results/measuredOn.ts';
import { rateCrop } from '../results/rateSample.ts';
import type { RuleSet } from '../rules/RuleSet.ts';
import { compareReadings } from './compareReadings.ts';
import { numberOf, writeNumber } from './reportNumber.ts';

const own = alias(samples, 'own');

/**
 * Compares each sample with the last earlier one of its place that the farmer was given a report of, unless that was withdrawn or is
 * outdated. Places are joined as for the farmer's chart.
 */
export async function readSince(
  db: Db,
  booking: Pick<typeof bookings.$inferSelect, 'id' | 'farmer_id' | 'soil_test_date'>,
  results: readonly SampleResult[],
  rules: RuleSet | null,
): Promise<SampleSince[]> {
  if (booking.farmer_id === null) return [];
  const rows = await db
    .selectDistinctOn([own.id], {
      sample: own.id,
      crop: crops,
      earlier: samples,
      booking: bookings.id,
      code: bookings.code,
      testType: bookings.test_type,
      testDay: bookings.soil_test_date,
      measuredOn,
      revision: numberOf('reports').mapWith(Number),
    })
    .from(own)
    .innerJoin(samples, and(eq(samples.place_id, own.place_id), ne(samples.booking_id, own.booking_id)))
    .innerJoin(bookings, eq(bookings.id, samples.booking_id))
    .innerJoin(reports, eq(reports.booking_id, bookings.id))
    .innerJoin(crops, eq(crops.id, own.main_crop_id))
    .where(
      and(
        eq(own.booking_id, booking.id),
        eq(bookings.farmer_id, booking.farmer_id),
        inArray(bookings.status, verifiedStatuses),
        sql`(${bookings.soil_test_date}, ${samples.id}) < (${booking.soil_test_date}, ${own.id})`,
        isNotNull(samples.pH),
        isNull(samples.rejected_reason),
        isNotNull(reports.given_on),
        isNull(reports.withdrawn_on),
        or(isNull(bookings.results_changed_on), gte(reports.generated_on, bookings.results_changed_on)),
      ),
    )
    .orderBy(own.id, desc(bookings.soil_test_date), desc(samples.id), desc(reports.id));
  return rows.flatMap((row) => {
    const result = results.find(({ sample }) => sample === row.sample);
    const main = result?.crops.find(({ is_main }) => is_main);
    const before = rateCrop(row.earlier, row.crop, rules).filter(({ reading }) =>
      isIncluded(row.testType, reading),
    );
    const readings = compareReadings(before, main?.ratings ?? []);
    if (readings.length === 0) return [];
    return [
      {
        sample: row.sample,
        booking: row.booking,
        number: writeNumber(row.code, row.revision),
        measured_on: row.measuredOn ? todayInNairobi(row.measuredOn) : row.testDay,
        readings,
      },
    ];
  });
}

/**
 * Leaves out comparisons with bookings out of `reach`, and with those that have another farmer than the report by now. Undefined reaches
 * all.
 */
export async function hideSince<Snapshot extends { since?: SampleSince[] }>(
  db: Db,
  rows: readonly { farmer: number | null; snapshot: Snapshot }[],
  reach: SQL | undefined,
): Promise<Snapshot[]> {
  const ids = rows.flatMap(({ snapshot }) => snapshot.since?.map(({ booking }) => booking) ?? []);
  const seen =
    ids.length === 0
      ? []
      : await db
          .select({ id: bookings.id, farmer: bookings.farmer_id })
          .from(bookings)
          .where(and(inArray(bookings.id, ids), isNotNull(bookings.farmer_id), reach));
  return rows.map(({ farmer, snapshot }) => {
    const { since, ...others } = snapshot;
    const kept = since?.filter(({ booking }) =>
      seen.some((one) => one.id === booking && one.farmer === farmer),
    );
    return (kept?.length ? { ...others, since: kept } : others) as Snapshot;
  });
}
