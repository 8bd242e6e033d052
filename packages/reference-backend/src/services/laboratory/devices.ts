import type { Device } from '@udongo/sdk';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { agents, devices } from '../../db/schema.ts';
import { searchWords } from '../../db/search.ts';
import { toRow } from '../../db/toRow.ts';
import { boolean, nullableKey, text } from '../../validation/fields.ts';
import { allValues, type Reading } from '../../validation/readFields.ts';
import { checkKeys } from '../platform/checkKeys.ts';
import { createRecordService } from '../platform/createRecordService.ts';
import type { ListQuery } from '../platform/list.ts';
import { toInstant } from '../platform/toInstant.ts';
import { type CalibrationState, judgeCalibrations } from './calibrations.ts';
import { type ControlState, judgeToday } from './controls/judgeControls.ts';

interface DeviceFilters {
  /** Id of the agrovet that has it. */
  agent: number | undefined;
  is_active: boolean | undefined;
}

/** Fields of a device. Its readings show when it was last seen. */
const deviceFields = {
  serial_number: text({ max: 100, blank: false }),
  name: text({ max: 150, blank: false }),
  agent: nullableKey().optional(),
  is_active: boolean().optional(),
  notes: text({ max: 2000 }).optional(),
};

const searched = sql`lower(${devices.serial_number} || ' ' || ${devices.name})`;

/** Soil probes, found by serial number and name. */
export const deviceService = createRecordService({
  table: devices,
  name: 'device',
  fields: deviceFields,
  orderings: { id: devices.id, serial_number: devices.serial_number, name: devices.name },
  where: ({ agent, is_active, search }: ListQuery & DeviceFilters) =>
    and(
      agent === undefined ? undefined : eq(devices.agent_id, agent),
      is_active === undefined ? undefined : eq(devices.is_active, is_active),
      searchWords(searched, search),
    ),
  toRow: readRow,
  unique: [
    {
      constraint: 'devices_serial_number_key',
      field: 'serial_number',
      message: 'device with this serial number already exists.',
    },
  ],
  toAnswers: async (rows, db, now) => {
    const ids = rows.map(({ id }) => id);
    const judge = await judgeCalibrations(db, ids, now);
    const judgeControl = await judgeToday(db, ids, now);
    return rows.map((row) => toDevice(row, judge(row.id), judgeControl(row.id)));
  },
});

async function readRow({ values, issues }: Reading<typeof deviceFields>, db: Db) {
  const unknown = await checkKeys(db, agents.id, [{ path: ['agent'], id: values.agent }]);
  const { agent, ...row } = allValues<typeof deviceFields>({ values, issues: [...issues, ...unknown] });
  return toRow({ ...row, agent_id: agent });
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
