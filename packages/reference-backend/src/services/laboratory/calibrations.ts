import type { Calibration, Device } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { one } from '../../db/one.ts';
import { deviceCalibrations, devices, settings, users } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import { boolean, day, text } from '../../validation/fields.ts';
import { invalid } from '../../validation/issues.ts';
import { allValues, type Reading } from '../../validation/readFields.ts';
import { cutPage, type Listed, type ListQuery } from '../platform/list.ts';
import { defaultSettings } from '../platform/settings.ts';
import { toInstant } from '../platform/toInstant.ts';

export const calibrationFields = {
  calibrated_on: day(),
  standard: text({ max: 200, blank: false }),
  result: text({ max: 500, blank: false }),
  has_passed: boolean(),
};

/** The calibrations of a device, the latest day first. Errors: throws 404 for an unknown device. */
export async function listCalibrations(
  db: Db,
  _actor: Actor,
  id: number,
  query: ListQuery,
): Promise<Listed<Calibration>> {
  await checkDevice(db, id);
  const where = eq(deviceCalibrations.device_id, id);
  return cutPage(query, await db.$count(deviceCalibrations, where), async (limit, offset) => {
    const rows = await db
      .select({ calibration: deviceCalibrations, name: users.full_name })
      .from(deviceCalibrations)
      .leftJoin(users, eq(users.id, deviceCalibrations.recorded_by_id))
      .where(where)
      .orderBy(desc(deviceCalibrations.calibrated_on), desc(deviceCalibrations.id))
      .limit(limit)
      .offset(offset);
    return rows.map(({ calibration, name }) => toCalibration(calibration, name));
  });
}

/** Errors: throws 404 for an unknown device, and 400 for refused fields and a day to come. */
export async function addCalibration(
  db: Db,
  actor: Actor,
  id: number,
  reading: Reading<typeof calibrationFields>,
  now: Date,
): Promise<Calibration> {
  await checkDevice(db, id);
  const values = allValues(reading);
  if (values.calibrated_on > todayInNairobi(now)) {
    throw invalid([{ path: ['calibrated_on'], message: 'This day is still to come.' }]);
  }
  const added = one(
    await db
      .insert(deviceCalibrations)
      .values({ ...values, device_id: id, recorded_on: now, recorded_by_id: actor.userId })
      .returning(),
  );
  const [by] = actor.userId
    ? await db.select({ name: users.full_name }).from(users).where(eq(users.id, actor.userId))
    : [];
  return toCalibration(added, by?.name ?? null);
}

/** The state that follows from the calibrations of a device. */
export type CalibrationState = Required<Pick<Device, 'calibrated_on' | 'calibration_overdue'>>;

/**
 * Judges the latest calibration of each device: it is overdue when it is older than the interval of the settings, was not passed, or is
 * missing. An interval of 0 days asks for none.
 */
export async function judgeCalibrations(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<(id: number) => CalibrationState> {
  if (ids.length === 0) return () => ({ calibrated_on: null, calibration_overdue: false });
  const [{ days } = { days: defaultSettings.days_between_calibrations }] = await db
    .select({ days: settings.days_between_calibrations })
    .from(settings);
  const { device_id, calibrated_on, has_passed } = deviceCalibrations;
  const latest = await db
    .selectDistinctOn([device_id], { device_id, calibrated_on, has_passed })
    .from(deviceCalibrations)
    .where(inArray(device_id, [...ids]))
    .orderBy(device_id, desc(calibrated_on), desc(deviceCalibrations.id));
  const passed = new Map(latest.map((row) => [row.device_id, row.has_passed ? row.calibrated_on : null]));
  const since = todayInNairobi(new Date(now.getTime() - days * dayMs));
  return (id) => {
    const on = passed.get(id) ?? null;
    return { calibrated_on: on, calibration_overdue: days > 0 && (on === null || on < since) };
  };
}

const dayMs = 86_400_000;

async function checkDevice(db: Db, id: number): Promise<void> {
  if ((await db.$count(devices, eq(devices.id, id))) === 0) throw notFound();
}

function toCalibration(
  { device_id: _, recorded_on, recorded_by_id, ...row }: typeof deviceCalibrations.$inferSelect,
  name: string | null,
): Calibration {
  return {
    ...row,
    recorded_on: toInstant(recorded_on),
    recorded_by: recorded_by_id,
    recorded_by_name: name ?? '',
  };
}
