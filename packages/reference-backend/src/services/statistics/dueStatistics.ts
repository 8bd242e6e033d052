import { and, eq, sql } from 'drizzle-orm';
import { bookings } from '../../db/schema.ts';
import { priceOfBooking } from '../money/balanceDue.ts';
import { bookingStatistics } from './bookingStatistics.ts';
import type { Statistic } from './Statistic.ts';

/** Bookings that are still to be paid, with what is left to pay. */
export const dueStatistics: Statistic = {
  from: bookingStatistics.from,
  day: bookingStatistics.day,
  amount: sql`greatest(0, ${priceOfBooking} - ${bookings.amount_paid})`,
  scope: bookingStatistics.scope,
  where: ({ date_after, date_before }) =>
    and(
      bookingStatistics.where({ date_after, date_before }),
      eq(bookings.paid, false),
      eq(bookings.canceled, false),
    ),
  keys: {},
  breakdowns: [],
  rollups: { statistic: 'dues', by: [[]] },
};
