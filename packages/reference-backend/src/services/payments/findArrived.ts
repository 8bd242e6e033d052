import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { payments, receipts } from '../../db/schema.ts';

/** The payment with this reference or receipt number whose money has arrived; undefined without one, and after its link was undone. */
export async function findArrived(db: Db, reference: string) {
  const named = or(eq(payments.reference, reference), eq(payments.receipt_number, reference));
  const isStanding = or(isNull(payments.reason), ne(payments.reason, 'link_undone'));
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(named, isStanding, ne(payments.receipt_number, '')));
  return payment;
}

/** The receipt with this number that waits for a booking, locked; undefined without one. */
export async function lockWaiting(db: Db, reference: string) {
  const isWaiting = and(eq(receipts.receipt_number, reference), isNull(receipts.payment_id));
  const [receipt] = await db.select().from(receipts).where(isWaiting).for('update');
  return receipt;
}
