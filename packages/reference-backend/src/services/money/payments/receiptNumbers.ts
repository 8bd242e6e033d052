import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import {
  paymentEvents,
  type payments,
  receiptNumbers,
  receiptRefunds,
  receipts,
} from '../../../db/schema.ts';
import type { NewEvent } from '../../../payments/NewEvent.ts';
import { keepReceipt, settleReceipt } from './receipts.ts';

interface When {
  now: Date;
  by: number | null;
}

/**
 * Gives the number of money that arrived to a payment, which the caller has locked. A receipt with it that waits for a booking is the
 * same money and waits no longer. Gives false for a number that another payment has.
 */
export async function takeNumber(
  db: Db,
  paymentId: number,
  receiptNumber: string,
  when: When,
): Promise<boolean> {
  const number = receiptNumber.toUpperCase();
  const taken = await db
    .insert(receiptNumbers)
    .values({ number, payment_id: paymentId })
    .onConflictDoNothing()
    .returning();
  if (taken.length > 0) return true;
  const known = await lockNumber(db, receiptNumber);
  if (known?.payment_id === paymentId) return true;
  if (known?.payment_id) return false;
  await db.update(receiptNumbers).set({ payment_id: paymentId }).where(eq(receiptNumbers.number, number));
  const [receipt] = await db
    .update(receipts)
    .set({ payment_id: paymentId })
    .where(isWaiting(receiptNumber))
    .returning();
  // The money moves from the receipt to the payment, so the books see it once.
  if (receipt) await settleReceipt(db, receipt, when);
  return true;
}

/** Copies the refunds of a payment's receipt, which were recorded while it waited for a booking. Gives whether there were any. */
export async function takeRefunds(db: Db, id: number): Promise<boolean> {
  const refunds = await db
    .select({ refund: receiptRefunds })
    .from(receiptRefunds)
    .innerJoin(
      receipts,
      and(eq(receipts.provider, receiptRefunds.provider), eq(receipts.reference, receiptRefunds.reference)),
    )
    .where(eq(receipts.payment_id, id));
  if (refunds.length === 0) return false;
  const events = refunds.map(({ refund: { event_key, amount, happened_on } }) => ({
    payment_id: id,
    kind: 'refunded' as const,
    event_key,
    amount,
    happened_on,
  }));
  const added = await db
    .insert(paymentEvents)
    .values(events)
    .onConflictDoNothing({ target: paymentEvents.event_key })
    .returning({ id: paymentEvents.id });
  return added.length > 0;
}

/** Takes the number from a payment whose link was undone. Its receipt waits again. */
export async function giveBackNumber(db: Db, paymentId: number, when: When): Promise<void> {
  const isIts = eq(receiptNumbers.payment_id, paymentId);
  const [receipt] = await db
    .update(receipts)
    .set({ payment_id: null })
    .where(eq(receipts.payment_id, paymentId))
    .returning();
  if (!receipt) {
    await db.delete(receiptNumbers).where(isIts);
    return;
  }
  await db.update(receiptNumbers).set({ payment_id: null }).where(isIts);
  await settleReceipt(db, receipt, when);
}

/** Whether a receipt has this number, however it is typed, and waits for a booking. */
export function isWaiting(receiptNumber: string): SQL | undefined {
  const isSame = eq(sql`upper(${receipts.receipt_number})`, receiptNumber.toUpperCase());
  return and(isSame, isNull(receipts.payment_id));
}

/** Locks a receipt number and gives its owner; undefined for one that never arrived. Lock bookings before it and receipts after it. */
export async function lockNumber(db: Db, receiptNumber: string) {
  const [known] = await db
    .select()
    .from(receiptNumbers)
    .where(eq(receiptNumbers.number, receiptNumber.toUpperCase()))
    .for('update');
  return known;
}

/** One attempt to pay brings money once: what comes with another number than its own is a receipt that waits for a person. */
export async function keepOtherMoney(
  db: Db,
  payment: typeof payments.$inferSelect,
  events: readonly NewEvent[],
  now: Date,
): Promise<void> {
  const { receipt_number: own, provider, amount, reference } = payment;
  if (own === '') return;
  for (const { kind, receipt_number = '', ...event } of events) {
    const isMoney = kind === 'paid' || kind === 'reported';
    if (!isMoney || receipt_number === '' || receipt_number.toUpperCase() === own.toUpperCase()) continue;
    const receipt = {
      receiptNumber: receipt_number,
      reference: receipt_number,
      amount: event.amount ?? String(amount),
      currency: event.currency ?? 'KES',
      phoneHint: '',
      accountNumber: reference,
      receivedOn: event.happened_on,
    };
    await keepReceipt(db, { name: provider, isTest: false }, receipt, now);
  }
}
