import type { SavedReadings, SensorData } from '@udongo/sdk';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { sampleReadingsHistory, samples, users } from '../../../db/schema.ts';
import { notFound } from '../../../errors.ts';
import { toInstant } from '../../platform/toInstant.ts';
import { readingNames } from './sensorData.ts';

export function isSameReadings(stored: SensorData | null, sent: SensorData): boolean {
  return stored !== null && readingNames.every((name) => stored[name] === sent[name]);
}

/** Keeps readings as somebody saved them, for good. */
export async function keepReadings(
  db: Db,
  sampleId: number,
  readings: SensorData,
  { by, now }: { by: number | null; now: Date },
): Promise<void> {
  await db
    .insert(sampleReadingsHistory)
    .values({ ...readings, sample_id: sampleId, saved_on: now, saved_by_id: by });
}

/** Lists the readings that were saved for a sample, the latest first. Errors: throws 404 for an unknown sample. */
export async function listReadings(db: Db, sampleId: number): Promise<SavedReadings[]> {
  const [sample] = await db.select({ id: samples.id }).from(samples).where(eq(samples.id, sampleId));
  if (!sample) throw notFound();
  const rows = await db
    .select({ saved: sampleReadingsHistory, name: users.full_name })
    .from(sampleReadingsHistory)
    .leftJoin(users, eq(users.id, sampleReadingsHistory.saved_by_id))
    .where(eq(sampleReadingsHistory.sample_id, sampleId))
    .orderBy(desc(sampleReadingsHistory.id));
  return rows.map(({ saved, name }) => {
    const { id, sample_id: _, saved_on, saved_by_id, ...sensor_data } = saved;
    return {
      id,
      sensor_data,
      saved_on: toInstant(saved_on),
      saved_by: saved_by_id,
      saved_by_name: name ?? '',
    };
  });
}
