import { amountDue, netAmount } from '@udongo/sdk/values';
import type { bookings } from '../../db/schema.ts';

type Priced = Pick<typeof bookings.$inferSelect, 'test_type' | 'discount'>;
type Payment = Pick<typeof bookings.$inferSelect, 'paid' | 'amount_paid' | 'amount_credited'>;

/** Whether any money came in for it: a service that kept no amounts only marked it as paid. */
export function isAnyPaid({ paid, amount_paid }: Pick<Payment, 'paid' | 'amount_paid'>): boolean {
  return paid || Number(amount_paid) > 0;
}

/** KES that are still to be paid: whole shillings, 0 when more was paid than the booking costs now. */
export function balanceDue(row: Priced & Payment, samples: number): number {
  // Marked as paid by a service that kept no amounts.
  if (row.paid) return 0;
  const price = netAmount(amountDue(samples, row.test_type), row.discount) - Number(row.amount_credited);
  return Math.max(0, price - Number(row.amount_paid));
}

/** Paid means paid in full: a change that raises the amount leaves a balance due, one that lowers it can pay it off. */
export function settlePaid(
  row: Priced,
  { paid, amount_paid, amount_credited }: Payment,
  samples: number,
): boolean {
  const isCovered = balanceDue({ ...row, amount_paid, amount_credited, paid: false }, samples) === 0;
  return isCovered && (paid || Number(amount_paid) > 0);
}
