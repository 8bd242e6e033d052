import { amountDue, netAmount, testTypes } from '@udongo/sdk/values';
import { sql } from 'drizzle-orm';
import { bookings, samples } from '../../db/schema.ts';

type Priced = Pick<
  typeof bookings.$inferSelect,
  'test_type' | 'discount' | 'canceled' | 'amount_paid' | 'amount_credited'
>;

/** KES that are still to be paid: whole shillings, 0 when more was paid than the booking costs now, and once it is canceled. */
export function balanceDue(row: Priced, samples: number): number {
  return Math.max(0, priceOf(row, samples) - Number(row.amount_credited) - Number(row.amount_paid));
}

/** Gives the price of a booking with this many samples after its discount, in shillings; 0 once it is canceled. */
export function priceOf(row: Pick<Priced, 'test_type' | 'discount' | 'canceled'>, samples: number): number {
  return row.canceled ? 0 : netAmount(amountDue(samples, row.test_type), row.discount);
}

/** Whether any money came in for it. */
export function isAnyPaid({ amount_paid }: Pick<Priced, 'amount_paid'>): boolean {
  return Number(amount_paid) > 0;
}

const sampleCount = sql`(select count(*) from ${samples} where ${samples.booking_id} = ${bookings.id})`;
/** The columns that `balanceDue` asks for, with the number of samples, in a query that joins bookings to another table. */
export const pricedColumns = {
  test_type: bookings.test_type,
  discount: bookings.discount,
  canceled: bookings.canceled,
  amount_paid: bookings.amount_paid,
  amount_credited: bookings.amount_credited,
  samples: sampleCount.mapWith(Number),
};
const price = sql.join(
  testTypes.map(({ value, cost_per_test }) => sql`when ${value} then ${cost_per_test}::integer`),
  sql` `,
);
/** KES of a booking after discounts and credits, as `balanceDue` counts them. */
export const priceOfBooking = sql`(greatest(0, round(${sampleCount} * (case ${bookings.test_type} ${price} else 0 end)
  - ${bookings.discount})) - ${bookings.amount_credited})`;
