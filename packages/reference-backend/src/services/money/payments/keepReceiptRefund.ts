import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { receiptRefunds, receipts } from '../../../db/schema.ts';
import { RefusedError } from '../../../errors.ts';
import type { NewEvent } from '../../../payments/NewEvent.ts';
import { lockNumber } from './receiptNumbers.ts';
import { type ReceiptProvider, settleReceipt } from './receipts.ts';
import { lockPayment, settlePayment } from './settlePayment.ts';

/**
 * Records the refund of a receipt. The provider can report it before the receipt, more than once, or after the receipt was linked.
 * Errors: throws 503 when somebody links the receipt at the same moment; the provider reports it again.
 */
export async function keepReceiptRefund(
  db: Db,
  provider: ReceiptProvider,
  reference: string,
  refunded: NewEvent,
  when: { now: Date; by?: number | null },
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
