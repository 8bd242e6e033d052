import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/Database.ts';
import { bookings, payments } from '../db/schema.ts';
import { settlePayment } from '../services/money/payments/settlePayment.ts';

/** The payments of the demo's paid bookings, recorded by the administrator, with all that follows from them. */
export async function seedPayments(db: Db): Promise<void> {
  const paid = await db.select().from(bookings).where(eq(bookings.paid, true)).orderBy(asc(bookings.id));
  for (const { id, amount_paid, updated_on: now } of paid) {
    const amount = Math.round(Number(amount_paid));
    if (amount === 0) continue;
    await db.update(bookings).set({ amount_paid: '0', paid: false }).where(eq(bookings.id, id));
    const number = String(id).padStart(6, '0');
    const [payment] = await db
      .insert(payments)
      .values({
        booking_id: id,
        reference: `UDPDEMO${number}`,
        amount,
        method: 'mpesa',
        provider: 'by_hand',
        status: 'failed',
        prompted_on: now,
        created_on: now,
        created_by_id: 1,
        note: 'Seen in the statement of the till',
      })
      .returning({ id: payments.id });
    const receipt_number = `DEMO${number}`;
    const event_key = `recorded:by_hand:${receipt_number}`;
    const said = {
      kind: 'paid',
      event_key,
      amount: String(amount),
      receipt_number,
      happened_on: now,
    } as const;
    if (payment) await settlePayment(db, payment.id, [said], { now, by: 1 });
  }
}
