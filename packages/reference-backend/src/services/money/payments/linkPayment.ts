import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { paymentEvents, payments } from '../../../db/schema.ts';
import { choice, decimal, key, phone, text } from '../../../validation/fields.ts';
import { invalid } from '../../../validation/issues.ts';
import { allValues, type Reading } from '../../../validation/readFields.ts';
import { invalidKey } from '../../../validation/storable.ts';
import { paymentMethods } from '../../../values.ts';
import { findPayable } from '../findPayable.ts';
import { findArrived, lockWaiting } from './findArrived.ts';
import { insertPaid } from './insertPaid.ts';
import { wholeLeft } from './receipts.ts';
import { lockPayment, settlePayment } from './settlePayment.ts';
import type { PaymentRow } from './toPayment.ts';

const reason = () => text({ max: 500, blank: false });
const refuse = (message: string, field = 'reference') => invalid([{ path: [field], message }]);

export const linkFields = {
  booking: key(),
  reference: text({ max: 100, blank: false }),
  reason: reason(),
  method: choice(paymentMethods).optional(),
  amount: decimal({ digits: 9, above: 'zero' }).optional(),
  phone_number: phone().optional(),
};

/**
 * Gives money that has arrived to a booking: an unmatched receipt, or a payment that needs a look.
 * Errors: throws 400 for a booking that is not there, and for a reference of no such money.
 */
export async function linkPayment(
  db: Db,
  actor: Actor,
  reading: Reading<typeof linkFields>,
  now: Date,
): Promise<PaymentRow> {
  const { booking: id, reference, reason: note, method = 'mpesa', phone_number = '' } = allValues(reading);
  const { row } = await findPayable(db, actor, { booking: id });
  const payment = await findArrived(db, reference);
  if (payment) return accept(db, actor, payment, { bookingId: row.id, note, now });
  const receipt = await lockWaiting(db, reference);
  if (!receipt) throw refuse('No money with this number waits for a booking.');
  if (receipt.currency !== 'KES') throw refuse(`This receipt is in ${receipt.currency}. Refund it.`);
  const { provider, receipt_number, reference: provider_reference } = receipt;
  const amount = wholeLeft(receipt);
  if (amount === 0) throw refuse('This money was refunded.');
  return insertPaid(
    db,
    actor,
    { booking_id: row.id, provider, method, receipt_number, provider_reference, amount, note, phone_number },
    now,
  );
}

/** Takes what arrived for what was asked. */
async function accept(
  db: Db,
  actor: Actor,
  payment: PaymentRow,
  { bookingId, note, now }: { bookingId: number; note: string; now: Date },
): Promise<PaymentRow> {
  if (payment.booking_id !== bookingId) throw refuse('This receipt was used for another booking.');
  const locked = await lockPayment(db, payment.id);
  if (locked.status !== 'needs_review') throw refuse('This payment needs no look.');
  if (locked.reason === 'currency_differs') throw refuse('Another currency arrived. Refund it.');
  await db
    .update(payments)
    .set({ note: addNote(locked, note), is_linked: true })
    .where(eq(payments.id, locked.id));
  const settled = await say(db, locked, 'accepted', { now, by: actor.userId });
  if (settled.status === 'needs_review')
    throw refuse('This receipt counts for another payment, or nothing arrived.');
  return settled;
}

export const unlinkFields = { payment: key(), reason: reason() };

/**
 * Takes money away from the booking to which an administrator gave it.
 * Errors: throws 400 for a payment that is not there, that nobody linked, and of which money was refunded.
 */
export async function unlinkPayment(
  db: Db,
  actor: Actor,
  reading: Reading<typeof unlinkFields>,
  now: Date,
): Promise<PaymentRow> {
  const { payment: id, reason: note } = allValues(reading);
  const found = await db.select({ id: payments.id }).from(payments).where(eq(payments.id, id));
  if (found.length === 0) throw refuse(invalidKey(id), 'payment');
  const locked = await lockPayment(db, id);
  if (!locked.is_linked) throw refuse('This payment was not linked by hand.', 'payment');
  if (locked.amount_refunded > 0) {
    throw refuse('Money of this payment was refunded, so its link stays.', 'payment');
  }
  await db
    .update(payments)
    .set({ note: addNote(locked, note), is_linked: false })
    .where(eq(payments.id, id));
  return say(db, locked, 'undone', { now, by: actor.userId });
}

/** A payment can be taken, refunded and taken again. */
async function say(
  db: Db,
  { id, reference }: PaymentRow,
  kind: 'accepted' | 'undone',
  { now, by }: { now: Date; by: number | null },
): Promise<PaymentRow> {
  const said = await db.$count(
    paymentEvents,
    and(eq(paymentEvents.payment_id, id), eq(paymentEvents.kind, kind)),
  );
  const event_key = `${kind}:${reference}:${said + 1}`;
  return settlePayment(db, id, [{ kind, event_key, happened_on: now }], { now, by });
}

/** Every reason is kept, the last one at the end. */
export function addNote({ note }: Pick<PaymentRow, 'note'>, added: string): string {
  return note === '' ? added : `${note}\n${added}`;
}
