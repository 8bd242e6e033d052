import type { Device } from '@udongo/sdk';
import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { one } from '../../db/one.ts';
import { orderBy } from '../../db/ordering.ts';
import { agents, devices } from '../../db/schema.ts';
import { searchWords } from '../../db/search.ts';
import { toRow } from '../../db/toRow.ts';
import { notFound } from '../../errors.ts';
import { boolean, nullableKey, text } from '../../validation/fields.ts';
import { allValues, type Reading } from '../../validation/readFields.ts';
import { checkKeys } from '../platform/checkKeys.ts';
import { storeUnique } from '../platform/databaseRefusals.ts';
import { cutPage, type Listed, type ListQuery } from '../platform/list.ts';
import { toInstant } from '../platform/toInstant.ts';
import { type CalibrationState, judgeCalibrations } from './calibrations.ts';
import { type ControlState, judgeToday } from './controls/judgeControls.ts';

export interface DevicesQuery extends ListQuery {
  /** Id of the agrovet that has it. */
  agent: number | undefined;
  is_active: boolean | undefined;
}

/** Fields of a device. Its readings show when it was last seen. */
export const deviceFields = {
  serial_number: text({ max: 100, blank: false }),
  name: text({ max: 150, blank: false }),
  agent: nullableKey().optional(),
  is_active: boolean().optional(),
  notes: text({ max: 2000 }).optional(),
};

const orderings = { id: devices.id, serial_number: devices.serial_number, name: devices.name };
const searched = sql`lower(${devices.serial_number} || ' ' || ${devices.name})`;

/** Soil probes, found by serial number and name. */
export async function listDevices(
  db: Db,
  _actor: Actor,
  query: DevicesQuery,
  now: Date,
): Promise<Listed<Device>> {
  const where = and(
    query.agent === undefined ? undefined : eq(devices.agent_id, query.agent),
    query.is_active === undefined ? undefined : eq(devices.is_active, query.is_active),
    searchWords(searched, query.search),
  );
  return cutPage(query, await db.$count(devices, where), async (limit, offset) => {
    const rows = await db
      .select()
      .from(devices)
      .where(where)
      .orderBy(...orderBy(query.ordering, orderings))
      .limit(limit)
      .offset(offset);
    const ids = rows.map(({ id }) => id);
    const judge = await judgeCalibrations(db, ids, now);
    const judgeControl = await judgeToday(db, ids, now);
    return rows.map((row) => toDevice(row, judge(row.id), judgeControl(row.id)));
  });
}

export async function getDevice(db: Db, _actor: Actor, id: number, now: Date): Promise<Device> {
  const [row] = await db.select().from(devices).where(eq(devices.id, id));
  if (!row) throw notFound();
  const calibration = (await judgeCalibrations(db, [id], now))(id);
  return toDevice(row, calibration, (await judgeToday(db, [id], now))(id));
}

/** Errors: throws 400 for refused fields and a serial number that is taken. */
export async function createDevice(db: Db, actor: Actor, reading: DeviceReading, now: Date): Promise<Device> {
  const values = await readRow(db, reading);
  const created = one(await uniquely(db.insert(devices).values(values).returning({ id: devices.id })));
  return getDevice(db, actor, created.id, now);
}

/** Errors: throws 404, and 400 as `createDevice`. */
export async function updateDevice(
  db: Db,
  actor: Actor,
  id: number,
  reading: DeviceReading,
  now: Date,
): Promise<Device> {
  await getDevice(db, actor, id, now);
  await uniquely(
    db
      .update(devices)
      .set(await readRow(db, reading))
      .where(eq(devices.id, id)),
  );
  return getDevice(db, actor, id, now);
}

/** Errors: throws 404. */
export async function deleteDevice(db: Db, actor: Actor, id: number, now: Date): Promise<void> {
  await getDevice(db, actor, id, now);
  await db.delete(devices).where(eq(devices.id, id));
}

type DeviceReading = Reading<typeof deviceFields>;

async function readRow(db: Db, { values, issues }: DeviceReading) {
  const unknown = await checkKeys(db, agents.id, [{ path: ['agent'], id: values.agent }]);
  const { agent, ...row } = allValues<typeof deviceFields>({ values, issues: [...issues, ...unknown] });
  return toRow({ ...row, agent_id: agent });
}

function uniquely<Result>(change: PromiseLike<Result>): Promise<Result> {
  const message = 'device with this serial number already exists.';
  return storeUnique(change, { constraint: 'devices_serial_number_key', field: 'serial_number', message });
}

function toDevice(
  { agent_id, last_seen_on, ...row }: typeof devices.$inferSelect,
  calibration: CalibrationState,
  control_state: ControlState,
): Device {
  return {
    ...row,
    ...calibration,
    control_state,
    agent: agent_id,
    last_seen_on: last_seen_on && toInstant(last_seen_on),
  };
}
