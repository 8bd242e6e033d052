import type { AnalysisResult, ControlCheck } from '@udongo/sdk';
import { z } from 'zod';
import { choices, key, text } from '../../../validation/fields.ts';
import { isObject } from '../../../validation/readFields.ts';
import { limitedReadings } from '../../../values.ts';
import type { StoredBooking } from '../../bookings/StoredBooking.ts';
import { readingNames } from '../samples/sensorData.ts';

/** The service's own answer comes back as it was; only the length of its texts is checked. */
const analysis = z.looseObject({
  ...{ code: text({ max: 50 }), name: text({ max: 100 }), name_sw: text({ max: 100 }) },
  ...{ unit: text({ max: 30 }), method: text({ max: 100 }), laboratory: text({ max: 100 }) },
});
const check = z.looseObject({
  samples: z.array(z.looseObject({ code: text({ max: 50 }) })).max(1000),
  device_name: text({ max: 200 }),
});

/** Values and checks as the person who verifies saw them. */
export const seenFields = {
  seen: z
    .array(
      z.object({
        sample: key(),
        sensor_data: z.record(z.string(), z.number().nullable()),
        below_limit: choices(limitedReadings).optional(),
        other_analyses: z.array(analysis).max(1000).optional(),
      }),
    )
    .max(1000)
    .optional(),
  seen_checks: z.array(check).max(1000).optional(),
};

type Seen = { [Name in keyof typeof seenFields]: z.output<(typeof seenFields)[Name]> };

interface Now {
  samples: StoredBooking['samples'];
  analyses: (sample: number) => AnalysisResult[];
  checks: readonly ControlCheck[];
}

/** Whether a booking has the values and checks that somebody saw, and no others. Nothing is compared that was not sent. */
export function isAsSeen({ samples, analyses, checks }: Now, { seen: all, seen_checks }: Seen): boolean {
  if (seen_checks && !isSame(checks, seen_checks)) return false;
  return samples.every(({ row }) => {
    if (!all) return true;
    const {
      sensor_data,
      below_limit = row.below_limit,
      other_analyses,
    } = all.find(({ sample }) => sample === row.id) ?? {};
    const isRead = other_analyses && row.rejected_reason === null;
    return (
      readingNames.every((name) => (sensor_data?.[name] ?? null) === (row[name] ?? null)) &&
      limitedReadings.every((name) => below_limit.includes(name) === row.below_limit.includes(name)) &&
      (!isRead || isSame(analyses(row.id), other_analyses))
    );
  });
}

/** Fields that results add beside the value of an analysis. */
const ratings: ReadonlySet<string> = new Set(['low', 'high', 'rating']);

/** Whether something seen is what is there now; ratings are not compared. */
function isSame(now: unknown, seen: unknown): boolean {
  if (Array.isArray(now)) {
    return (
      Array.isArray(seen) &&
      seen.length === now.length &&
      now.every((value, index) => isSame(value, seen[index]))
    );
  }
  if (!isObject(now)) return now === seen;
  if (!isObject(seen)) return false;
  return Object.keys({ ...seen, ...now }).every((name) => ratings.has(name) || isSame(now[name], seen[name]));
}
