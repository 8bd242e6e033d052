import { and, or, type SQL, sql } from 'drizzle-orm';
import { dayCounts, monthCounts } from '../../db/schema.ts';
import type { DayFilters } from '../platform/dayConditions.ts';
import { firstOfMonth } from './changedDays.ts';

/** Counts of a part of the time that is asked for. */
export interface Source {
  table: typeof dayCounts | typeof monthCounts;
  where: SQL | undefined;
}

/**
 * Chooses the sources of a period's counts, without the days that have changed since: single days, or whole unchanged months and the
 * days beside them.
 */
export function toSources(
  { date_after: first, date_before: last }: DayFilters,
  changedDays: readonly string[],
): { byDay: Source[]; byMonth: Source[] } {
  const days = and(
    first === undefined ? undefined : sql`day >= ${first}`,
    last === undefined ? undefined : sql`day <= ${last}`,
    changedDays.length > 0 ? sql`day <> all (${toArray(changedDays)})` : undefined,
  );
  const changedMonths = [...new Set(changedDays.map(firstOfMonth))];
  // The first day of the first whole month, and the day after the last one.
  const start =
    first === undefined
      ? undefined
      : sql`(date_trunc('month', ${first}::date - 1) + interval '1 month')::date`;
  const end = last === undefined ? undefined : sql`date_trunc('month', ${last}::date + 1)::date`;
  const whole = and(
    start && sql`day >= ${start}`,
    end && sql`day < ${end}`,
    changedMonths.length > 0 ? sql`day <> all (${toArray(changedMonths)})` : undefined,
  );
  const rest = or(
    start && sql`day < ${start}`,
    end && sql`day >= ${end}`,
    ...changedMonths.map((month) => sql`(day >= ${month} and day < ${month}::date + interval '1 month')`),
  );
  return {
    byDay: [{ table: dayCounts, where: days }],
    byMonth: [
      { table: monthCounts, where: whole },
      ...(rest ? [{ table: dayCounts, where: and(days, rest) }] : []),
    ],
  };
}

function toArray(days: readonly string[]): SQL {
  return sql`${`{${days}}`}::date[]`;
}
