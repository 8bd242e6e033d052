import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { bookings, paymentEvents, payments } from '../../db/schema.ts';
import { keepBooks } from '../books/keepBooks.ts';
import { type Account, type Balance, type Posting, post, readBalances } from '../books/postings.ts';
import { notify } from '../notifications/notify.ts';
import { queueDays } from '../statistics/changedDays.ts';
import { decidePayment } from './decidePayment.ts';
import { issueReceipt } from './issueDocument.ts';

type PaymentRow = typeof payments.$inferSelect;
/** What is said of a payment; its key names it among everything that was ever said. */
export type NewEvent = Omit<typeof paymentEvents.$inferInsert, 'id' | 'payment_id'>;

/** A payment that other changes of its booking wait for. Bookings are locked first, everywhere. */
export async function lockPayment(db: Db, id: number): Promise<PaymentRow> {
  const [found] = await db
    .select({ booking_id: payments.booking_id })
    .from(payments)
    .where(eq(payments.id, id));
  if (!found) throw new Error('A payment is gone.');
  await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, found.booking_id)).for('update');
  const [payment] = await db.select().from(payments).where(eq(payments.id, id)).for('update');
  if (!payment) throw new Error('A payment is gone.');
  await queueDays(db, [payment.booking_id]);
  return payment;
}

/**
 * Keeps what was said of a payment and brings payment, books, booking, commission and documents up to it. What was said before
 * changes nothing.
 */
export async function settlePayment(
  db: Db,
  id: number,
  said: readonly NewEvent[],
  { now, by = null }: { now: Date; by?: number | null },
): Promise<PaymentRow> {
  const payment = await lockPayment(db, id);
  const added =
    said.length === 0
      ? []
      : await db
          .insert(paymentEvents)
          .values(said.map((event) => ({ ...event, payment_id: id })))
          .onConflictDoNothing({ target: paymentEvents.event_key })
          .returning({ id: paymentEvents.id });
  if (added.length === 0 && said.length > 0) return payment;
  const events = await db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.payment_id, id))
    .orderBy(asc(paymentEvents.id));
  const { status, reason, received, refunded, fee, receipt_number, paid_on } = decidePayment(payment, events);
  const [stored] = await db
    .update(payments)
    .set({
      status,
      reason,
      amount_received: received,
      amount_refunded: refunded,
      receipt_number,
      paid_on,
      // A prompt that another one replaced can still be answered, so it goes on being asked.
      ...(status === 'pending' || reason === 'superseded' ? {} : { ask_on: null }),
    })
    .where(eq(payments.id, id))
    .returning();
  if (!stored) throw new Error('A payment is gone.');
  const moved = await postPayment(db, stored, { net: (received ?? 0) - refunded, fee, by, now });
  if (moved !== 0) {
    const [booking] = await db
      .update(bookings)
      .set({ amount_paid: sql`${bookings.amount_paid} + ${moved}`, updated_on: now })
      .where(eq(bookings.id, payment.booking_id))
      .returning();
    if (booking && moved > 0) await notify(db, booking, { notice: 'paid', amount: moved }, { by, now });
  }
  if (status === 'failed' && payment.status !== 'failed') {
    const [booking] = await db.select().from(bookings).where(eq(bookings.id, payment.booking_id));
    const failed = { notice: 'payment_failed', amount: payment.amount } as const;
    if (booking) await notify(db, booking, failed, { by, now });
  }
  const isRefund = refunded !== payment.amount_refunded;
  if (moved !== 0 || isRefund) {
    await keepBooks(db, payment.booking_id, { now, by, what: isRefund ? 'refund' : 'payment' });
  }
  if (status === 'paid') await issueReceipt(db, stored, now);
  return stored;
}

/** Posts the difference between the books and what arrived; gives by how much the booking is paid more than before. */
async function postPayment(
  db: Db,
  payment: PaymentRow,
  { net, fee, by, now }: { net: number; fee: number; by: number | null; now: Date },
): Promise<number> {
  const key = `payment:${payment.id}` as const;
  const { due, postings } = paymentPostings(payment, { net, fee }, await readBalances(db, key));
  await post(db, postings, { key, payment_id: payment.id, booking_id: payment.booking_id, by, now });
  return due;
}

/** What brings the books of a payment up to what arrived, and by how much its booking is paid more than before. */
export function paymentPostings(
  payment: Pick<PaymentRow, 'provider' | 'status'>,
  { net, fee }: { net: number; fee: number },
  balance: Balance,
): { due: number; postings: Posting[] } {
  const cash: Account = `cash:${payment.provider}`;
  const isMatched = payment.status !== 'needs_review';
  // Money leaves an account that stands for what people owe, so its balance falls.
  const due = (isMatched ? net : 0) + balance('due');
  const unmatched = (isMatched ? 0 : net) + balance('unmatched');
  const across = due > 0 && unmatched < 0 ? Math.min(due, -unmatched) : 0;
  const postings: Posting[] = [
    { source: 'due', destination: 'unmatched', amount: across },
    { source: 'due', destination: cash, amount: due - across },
    { source: 'unmatched', destination: cash, amount: unmatched + across },
    { source: cash, destination: 'fees', amount: fee - balance('fees') },
  ];
  return { due, postings };
}
