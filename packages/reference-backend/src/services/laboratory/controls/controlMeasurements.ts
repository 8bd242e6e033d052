import type { ControlMeasurement } from '@udongo/sdk';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { one } from '../../../db/one.ts';
import { controlMeasurements, controlSoils, devices, users } from '../../../db/schema.ts';
import { key } from '../../../validation/fields.ts';
import { invalid } from '../../../validation/issues.ts';
import { allValues, type Reading } from '../../../validation/readFields.ts';
import { invalidKey } from '../../../validation/storable.ts';
import { checkKeys } from '../../platform/checkKeys.ts';
import { cutPage, type Listed, type ListQuery } from '../../platform/list.ts';
import { readingLabels, soilReading } from '../samples/sensorData.ts';
import { judgeValues, soilReadings, toMeasured } from './ControlRow.ts';

export const controlMeasurementFields = {
  control_soil: key(),
  device: key(),
  readings: z.object(Object.fromEntries(soilReadings.map((name) => [name, soilReading(name).optional()]))),
};

export interface ControlMeasurementsQuery extends ListQuery {
  control_soil: number | undefined;
  device: number | undefined;
}

/** Measurements of control soils, the latest first. */
export async function listControlMeasurements(
  db: Db,
  _actor: Actor,
  query: ControlMeasurementsQuery,
): Promise<Listed<ControlMeasurement>> {
  const { control_soil_id, device_id } = controlMeasurements;
  const where = and(
    query.control_soil === undefined ? undefined : eq(control_soil_id, query.control_soil),
    query.device === undefined ? undefined : eq(device_id, query.device),
  );
  return cutPage(query, await db.$count(controlMeasurements, where), (limit, offset) =>
    selectControls(db, where, { limit, offset }),
  );
}

/** Errors: throws 400 for an unknown probe, a soil that is unknown or out of use, and a reading that is missing. */
export async function createControlMeasurement(
  db: Db,
  actor: Actor,
  reading: Reading<typeof controlMeasurementFields>,
  now: Date,
): Promise<ControlMeasurement> {
  const unknown = await checkKeys(db, devices.id, [{ path: ['device'], id: reading.values.device }]);
  const { control_soil, device, readings } = allValues<typeof controlMeasurementFields>({
    values: reading.values,
    issues: [...reading.issues, ...unknown],
  });
  const [soil] = await db.select().from(controlSoils).where(eq(controlSoils.id, control_soil));
  if (!soil?.is_active) {
    throw invalid([{ path: ['control_soil'], message: soil ? retired : invalidKey(control_soil) }]);
  }
  const known = soilReadings.filter((name) => soil.limits[name]);
  const missing = known.filter((name) => readings[name] === undefined);
  if (missing.length > 0) {
    throw invalid(
      missing.map((name) => ({
        ...{ path: ['readings', name], message: `${readingLabels[name]} value is required` },
      })),
    );
  }
  const probe = one(await db.select().from(devices).where(eq(devices.id, device)));
  const added = one(
    await db
      .insert(controlMeasurements)
      .values({
        control_soil_id: control_soil,
        readings: Object.fromEntries(known.map((name) => [name, readings[name]])),
        ...{ measured_on: now, measured_by_id: actor.userId },
        ...{ device_id: device, device_name: probe.name, device_serial_number: probe.serial_number },
      })
      .returning({ id: controlMeasurements.id }),
  );
  return one(await selectControls(db, eq(controlMeasurements.id, added.id), { limit: 1, offset: 0 }));
}

const retired = 'This control soil is out of use. Choose another one.';

async function selectControls(
  db: Db,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<ControlMeasurement[]> {
  const rows = await db
    .select({ row: controlMeasurements, soil: controlSoils, name: users.full_name })
    .from(controlMeasurements)
    .innerJoin(controlSoils, eq(controlSoils.id, controlMeasurements.control_soil_id))
    .leftJoin(users, eq(users.id, controlMeasurements.measured_by_id))
    .where(where)
    .orderBy(desc(controlMeasurements.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ row, soil, name }) => ({
    ...toMeasured(row, name, judgeValues(row.readings, soil.limits)),
    control_soil: soil.id,
    control_soil_name: soil.name,
  }));
}
