import { amountDue, netAmount } from '@udongo/sdk/values';
import type { bookings } from '../../db/schema.ts';

type Priced = Pick<
  typeof bookings.$inferSelect,
  'test_type' | 'discount' | 'canceled' | 'amount_paid' | 'amount_credited'
>;

/** KES that are still to be paid: whole shillings, 0 when more was paid than the booking costs now, and once it is canceled. */
export function balanceDue(row: Priced, samples: number): number {
  return Math.max(0, priceOf(row, samples) - Number(row.amount_credited) - Number(row.amount_paid));
}

/** What a booking with so many samples costs after its discount; 0 once it is canceled. */
export function priceOf(row: Pick<Priced, 'test_type' | 'discount' | 'canceled'>, samples: number): number {
  return row.canceled ? 0 : netAmount(amountDue(samples, row.test_type), row.discount);
}

/** Whether any money came in for it. */
export function isAnyPaid({ amount_paid }: Pick<Priced, 'amount_paid'>): boolean {
  return Number(amount_paid) > 0;
}
