import type { DuplicateReadings, DuplicateState, SampleDuplicate } from '@udongo/sdk';
import { and, desc, eq, gt, inArray, isNull, ne, notExists, or, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { one } from '../../../db/one.ts';
import {
  bookings,
  devices,
  sampleDuplicates,
  sampleReadingsHistory,
  samples,
  users,
} from '../../../db/schema.ts';
import { badRequest } from '../../../errors.ts';
import { choices, key } from '../../../validation/fields.ts';
import { allValues, type Reading } from '../../../validation/readFields.ts';
import { limitedReadings } from '../../../values.ts';
import { followSamples } from '../../bookings/followSamples.ts';
import { sampleCode } from '../../bookings/StoredBooking.ts';
import { checkKeys } from '../../platform/checkKeys.ts';
import { cutPage, type Listed, type ListQuery } from '../../platform/list.ts';
import { unclearUpTo } from '../results/repeatability.ts';
import { lockSample, rejected } from '../samples/changeSamples.ts';
import { getSample } from '../samples/listSamples.ts';
import { ofPresentSoil } from '../samples/ofPresentSoil.ts';
import { soilReading } from '../samples/sensorData.ts';
import { judgeValues, soilReadings, toMeasured } from './ControlRow.ts';
import { readControlSettings } from './controlSettings.ts';

const compared = Object.keys(unclearUpTo) as (keyof DuplicateReadings)[];

export const duplicateFields = {
  device: key().optional(),
  below_limit: choices(limitedReadings).optional(),
  readings: z.object(
    Object.fromEntries(compared.map((name) => [name, soilReading(name)])) as Record<
      keyof DuplicateReadings,
      ReturnType<typeof soilReading>
    >,
  ),
};

/**
 * Whether this sample is the one in `oneIn` that is measured twice; 0 picks none. The id decides, scattered by the multiplier of
 * Knuth's hash, so that neither a person nor the order of the samples does.
 */
export function isPicked(id: number, oneIn: number): boolean {
  return oneIn > 0 && Math.floor(((Math.imul(id, 2_654_435_761) >>> 0) / 2 ** 32) * oneIn) === 0;
}

/** Second measurements, the latest first. */
export async function listDuplicates(
  db: Db,
  _actor: Actor,
  query: ListQuery & { device: number | undefined },
): Promise<Listed<SampleDuplicate>> {
  const where = query.device === undefined ? undefined : eq(sampleDuplicates.device_id, query.device);
  const stored = db
    .select({ id: sampleDuplicates.id })
    .from(sampleDuplicates)
    .innerJoin(samples, eq(samples.id, sampleDuplicates.sample_id))
    .where(where);
  return cutPage(query, await db.$count(stored.as('stored')), (limit, offset) =>
    selectDuplicates(db, where).limit(limit).offset(offset).then(toDuplicates),
  );
}

/** Errors: throws 404. */
export async function getDuplicate(db: Db, actor: Actor, id: number): Promise<DuplicateState> {
  await getSample(db, actor, id);
  const { duplicates_one_in } = await readControlSettings(db);
  return {
    is_needed: isPicked(id, duplicates_one_in),
    measured: (await readDuplicates(db, [id])).get(id) ?? null,
  };
}

/**
 * Saves a second measurement; one beyond the limits makes a verified booking wait for verification again.
 * Errors: throws 404, and 400 for refused fields and for a sample that is rejected, not measured or not picked.
 */
export async function saveDuplicate(
  db: Db,
  actor: Actor,
  id: number,
  reading: Reading<typeof duplicateFields>,
  now: Date,
): Promise<SampleDuplicate> {
  const sample = await lockSample(db, actor, id);
  const unknown = await checkKeys(db, devices.id, [{ path: ['device'], id: reading.values.device }]);
  const {
    device,
    readings,
    below_limit = [],
  } = allValues<typeof duplicateFields>({
    values: reading.values,
    issues: [...reading.issues, ...unknown],
  });
  if (sample.rejected_reason) throw refused(rejected);
  if (!sample.sensor_data) throw refused('Save the readings of this sample first.');
  if (!isPicked(id, (await readControlSettings(db)).duplicates_one_in)) {
    throw refused('This sample is not one of those that are measured twice.');
  }
  const [probe] = device === undefined ? [] : await db.select().from(devices).where(eq(devices.id, device));
  await db.insert(sampleDuplicates).values({
    ...{ sample_id: id, readings, below_limit, measured_on: now, measured_by_id: actor.userId },
    ...(probe && { device_id: probe.id, device_name: probe.name, device_serial_number: probe.serial_number }),
  });
  const found = (await readDuplicates(db, [id])).get(id);
  const saved = one(found ? [found] : []);
  if (!saved.is_within) await followSamples(db, actor, saved.booking, { changesResults: true }, now);
  return saved;
}

/** The latest second measurement of each sample since it was measured last, of the soil that is there now. */
export async function readDuplicates(db: Db, ids: readonly number[]): Promise<Map<number, SampleDuplicate>> {
  if (ids.length === 0) return new Map();
  const rows = await selectDuplicates(
    db,
    and(
      inArray(samples.id, [...ids]),
      ofPresentSoil(sampleDuplicates.measured_on),
      // A person who measures again can know the second values.
      notExists(
        db
          .select({ id: sampleReadingsHistory.id })
          .from(sampleReadingsHistory)
          .where(
            and(
              eq(sampleReadingsHistory.sample_id, samples.id),
              gt(sampleReadingsHistory.saved_on, sampleDuplicates.measured_on),
              or(isNull(sampleReadingsHistory.kind), ne(sampleReadingsHistory.kind, 'corrected')),
            ),
          ),
      ),
    ),
  );
  return new Map(toDuplicates(rows.reverse()).map((duplicate) => [duplicate.sample, duplicate]));
}

function selectDuplicates(db: Db, where: SQL | undefined) {
  return db
    .select({ row: sampleDuplicates, sample: samples, booking: bookings.code, name: users.full_name })
    .from(sampleDuplicates)
    .innerJoin(samples, eq(samples.id, sampleDuplicates.sample_id))
    .innerJoin(bookings, eq(bookings.id, samples.booking_id))
    .leftJoin(users, eq(users.id, sampleDuplicates.measured_by_id))
    .where(where)
    .orderBy(desc(sampleDuplicates.id))
    .$dynamic();
}

function toDuplicates(rows: Awaited<ReturnType<typeof selectDuplicates>>): SampleDuplicate[] {
  return rows.map(({ row, sample, booking, name }) => {
    const limits = soilReadings.flatMap((reading) => {
      const [expected, deviation] = [sample[reading], unclearUpTo[reading]];
      const isBelow = (sample.below_limit as readonly string[]).includes(reading);
      return expected === null || deviation === undefined
        ? []
        : [[reading, { expected, deviation, isBelow }]];
    });
    return {
      ...toMeasured(row, name, judgeValues(row.readings, Object.fromEntries(limits), row.below_limit)),
      ...{ sample: sample.id, sample_code: sampleCode(booking, sample), booking: sample.booking_id },
    };
  });
}

const refused = (message: string) => badRequest({ non_field_errors: [message] });
