import type { ControlValue, Device } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { controlMeasurements, controlSoils } from '../../../db/schema.ts';
import { judgeValues } from './ControlRow.ts';
import { readControlSettings } from './controlSettings.ts';

export type ControlState = NonNullable<Device['control_state']>;

export interface DayControl {
  state: Exclude<ControlState, 'not_asked'>;
  /** The values beyond their limits. */
  beyond: readonly ControlValue[];
}

/** Gives the state of today's control of each probe. */
export async function judgeToday(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<(device: number) => ControlState> {
  if (!(await readControlSettings(db)).asks_for_controls) return () => 'not_asked';
  const day = todayInNairobi(now);
  const judge = await judgeControls(
    db,
    ids.map((device) => ({ device, day })),
  );
  return (device) => judge(device, day).state;
}

/** Judges the controls of probes and days, yyyy-mm-dd: the latest measurement of each control soil counts. */
export async function judgeControls(
  db: Db,
  asked: readonly { device: number; day: string }[],
): Promise<(device: number, day: string) => DayControl> {
  const days = asked.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  const { device_id, measured_on } = controlMeasurements;
  const rows =
    first === undefined || last === undefined
      ? []
      : await db
          .select({ row: controlMeasurements, soil: controlSoils })
          .from(controlMeasurements)
          .innerJoin(controlSoils, eq(controlSoils.id, controlMeasurements.control_soil_id))
          .where(
            and(
              inArray(
                device_id,
                asked.map(({ device }) => device),
              ),
              gte(measured_on, startOf(first)),
              lt(measured_on, new Date(startOf(last).getTime() + dayMs)),
            ),
          )
          .orderBy(desc(controlMeasurements.id));
  return (device, day) => {
    const own = rows.filter(({ row }) => row.device_id === device && todayInNairobi(row.measured_on) === day);
    const latest = own.filter(({ soil }, index) => own.findIndex((one) => one.soil.id === soil.id) === index);
    const values = latest.flatMap(({ row, soil }) => judgeValues(row.readings, soil.limits));
    const beyond = values.filter(({ is_within }) => !is_within);
    const state = latest.length === 0 ? 'missing' : beyond.length > 0 ? 'beyond' : 'within';
    return { state, beyond };
  };
}

const dayMs = 86_400_000;

/** Kenya has no summer time. */
const startOf = (day: string) => new Date(`${day}T00:00:00+03:00`);
