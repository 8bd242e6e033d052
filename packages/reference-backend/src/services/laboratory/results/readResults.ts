import type { SampleResult } from '@udongo/sdk';
import { isIncluded } from '@udongo/sdk/results';
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { bookings, crops, sampleReadingsHistory, samples, users } from '../../../db/schema.ts';
import { conflict, forbidden, notFound } from '../../../errors.ts';
import { keys } from '../../../validation/fields.ts';
import { invalid } from '../../../validation/issues.ts';
import { allValues, type Reading } from '../../../validation/readFields.ts';
import { invalidKey } from '../../../validation/storable.ts';
import { sampleCode, withOtherCrops } from '../../bookings/StoredBooking.ts';
import { bookingsOf } from '../../people/bookingsOf.ts';
import { isShared } from '../../people/sharedWith.ts';
import { toInstant } from '../../platform/toInstant.ts';
import { rateAnalysis } from '../analyses/rateAnalysis.ts';
import { readAnalyses } from '../analyses/readAnalyses.ts';
import { readRules } from '../rules/readRules.ts';
import { samplesOf, seesReadings } from '../samples/listSamples.ts';
import { method } from '../samples/sensorData.ts';
import { readPrices } from './inputPrices.ts';
import { ruleVersion } from './rateReading.ts';
import { rateSample } from './rateSample.ts';

/** Results are computed from what is stored now, each time they are read; a report keeps them. */

export const generateResultsFields = {
  samples: keys({ max: 200, tooMany: 'Ensure this field has no more than 200 elements.' }),
};

/** Errors: throws 400 for an unknown sample and for one without readings. */
export async function generateResults(
  db: Db,
  reading: Reading<typeof generateResultsFields>,
  now: Date,
): Promise<SampleResult[]> {
  const { samples: ids } = allValues(reading);
  if (ids.length === 0) throw refuse(['This list may not be empty.']);
  const found = await selectSources(db, inArray(samples.id, ids));
  const byId = new Map(found.map((source) => [source.row.id, source]));
  const unknown = ids.filter((id) => !byId.has(id));
  if (unknown.length > 0) throw refuse(unknown.map(invalidKey));
  const asked = ids.flatMap((id) => byId.get(id) ?? []);
  const empty = asked.filter(({ row }) => !isMeasured(row));
  if (empty.length > 0) throw refuse(empty.map((source) => `Sample ${codeOf(source)} has no readings.`));
  return toResults(db, asked, now);
}

/** Errors: throws 404 out of the caller's reach, 403 for what the farmer does not share, and 409 before the booking is verified for everybody but administrators. */
export async function getSampleResults(db: Db, actor: Actor, id: number, now: Date): Promise<SampleResult> {
  const sources = await selectSources(db, and(eq(samples.id, id), samplesOf(db, actor)));
  const [result] = await toResults(db, seen(actor, sources), now);
  if (!result) throw notFound();
  return result;
}

/** One for each sample, in their order. Errors: as `getSampleResults`. */
export async function getBookingResults(
  db: Db,
  actor: Actor,
  id: number,
  now: Date,
): Promise<SampleResult[]> {
  const sources = await selectSources(db, and(eq(bookings.id, id), bookingsOf(db, actor)));
  if (sources.length === 0) throw notFound();
  return toResults(db, seen(actor, sources), now);
}

/** Gives the results of these bookings in the order of their samples, for every caller. */
export async function readAllResults(db: Db, ids: readonly number[], now: Date): Promise<SampleResult[]> {
  return toResults(db, await selectSources(db, inArray(bookings.id, [...ids])), now);
}

interface Source {
  row: typeof samples.$inferSelect;
  booking: Pick<typeof bookings.$inferSelect, 'code' | 'status' | 'test_type' | 'farmer_id' | 'shared_with'>;
}

const { code, status, test_type, farmer_id, shared_with } = bookings;
const pick = { code, status, test_type, farmer_id, shared_with };

async function selectSources(db: Db, where: SQL | undefined): Promise<Source[]> {
  return db
    .select({ row: samples, booking: pick })
    .from(samples)
    .innerJoin(bookings, eq(bookings.id, samples.booking_id))
    .where(where)
    .orderBy(asc(samples.booking_id), asc(samples.position));
}

/** Agents see what the farmer shares, and only administrators see results that nobody has verified. */
function seen(actor: Actor, sources: Source[]): Source[] {
  if (!sources.every(({ booking }) => isShared(actor, booking))) throw notShared();
  if (!sources.every(({ booking }) => seesReadings(actor, booking.status))) {
    throw conflict('The results of this booking are not verified yet.');
  }
  return sources;
}

async function toResults(db: Db, sources: readonly Source[], now: Date): Promise<SampleResult[]> {
  const stored = await withOtherCrops(
    db,
    sources.map(({ row }) => row),
  );
  const ids = stored.flatMap(({ row, otherCrops }) => [row.main_crop_id, ...otherCrops]);
  const known = ids.length === 0 ? [] : await db.select().from(crops).where(inArray(crops.id, ids));
  const byId = new Map(known.map((crop) => [crop.id, crop]));
  const prices = await readPrices(db);
  const counting = await readRules(db);
  const saves = await selectSaves(db, sources);
  const analyses = await readAnalyses(
    db,
    sources.map(({ row }) => row.id),
  );
  return stored.map(({ row, otherCrops }, index) => {
    const wanted = isMeasured(row) && row.rejected_reason === null ? [row.main_crop_id, ...otherCrops] : [];
    const rated = rateSample(
      row,
      wanted.flatMap((id) => byId.get(id) ?? []),
      { prices, rules: counting?.rules ?? null },
    );
    const source = sources[index];
    const save = isMeasured(row) ? saves.get(row.id) : undefined;
    return {
      sample: row.id,
      booking: row.booking_id,
      generated_on: toInstant(now),
      rule_version: ruleVersion,
      method,
      rule_set: counting?.name ?? null,
      sample_code: source ? codeOf(source) : '',
      sample_location: row.sample_location,
      soil_type: row.soil_type,
      size_of_land: row.size_of_land,
      measured_on: save ? toInstant(save.saved_on) : null,
      measured_by_name: save?.by ?? '',
      measured_with: save?.device_name ? `${save.device_name} (${save.device_serial_number})` : '',
      calibration_overdue: save?.calibration_overdue ?? false,
      other_analyses:
        row.rejected_reason === null
          ? analyses(row.id).map((one) => ({ ...one, ...rateAnalysis(counting?.rules ?? null, one) }))
          : [],
      rejected_reason: row.rejected_reason,
      ...rated,
      // Actions follow from all readings: salty soil gets no fertiliser, whatever the test contains.
      crops: rated.crops.map((crop) => ({
        ...crop,
        ratings: crop.ratings.filter(
          ({ reading }) => source && isIncluded(source.booking.test_type, reading),
        ),
      })),
    };
  });
}

/** Reads when, by whom and with which probe the present readings of each sample were saved. */
async function selectSaves(db: Db, sources: readonly Source[]) {
  const ids = sources.map(({ row }) => row.id);
  if (ids.length === 0) return new Map<number, never>();
  const { sample_id, saved_on, saved_by_id, device_name, device_serial_number, calibration_overdue } =
    sampleReadingsHistory;
  const rows = await db
    .selectDistinctOn([sample_id], {
      sample_id,
      saved_on,
      by: users.full_name,
      device_name,
      device_serial_number,
      calibration_overdue,
    })
    .from(sampleReadingsHistory)
    .leftJoin(users, eq(users.id, saved_by_id))
    .where(inArray(sample_id, ids))
    .orderBy(asc(sample_id), desc(sampleReadingsHistory.id));
  return new Map(rows.map((row) => [row.sample_id, row]));
}

/** The refusal for an agent with whom the farmer does not share the results. */
export function notShared() {
  return forbidden('The farmer has not shared these results with you.');
}

function codeOf({ row, booking }: Source): string {
  return sampleCode(booking.code, row);
}

function isMeasured(row: Source['row']): boolean {
  return row.pH !== null;
}

function refuse(messages: string[]) {
  return invalid(messages.map((message) => ({ path: ['samples'], message })));
}
