import type { BookingStatus, PaymentState, TestType } from '@udongo/sdk';
import { sql } from 'drizzle-orm';
import { bookings } from '../../db/schema.ts';
import { bookingStatuses } from '../../values.ts';
import { priceOfBooking } from '../money/balanceDue.ts';
import { bookingFilters } from '../money/inBookings.ts';
import { bookingsOf } from '../people/bookingsOf.ts';
import { toCondition } from '../platform/list.ts';
import { countyLabels, paymentLabels, paymentOfBooking, testTypeLabels, toLabels } from './parts.ts';
import type { Statistic, StatisticsFilters } from './Statistic.ts';

export interface BookingStatisticsFilters extends StatisticsFilters {
  test_type?: TestType | undefined;
  status?: BookingStatus | undefined;
  payment?: PaymentState | undefined;
}

/** The bookings that the list of bookings shows by the same filters. */
export function bookingCondition({ date_after, date_before, ...same }: BookingStatisticsFilters) {
  return toCondition(bookingFilters, {
    ...same,
    soil_test_date_after: date_after,
    soil_test_date_before: date_before,
  });
}

/** Bookings by the day of the test. */
export const bookingStatistics: Statistic<BookingStatisticsFilters> = {
  from: sql`${bookings}`,
  day: sql`${bookings.soil_test_date}`,
  amount: sql`case when ${bookings.canceled} then 0 else ${priceOfBooking} end`,
  scope: bookingsOf,
  where: bookingCondition,
  keys: {
    status: sql`${bookings.status}`,
    payment: paymentOfBooking,
    test_type: sql`${bookings.test_type}`,
    county: sql`${bookings.county_id}`,
  },
  breakdowns: [
    { by: 'status', labels: toLabels(bookingStatuses) },
    { by: 'payment', labels: paymentLabels },
    { by: 'test_type', labels: testTypeLabels },
    { by: 'county', labels: countyLabels },
  ],
  rollups: {
    statistic: 'bookings',
    by: [['status', 'payment', 'test_type'], ['county'], ['status', 'payment', 'test_type', 'county']],
  },
};
