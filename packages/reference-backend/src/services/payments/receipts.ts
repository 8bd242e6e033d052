import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { paymentEvents, receiptNumbers, receiptRefunds, receipts } from '../../db/schema.ts';
import { RefusedError } from '../../errors.ts';
import type { UnknownReceipt } from '../../payments/PaymentProvider.ts';
import type { paymentProviders } from '../../values.ts';
import { type Account, post, readBalances } from '../books/postings.ts';
import { lockNumber } from './receiptNumbers.ts';
import { lockPayment, type NewEvent, settlePayment } from './settlePayment.ts';

export type ReceiptRow = typeof receipts.$inferSelect;

interface Provider {
  name: (typeof paymentProviders)[number];
  isTest: boolean;
}

interface When {
  now: Date;
  by?: number | null;
}

/** Keeps money that belongs to no payment, once. Money of a payment is known already, and a test mode's is none. */
export async function keepReceipt(
  db: Db,
  provider: Provider,
  receipt: UnknownReceipt,
  now: Date,
): Promise<void> {
  if (provider.isTest) return;
  const isNew = await db
    .insert(receiptNumbers)
    .values({ number: receipt.receiptNumber.toUpperCase() })
    .onConflictDoNothing()
    .returning();
  if (isNew.length === 0) return;
  const [kept] = await db
    .insert(receipts)
    .values({
      provider: provider.name,
      receipt_number: receipt.receiptNumber,
      reference: receipt.reference,
      amount: receipt.amount,
      currency: receipt.currency,
      phone_hint: receipt.phoneHint,
      account_number: receipt.accountNumber,
      received_on: receipt.receivedOn,
    })
    .onConflictDoNothing()
    .returning();
  if (kept) await settleReceipt(db, kept, { now });
}

/**
 * Money of a receipt went back. It may be told before the receipt is, twice, and after the receipt was linked.
 * Errors: throws 503 when somebody links the receipt in the same moment; the provider tells it again.
 */
export async function keepReceiptRefund(
  db: Db,
  provider: Provider,
  reference: string,
  refunded: NewEvent,
  when: When,
): Promise<void> {
  if (provider.isTest) return;
  const find = async () => {
    const isIts = and(eq(receipts.provider, provider.name), eq(receipts.reference, reference));
    const [receipt] = await db.select().from(receipts).where(isIts);
    return receipt;
  };
  const found = await find();
  if (found?.payment_id) await lockPayment(db, found.payment_id);
  else if (found) await lockNumber(db, found.receipt_number);
  const receipt = await find();
  if (receipt?.payment_id !== found?.payment_id) throw busy();
  const { event_key, amount, happened_on } = refunded;
  const known = await db
    .select({ event_key: receiptRefunds.event_key })
    .from(receiptRefunds)
    .where(eq(receiptRefunds.event_key, event_key));
  if (known.length > 0 || !amount) return;
  if (receipt?.payment_id) {
    await settlePayment(db, receipt.payment_id, [refunded], when);
    return;
  }
  await db
    .insert(receiptRefunds)
    .values({ event_key, provider: provider.name, reference, amount, happened_on })
    .onConflictDoNothing();
  if (receipt) await settleReceipt(db, receipt, when);
}

function busy() {
  return new RefusedError(503, { detail: 'This receipt changes now. Try again.' }, { 'Retry-After': '1' });
}

/** Brings a receipt, which the caller has locked, and the books up to what went back of it and whether a booking has it. */
export async function settleReceipt(db: Db, receipt: ReceiptRow, { now, by = null }: When): Promise<void> {
  const back = await db
    .select({ amount: receiptRefunds.amount })
    .from(receiptRefunds)
    .where(
      and(eq(receiptRefunds.provider, receipt.provider), eq(receiptRefunds.reference, receipt.reference)),
    );
  const refunded = Math.min(
    Number(receipt.amount),
    back.reduce((sum, { amount }) => sum + Number(amount), 0),
  );
  const amount_refunded = refunded.toFixed(2);
  await db.update(receipts).set({ amount_refunded }).where(eq(receipts.id, receipt.id));
  // The books are in shillings.
  if (receipt.currency !== 'KES') return;
  const key = `receipt:${receipt.id}` as const;
  const balance = await readBalances(db, key);
  const cash: Account = `cash:${receipt.provider}`;
  const left = receipt.payment_id === null ? wholeLeft({ ...receipt, amount_refunded }) : 0;
  const amount = left + balance('unmatched');
  await post(db, [{ source: 'unmatched', destination: cash, amount }], { key, by, now });
}

/** Whole shillings of a receipt that were not given back. */
export function wholeLeft({
  amount,
  amount_refunded,
}: Pick<ReceiptRow, 'amount' | 'amount_refunded'>): number {
  return Math.max(0, Math.floor(Number(amount)) - Math.ceil(Number(amount_refunded)));
}

/** Whether one of these keys names something that was said before, of a payment or of a receipt. */
export async function isSaid(db: Db, eventKeys: readonly string[]): Promise<boolean> {
  const ofPayments = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(inArray(paymentEvents.event_key, [...eventKeys]));
  const ofReceipts = await db
    .select({ event_key: receiptRefunds.event_key })
    .from(receiptRefunds)
    .where(inArray(receiptRefunds.event_key, [...eventKeys]));
  return ofPayments.length + ofReceipts.length > 0;
}
