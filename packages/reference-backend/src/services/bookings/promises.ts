import type { BookingStatus } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { bookings } from '../../db/schema.ts';
import type { BookingSettings } from '../platform/settings.ts';
import { addWorkingDays } from './workingDays.ts';

/** The `due_on` of a booking that has no promise any more; it sorts behind every day. */
const never = 'infinity';

type PromisedDays = Pick<
  BookingSettings,
  'days_to_collect' | 'days_to_receive' | 'days_to_analyse' | 'days_to_verify' | 'days_to_report'
>;

/** Setting that promises the end of a status. */
const promiseOf: Partial<Record<BookingStatus, keyof PromisedDays>> = {
  booked: 'days_to_collect',
  sample_collected: 'days_to_receive',
  received: 'days_to_analyse',
  analysed: 'days_to_verify',
  verified: 'days_to_report',
};

/** The columns that say until when the present step should end. */
export function promise(
  days: PromisedDays,
  { status, soil_test_date }: { status: BookingStatus; soil_test_date: string },
  now: Date,
): Pick<typeof bookings.$inferSelect, 'promised_from' | 'due_on'> {
  const promised_from = status === 'booked' ? soil_test_date : todayInNairobi(now);
  return { promised_from, due_on: dueOn(days, status, promised_from) };
}

function dueOn(days: PromisedDays, status: BookingStatus, from: string): string {
  const setting = promiseOf[status];
  return setting ? addWorkingDays(from, days[setting]) : never;
}

/** The day as it is answered: null when nothing is promised. */
export function toDueOn(stored: string): string | null {
  return stored === never ? null : stored;
}

/** A new day for a promise that has passed: as many working days again, at least one, until one is not before today. */
export function renewPromise(
  days: PromisedDays,
  { status, due_on }: Pick<typeof bookings.$inferSelect, 'status' | 'due_on'>,
  today: string,
): string | null {
  const setting = promiseOf[status];
  if (!setting || due_on >= today) return null;
  const step = Math.max(1, days[setting]);
  let renewed = due_on;
  while (renewed < today) renewed = addWorkingDays(renewed, step);
  return renewed;
}

/** Counts the promised days of every open booking again when the settings change; they are few beside those that are done. */
export async function renewDueDays(db: Db, days: PromisedDays): Promise<void> {
  const began = await db
    .selectDistinct({ status: bookings.status, promised_from: bookings.promised_from })
    .from(bookings)
    .where(lt(bookings.due_on, never));
  const renewed = began.map(({ status, promised_from }) => ({
    status,
    promised_from,
    due_on: dueOn(days, status, promised_from),
  }));
  await db.execute(
    sql`update bookings set due_on = renewed.due_on
        from json_to_recordset(${JSON.stringify(renewed)}::json) as renewed (status text, promised_from date, due_on date)
        where bookings.due_on < ${never} and bookings.status = renewed.status
          and bookings.promised_from = renewed.promised_from and bookings.due_on <> renewed.due_on`,
  );
}
