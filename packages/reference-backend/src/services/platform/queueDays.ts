import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { bookings, changedDays, commissions, payments } from '../../db/schema.ts';
import { writeTogether } from '../../db/writeTogether.ts';
import { dayOf } from './dayConditions.ts';

/**
 * Puts the days on which these bookings count into the queue, as they are stored now: the day of the test and those of payments and
 * commissions. A day that a change leaves is queued by the lock before it, one that it adds by another call behind it.
 */
export async function queueDays(db: Db, bookingIds: readonly number[]): Promise<void> {
  await writeTogether(db, [daysOf(bookingIds)]);
}

/** The statement of `queueDays`; null without bookings. */
export function daysOf(bookingIds: readonly number[]): SQL | null {
  if (bookingIds.length === 0) return null;
  const ids = [...bookingIds];
  return sql`insert into ${changedDays} (day)
    select ${bookings.soil_test_date} from ${bookings} where ${inArray(bookings.id, ids)}
    union select ${dayOf(payments.created_on)} from ${payments} where ${inArray(payments.booking_id, ids)}
    union select ${dayOf(commissions.created_on)} from ${commissions} where ${inArray(commissions.booking_id, ids)}`;
}
