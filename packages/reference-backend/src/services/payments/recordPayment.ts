import type { Booking, PaymentMethod } from '@udongo/sdk';
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { payments, receipts } from '../../db/schema.ts';
import { badRequest } from '../../errors.ts';
import { choice, decimal, key, phone, text } from '../../validation/fields.ts';
import { invalid } from '../../validation/issues.ts';
import { allValues, type Reading } from '../../validation/readFields.ts';
import { paymentMethods, type paymentProviders } from '../../values.ts';
import { getBooking } from '../bookings/readBookings.ts';
import { balanceDue } from '../bookings/settlePayment.ts';
import { post } from '../books/postings.ts';
import { findPayable } from './findPayable.ts';
import { lockPayment, settlePayment } from './settlePayment.ts';
import { createReference } from './startPayment.ts';
import type { PaymentRow } from './toPayment.ts';

const reason = () => text({ max: 500, blank: false });

export const markAsPaidFields = {
  booking: key(),
  method: choice(paymentMethods).optional(),
  reference: text({ max: 100, blank: false }),
  amount: decimal({ digits: 9, above: 'zero' }).optional(),
  reason: reason(),
};

/**
 * Records money that an administrator saw arrive. A paid booking stays as it is.
 * Errors: throws 400 for a booking that is canceled or not there, a receipt number that was used, and more than whole shillings.
 */
export async function markAsPaid(
  db: Db,
  actor: Actor,
  reading: Reading<typeof markAsPaidFields>,
  now: Date,
): Promise<Booking> {
  const { booking: id, method = 'mpesa', reference, amount, reason: note } = allValues(reading);
  const { row, sampleCount } = await findPayable(db, actor, { booking: id });
  if (row.canceled) throw invalid([{ path: ['booking'], message: 'This booking is canceled.' }]);
  const due = balanceDue(row, sampleCount);
  if (due > 0) {
    const whole = amount === undefined ? due : readWhole(amount);
    await checkUnused(db, reference);
    await insertPaid(
      db,
      actor,
      { booking_id: row.id, provider: 'by_hand', method, reference, amount: whole, note },
      now,
    );
  }
  return getBooking(db, actor, id, now);
}

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
  const named = or(eq(payments.reference, reference), eq(payments.receipt_number, reference));
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(named, ne(payments.receipt_number, '')));
  if (payment) return accept(db, actor, payment, { bookingId: row.id, note, now });
  const isWaiting = and(eq(receipts.receipt_number, reference), isNull(receipts.payment_id));
  const [receipt] = await db.select().from(receipts).where(isWaiting).for('update');
  if (!receipt) {
    throw invalid([{ path: ['reference'], message: 'No money with this number waits for a booking.' }]);
  }
  if (receipt.currency !== 'KES') {
    throw invalid([
      { path: ['reference'], message: `This receipt is in ${receipt.currency}. Give it back.` },
    ]);
  }
  const { provider, receipt_number } = receipt;
  const amount = Math.floor(Number(receipt.amount));
  // The money moves from the receipt to a payment, so the books see it once.
  const cash = `cash:${provider}` as const;
  await post(db, [{ source: cash, destination: 'unmatched', amount }], {
    key: `receipt:${receipt.id}`,
    by: actor.userId,
    now,
  });
  const linked = await insertPaid(
    db,
    actor,
    { booking_id: row.id, provider, method, reference: receipt_number, amount, note, phone_number },
    now,
  );
  await db.update(receipts).set({ payment_id: linked.id }).where(eq(receipts.id, receipt.id));
  return linked;
}

/** Takes what arrived for what was asked. */
async function accept(
  db: Db,
  actor: Actor,
  payment: PaymentRow,
  { bookingId, note, now }: { bookingId: number; note: string; now: Date },
): Promise<PaymentRow> {
  const refuse = (message: string) => invalid([{ path: ['reference'], message }]);
  if (payment.booking_id !== bookingId) throw refuse('This receipt was used for another booking.');
  const locked = await lockPayment(db, payment.id);
  if (locked.status !== 'needs_review') throw refuse('This payment needs no look.');
  if (locked.reason === 'currency_differs') throw refuse('Another currency arrived. Give it back.');
  await db.update(payments).set({ note }).where(eq(payments.id, payment.id));
  const event_key = `accepted:${payment.reference}`;
  return settlePayment(db, payment.id, [{ kind: 'accepted', event_key, happened_on: now }], {
    now,
    by: actor.userId,
  });
}

interface Recorded {
  booking_id: number;
  provider: (typeof paymentProviders)[number];
  method: PaymentMethod;
  /** The provider's number. */
  reference: string;
  amount: number;
  note: string;
  phone_number?: string;
}

async function insertPaid(
  db: Db,
  actor: Actor,
  { reference: receipt_number, ...recorded }: Recorded,
  now: Date,
): Promise<PaymentRow> {
  const reference = createReference();
  const [payment] = await db
    .insert(payments)
    .values({
      ...recorded,
      reference,
      // Only one payment of a booking is pending, and this one never is.
      status: 'failed',
      prompted_on: now,
      created_on: now,
      created_by_id: actor.userId,
    })
    .returning();
  if (!payment) throw new Error('An insert returned no row.');
  const { provider, amount } = recorded;
  const event_key = `recorded:${provider}:${receipt_number.toUpperCase()}`;
  const paid = { kind: 'paid', event_key, amount: String(amount), receipt_number, happened_on: now } as const;
  return settlePayment(db, payment.id, [paid], { now, by: actor.userId });
}

/** A number pays once, whoever reported it. */
async function checkUnused(db: Db, receiptNumber: string): Promise<void> {
  const used = await db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.receipt_number, receiptNumber));
  const waiting = await db
    .select({ id: receipts.id })
    .from(receipts)
    .where(and(eq(receipts.receipt_number, receiptNumber), isNull(receipts.payment_id)));
  if (used.length > 0) throw badRequest({ reference: ['This receipt was used before.'] });
  if (waiting.length > 0) {
    throw badRequest({ reference: ['This receipt has arrived and waits for a booking. Link it instead.'] });
  }
}

function readWhole(amount: string): number {
  if (amount.endsWith('.00')) return Math.floor(Number(amount));
  throw invalid([{ path: ['amount'], message: 'Enter whole shillings.' }]);
}
