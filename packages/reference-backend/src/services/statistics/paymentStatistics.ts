import type { PaymentStatus, TestType } from '@udongo/sdk';
import { and, eq, sql } from 'drizzle-orm';
import { bookings, payments } from '../../db/schema.ts';
import { bookingsOf } from '../people/bookingsOf.ts';
import { dayConditions, dayOf } from '../platform/dayConditions.ts';
import { toCondition } from '../platform/list.ts';
import { bookingCondition } from './bookingStatistics.ts';
import { paymentLabels } from './parts.ts';
import type { Statistic, StatisticsFilters } from './Statistic.ts';

export interface PaymentStatisticsFilters extends StatisticsFilters {
  test_type?: TestType | undefined;
  status?: PaymentStatus | undefined;
}

/** Payments by the day they were started; those that are not paid brought nothing, refunds are taken off. */
export const paymentStatistics: Statistic<PaymentStatisticsFilters> = {
  from: sql`${payments} join ${bookings} on ${eq(bookings.id, payments.booking_id)}`,
  day: dayOf(payments.created_on),
  amount: sql`case ${payments.status} when 'paid'
    then coalesce(${payments.amount_received}, ${payments.amount}) - ${payments.amount_refunded} else 0 end`,
  scope: bookingsOf,
  where: ({ date_after, date_before, status, ...ofBooking }) =>
    and(
      toCondition(dayConditions(payments.created_on), { date_after, date_before }),
      status && eq(payments.status, status),
      bookingCondition(ofBooking),
    ),
  keys: {
    method: sql`${payments.method}`,
    payment: sql`case ${payments.status} when 'paid' then 'paid' when 'canceled' then 'canceled' else 'unpaid' end`,
    status: sql`${payments.status}`,
    test_type: sql`${bookings.test_type}`,
    county: sql`${bookings.county_id}`,
  },
  breakdowns: [
    { by: 'method', labels: { mpesa: 'M-Pesa', card: 'Card', bank: 'Bank', cash: 'Cash' } },
    { by: 'payment', labels: paymentLabels },
  ],
  rollups: {
    statistic: 'payments',
    by: [
      ['method', 'payment', 'status', 'test_type'],
      ['county', 'method', 'payment', 'status', 'test_type'],
    ],
  },
};
