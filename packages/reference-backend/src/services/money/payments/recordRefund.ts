import type { RecordedRefund } from '@udongo/sdk';
import { formatNumber } from '@udongo/sdk/values';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { payments, receipts } from '../../../db/schema.ts';
import type { NewEvent } from '../../../payments/NewEvent.ts';
import { decimal, text } from '../../../validation/fields.ts';
import { invalid } from '../../../validation/issues.ts';
import { allValues, type Reading } from '../../../validation/readFields.ts';
import type { paymentProviders } from '../../../values.ts';
import { readWhole } from '../readWhole.ts';
import { findArrived, lockWaiting } from './findArrived.ts';
import { keepReceiptRefund } from './keepReceiptRefund.ts';
import { addNote } from './linkPayment.ts';
import { isRecorded, wholeLeft } from './receipts.ts';
import { lockPayment, settlePayment } from './settlePayment.ts';

export const refundFields = {
  reference: text({ max: 100, blank: false }),
  amount: decimal({ digits: 9, above: 'zero' }).optional(),
  refund_number: text({ max: 100, blank: false }),
  reason: text({ max: 500, blank: false }),
};

/** Whether a provider reports refunds by itself; if they were also recorded by hand, they would count twice. */
const reportsRefunds: Record<(typeof paymentProviders)[number], boolean> = {
  sandbox: true,
  paystack: true,
  mpesa: false,
  by_hand: false,
};

const refuse = (field: string, message: string) => invalid([{ path: [field], message }]);

/**
 * Records that money of a payment or of an unmatched receipt was refunded.
 * Errors: throws 400 for a reference of no such money, more than is left, a number that was used, also by the money itself, and a
 * provider that reports refunds.
 */
export async function recordRefund(
  db: Db,
  actor: Actor,
  reading: Reading<typeof refundFields>,
  now: Date,
): Promise<RecordedRefund> {
  const { reference, amount, refund_number, reason } = allValues(reading);
  const event_key = `refunded_by_hand:${refund_number.toUpperCase()}`;
  const used = () => refuse('refund_number', 'This number was used before.');
  if (await isRecorded(db, [event_key])) throw used();
  const when = { now, by: actor.userId };
  const take = (left: number, receiptNumber: string): NewEvent => {
    // People copy the code of the payment in place of that of the refund.
    if (receiptNumber.toUpperCase() === refund_number.toUpperCase()) throw used();
    const back = amount === undefined ? left : readWhole(amount);
    if (left === 0) throw refuse('reference', 'All of this money was refunded.');
    if (back > left) throw refuse('amount', `At most KES ${formatNumber(left, 2)} can be refunded.`);
    return { kind: 'refunded', event_key, amount: String(back), happened_on: now };
  };
  const payment = await findArrived(db, reference);
  if (payment) {
    checkProvider(payment.provider);
    const locked = await lockPayment(db, payment.id);
    if (locked.reason === 'receipt_used')
      throw refuse('reference', 'This receipt counts for another payment.');
    const event = take(
      (locked.amount_received ?? locked.amount) - locked.amount_refunded,
      locked.receipt_number,
    );
    await db
      .update(payments)
      .set({ note: addNote(locked, reason) })
      .where(eq(payments.id, locked.id));
    const { amount_received, amount_refunded } = await settlePayment(db, locked.id, [event], when);
    return {
      reference,
      amount_received: (amount_received ?? 0).toFixed(2),
      amount_refunded: amount_refunded.toFixed(2),
    };
  }
  const receipt = await lockWaiting(db, reference);
  if (!receipt) throw refuse('reference', 'No money with this number has arrived.');
  checkProvider(receipt.provider);
  const provider = { name: receipt.provider, isTest: false };
  await keepReceiptRefund(
    db,
    provider,
    receipt.reference,
    take(wholeLeft(receipt), receipt.receipt_number),
    when,
  );
  const [settled] = await db.select().from(receipts).where(eq(receipts.id, receipt.id));
  return { reference, amount_received: receipt.amount, amount_refunded: settled?.amount_refunded ?? '0.00' };
}

function checkProvider(provider: (typeof paymentProviders)[number]): void {
  if (!reportsRefunds[provider]) return;
  throw refuse('reference', 'This provider reports its refunds. Refund the money there.');
}
