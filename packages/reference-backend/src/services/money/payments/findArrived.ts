import { and, eq, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { payments, receipts } from '../../../db/schema.ts';
import { isWaiting, lockNumber } from './receiptNumbers.ts';

/**
 * The payment with this reference whose money has arrived, or the one that has this receipt number; undefined without one, and after its
 * link was undone.
 */
export async function findArrived(db: Db, reference: string) {
  const { reason, receipt_number } = payments;
  const isStanding = or(isNull(reason), ne(reason, 'link_undone'));
  const hasNumber = and(
    eq(sql`upper(${receipt_number})`, reference.toUpperCase()),
    or(isNull(reason), notInArray(reason, ['link_undone', 'receipt_used'])),
  );
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(ne(receipt_number, ''), or(and(eq(payments.reference, reference), isStanding), hasNumber)));
  return payment;
}

/** The receipt with this number that waits for a booking, locked; undefined without one. */
export async function lockWaiting(db: Db, reference: string) {
  await lockNumber(db, reference);
  const [receipt] = await db.select().from(receipts).where(isWaiting(reference)).for('update');
  return receipt;
}
