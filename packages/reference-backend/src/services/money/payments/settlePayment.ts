import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { one } from '../../../db/one.ts';
import { bookings, paymentEvents, payments } from '../../../db/schema.ts';
import type { NewEvent } from '../../../payments/NewEvent.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { queueDays } from '../../platform/queueDays.ts';
import { issueReceipt } from '../documents/issueDocument.ts';
import { type Account, type Balance, type Posting, post, readBalances } from '../ledger/postings.ts';
import { countedElsewhere, decidePayment } from './decidePayment.ts';
import { giveBackNumber, keepOtherMoney, takeNumber, takeRefunds } from './receiptNumbers.ts';
import { updateLedger } from './updateLedger.ts';

type PaymentRow = typeof payments.$inferSelect;

/** A payment that other changes of its booking wait for. Bookings are locked first, everywhere. */
export async function lockPayment(db: Db, id: number): Promise<PaymentRow> {
  const found = one(
    await db.select({ booking_id: payments.booking_id }).from(payments).where(eq(payments.id, id)),
  );
  await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, found.booking_id)).for('update');
  const payment = one(await db.select().from(payments).where(eq(payments.id, id)).for('update'));
  await queueDays(db, [payment.booking_id]);
  return payment;
}

/**
 * Stores the reported events of a payment, then updates the payment, books, booking, commission and documents to match. An
 * event that was stored before changes nothing. Money with another receipt number than the payment's waits for a person.
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
  if (added.length === 0 && said.length > 0) {
    await keepOtherMoney(db, payment, said, now);
    return payment;
  }
  let events = await readEvents(db, id);
  let decision = decidePayment(payment, events);
  const isUndone = decision.reason === 'link_undone';
  const isCounted =
    decision.receipt_number === '' ||
    isUndone ||
    (await takeNumber(db, id, decision.receipt_number, { now, by }));
  // A link takes what was left of its receipt; a payment's own money is whole, so what went back of it before counts, too.
  if (isCounted && !payment.is_linked && (await takeRefunds(db, id))) {
    events = await readEvents(db, id);
    decision = decidePayment(payment, events);
  }
  const hasNoNumber = decision.receipt_number === '' && payment.receipt_number !== '';
  if (isUndone || hasNoNumber) await giveBackNumber(db, id, { now, by });
  const { status, reason, received, refunded, fee, receipt_number, paid_on } = isCounted
    ? decision
    : { ...decision, ...countedElsewhere };
  const stored = one(
    await db
      .update(payments)
      .set({
        status,
        reason,
        amount_received: received,
        amount_refunded: refunded,
        receipt_number,
        paid_on,
        // A prompt that another one replaced can still be answered, so it is still asked about.
        ...(isOpen({ status, reason }) ? {} : { ask_on: null }),
      })
      .where(eq(payments.id, id))
      .returning(),
  );
  const moved = await postPayment(db, stored, { net: (received ?? 0) - refunded, fee, by, now });
  const back = Math.min(-moved, refunded - payment.amount_refunded);
  const given = back > 0 ? { amount: back, number: readRefundNumber(events) } : undefined;
  await updateLedger(db, payment.booking_id, { now, by, given });
  await notifyOfPayment(db, payment, { status, reason, moved, now, by });
  if (status === 'paid' && received) await issueReceipt(db, stored, now);
  await keepOtherMoney(db, stored, [...events, ...said], now);
  return stored;
}

async function readEvents(db: Db, id: number): Promise<(typeof paymentEvents.$inferSelect)[]> {
  return db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.payment_id, id))
    .orderBy(asc(paymentEvents.id));
}

/** The provider's number of the last refund: the end of the key under which it counts once. */
function readRefundNumber(
  events: readonly Pick<typeof paymentEvents.$inferSelect, 'kind' | 'event_key'>[],
): string {
  const last = events.findLast(({ kind }) => kind === 'refunded');
  return last?.event_key.split(':').at(-1) ?? '';
}

/** Whether the provider can still report something new about it. */
export function isOpen({ status, reason }: Pick<PaymentRow, 'status' | 'reason'>): boolean {
  return (
    status === 'pending' || reason === 'superseded' || (status === 'needs_review' && reason === 'no_answer')
  );
}

async function notifyOfPayment(
  db: Db,
  { booking_id, amount, status: before }: PaymentRow,
  {
    status,
    reason,
    moved,
    now,
    by,
  }: Pick<PaymentRow, 'status' | 'reason'> & { moved: number; now: Date; by: number | null },
): Promise<void> {
  const failed = status === 'failed' && before !== 'failed';
  if (moved <= 0 && !failed) return;
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, booking_id));
  if (!booking) return;
  if (moved > 0) await notify(db, booking, { notice: 'paid', amount: moved }, { by, now });
  const notice = reason === 'no_answer' ? 'payment_unanswered' : 'payment_failed';
  if (failed) await notify(db, booking, { notice, amount }, { by, now });
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

/**
 * Gives the postings that bring a payment's books up to the money that arrived, and by how much more its booking is
 * paid than before.
 */
export function paymentPostings(
  payment: Pick<PaymentRow, 'provider' | 'status'>,
  { net, fee }: { net: number; fee: number },
  balance: Balance,
): { due: number; postings: Posting[] } {
  const cash: Account = `cash:${payment.provider}`;
  const isMatched = payment.status !== 'needs_review';
  // Money leaves the account of people's debts, so its balance falls.
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
