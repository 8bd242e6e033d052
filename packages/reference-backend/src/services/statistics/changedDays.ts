import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { queryRows } from '../../db/queryRows.ts';
import { changedDays, dayCountsVersion } from '../../db/schema.ts';
import type { DayRange } from './countRecords.ts';

/** The days in the queue in their order; undefined while no counts of days are there that this program has made. */
export async function readChangedDays(db: Db, version: string): Promise<string[] | undefined> {
  const [state] = await queryRows<{ is_current: boolean; days: string[] }>(
    db,
    sql`select exists (select 1 from ${dayCountsVersion} where ${dayCountsVersion.version} = ${version}) as is_current,
      array(select distinct ${changedDays.day}::text from ${changedDays} order by 1) as days`,
  );
  return state?.is_current ? state.days : undefined;
}

/** Has every day counted again. Call it after writing to the tables without queueing days. Until then the records are counted. */
export async function forgetDayCounts(db: Db): Promise<void> {
  await db.delete(dayCountsVersion);
}

/** Days one after the other as one range. */
export function toRanges(days: readonly string[]): DayRange[] {
  const ranges: DayRange[] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last && Date.parse(day) - Date.parse(last.date_before) <= 24 * 60 * 60 * 1000) last.date_before = day;
    else ranges.push({ date_after: day, date_before: day });
  }
  return ranges;
}

export function firstOfMonth(day: string): string {
  return day.replace(/\d\d$/, '01');
}
