import type {
  LimitedReading,
  SavedReadings,
  SavedReadingsKind,
  SensorData,
  SoilTestSample,
} from '@udongo/sdk';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { devices, sampleReadingsHistory, samples, users } from '../../../db/schema.ts';
import { notFound } from '../../../errors.ts';
import { toInstant } from '../../platform/toInstant.ts';
import { judgeCalibrations } from '../calibrations.ts';
import { method, readingNames } from './sensorData.ts';

/** Readings, and which of them are below the limit of their method. */
export interface Measured {
  sensor_data: SensorData;
  below_limit: readonly LimitedReading[];
}

type StoredReadings = Pick<SoilTestSample, 'sensor_data' | 'below_limit'>;

export function isSameReadings(
  { sensor_data: stored, below_limit: before = [] }: StoredReadings,
  sent: Measured,
): boolean {
  const isBelow = (list: readonly string[], name: string) => list.includes(name);
  return (
    stored !== null &&
    readingNames.every(
      (name) =>
        stored[name] === sent.sensor_data[name] && isBelow(before, name) === isBelow(sent.below_limit, name),
    )
  );
}

/**
 * Which of the sent readings are below their limit. A client that does not know the list sends whole records back: a stored number that
 * stays the same stays below its limit.
 */
export function resolveLimits(
  { sensor_data: stored, below_limit: before = [] }: StoredReadings,
  sensorData: SensorData,
  sent: readonly LimitedReading[] | undefined,
): LimitedReading[] {
  return sent ? [...sent] : before.filter((name) => stored?.[name] === sensorData[name]);
}

interface Measurement {
  kind: SavedReadingsKind;
  /** Why they were corrected; '' when nobody said. */
  reason: string;
  /** Id of the probe; null when nobody said. */
  device: number | null;
  by: number | null;
  now: Date;
}

/** Keeps readings as somebody saved them, for good, with the probe as it is called now. */
export async function keepReadings(
  db: Db,
  sampleId: number,
  { sensor_data, below_limit }: Measured,
  { kind, reason, device, by, now }: Measurement,
): Promise<void> {
  const [probe] =
    device === null
      ? []
      : await db
          .update(devices)
          .set({ last_seen_on: now })
          .where(eq(devices.id, device))
          .returning({ name: devices.name, serial_number: devices.serial_number });
  const judge = await judgeCalibrations(db, device === null ? [] : [device], now);
  await db.insert(sampleReadingsHistory).values({
    ...sensor_data,
    below_limit: [...below_limit],
    ...{ sample_id: sampleId, saved_on: now, saved_by_id: by, kind, reason },
    ...(probe &&
      device !== null && {
        ...{ device_id: device, device_name: probe.name, device_serial_number: probe.serial_number },
        calibration_overdue: judge(device).calibration_overdue,
      }),
  });
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
    const readings = readingNames.map((reading) => [reading, saved[reading]]);
    return {
      id: saved.id,
      // All nine, as the columns are.
      sensor_data: Object.fromEntries(readings) as SensorData,
      below_limit: saved.below_limit,
      saved_on: toInstant(saved.saved_on),
      saved_by: saved.saved_by_id,
      saved_by_name: name ?? '',
      ...(saved.kind && { kind: saved.kind }),
      reason: saved.reason,
      method,
      device: saved.device_id,
      device_name: saved.device_name,
      device_serial_number: saved.device_serial_number,
      calibration_overdue: saved.calibration_overdue,
    };
  });
}
