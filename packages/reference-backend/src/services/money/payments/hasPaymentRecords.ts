import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { paymentDocuments, payments } from '../../../db/schema.ts';

/** Whether a payment of a booking was ever started, or an invoice issued. */
export async function hasPaymentRecords(db: Db, bookingId: number): Promise<boolean> {
  const started = await db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.booking_id, bookingId))
    .limit(1);
  const issued = await db
    .select({ id: paymentDocuments.id })
    .from(paymentDocuments)
    .where(eq(paymentDocuments.booking_id, bookingId))
    .limit(1);
  return started.length + issued.length > 0;
}
