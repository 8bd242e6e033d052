import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { paymentEvents, receiptNumbers, receiptRefunds, receipts } from '../../../db/schema.ts';
import type { UnknownReceipt } from '../../../payments/PaymentProvider.ts';
import type { paymentProviders } from '../../../values.ts';
import { type Account, post, readBalances } from '../ledger/postings.ts';

export type ReceiptRow = typeof receipts.$inferSelect;

export interface ReceiptProvider {
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
  provider: ReceiptProvider,
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

/** Whole shillings of a receipt that were not refunded. */
export function wholeLeft({
  amount,
  amount_refunded,
}: Pick<ReceiptRow, 'amount' | 'amount_refunded'>): number {
  return Math.max(0, Math.floor(Number(amount)) - Math.ceil(Number(amount_refunded)));
}

/** Whether an event with one of these keys was recorded before, of a payment or of a receipt. */
export async function isRecorded(db: Db, eventKeys: readonly string[]): Promise<boolean> {
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
