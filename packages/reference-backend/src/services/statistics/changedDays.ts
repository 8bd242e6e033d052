import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { queryRows } from '../../db/queryRows.ts';
import { bookings, changedDays, commissions, dayCountsVersion, payments } from '../../db/schema.ts';
import type { DayRange } from './countRecords.ts';
import { dayOf } from './parts.ts';

/**
 * Puts the days on which these bookings count into the queue, as they are stored now: the day of the test and those of payments and
 * commissions. A day that a change leaves is queued by the lock before it, one that it adds by another call behind it.
 */
export async function queueDays(db: Db, bookingIds: readonly number[]): Promise<void> {
  if (bookingIds.length === 0) return;
  const ids = [...bookingIds];
  await db.execute(sql`insert into ${changedDays} (day)
    select ${bookings.soil_test_date} from ${bookings} where ${inArray(bookings.id, ids)}
    union select ${dayOf(payments.created_on)} from ${payments} where ${inArray(payments.booking_id, ids)}
    union select ${dayOf(commissions.created_on)} from ${commissions} where ${inArray(commissions.booking_id, ids)}`);
}

/** The days in the queue in their order; undefined while no counts of days are there that this program has made. */
export async function readChangedDays(db: Db, version: string): Promise<string[] | undefined> {
  const [state] = await queryRows<{ is_current: boolean; days: string[] }>(
    db,
    sql`select exists (select 1 from ${dayCountsVersion} where ${dayCountsVersion.version} = ${version}) as is_current,
      array(select distinct ${changedDays.day}::text from ${changedDays} order by 1) as days`,
  );
  return state?.is_current ? state.days : undefined;
}

/** Has every day counted anew: for whoever writes to the tables without queueing days. Until then the records are counted. */
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
