import type { Refund } from '@udongo/sdk';
import { formatNumber } from '@udongo/sdk/values';
import { and, eq, inArray } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { one } from '../../../db/one.ts';
import { bookings, refunds } from '../../../db/schema.ts';
import { notFound } from '../../../errors.ts';
import { choice, decimal, key, text } from '../../../validation/fields.ts';
import { invalid } from '../../../validation/issues.ts';
import { allValues, type Reading } from '../../../validation/readFields.ts';
import { refundDecisions } from '../../../values.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { findPayable } from '../findPayable.ts';
import { readWhole } from '../readWhole.ts';
import { amountLeft } from '../refunds/decideRefunds.ts';
import { getRefund } from '../refunds/readRefunds.ts';
import { updateLedger } from './updateLedger.ts';

const refuse = (field: string, message: string) => invalid([{ path: [field], message }]);

export const refundRequestFields = {
  booking: key(),
  amount: decimal({ digits: 9, above: 'zero' }),
  reason: text({ max: 500, blank: false }),
};

/**
 * Asks for a part of a booking's money to be refunded. The same request, sent again while it is open, gives the stored one.
 * Errors: throws 400 for a booking that is not there or canceled, and for more than a part of its money.
 */
export async function requestRefund(
  db: Db,
  actor: Actor,
  reading: Reading<typeof refundRequestFields>,
  now: Date,
): Promise<Refund> {
  const { booking, amount: typed, reason } = allValues(reading);
  const { row } = await findPayable(db, actor, { booking });
  const amount = readWhole(typed);
  const open = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.booking_id, row.id), inArray(refunds.status, ['requested', 'approved'])));
  const same = open.find((refund) => refund.amount === amount && refund.reason === reason);
  if (same) return getRefund(db, actor, same.id);
  if (row.canceled) throw refuse('booking', 'The refund of a cancelled booking is requested already.');
  const left = Number(row.amount_paid) - open.reduce((sum, refund) => sum + amountLeft(refund), 0);
  if (amount > left)
    throw refuse('amount', `At most KES ${formatNumber(Math.max(0, left), 2)} can be refunded.`);
  const isAll = amount === left && Number(row.amount_overpaid) < amount;
  if (isAll) throw refuse('amount', 'To refund all of the money, cancel the booking.');
  const { id } = one(
    await db
      .insert(refunds)
      .values({
        booking_id: row.id,
        cause: 'part',
        amount,
        reason,
        created_on: now,
        created_by_id: actor.userId,
      })
      .returning({ id: refunds.id }),
  );
  return getRefund(db, actor, id);
}

export const refundDecisionFields = {
  status: choice(refundDecisions),
  amount: decimal({ digits: 9, above: 'zero' }).optional(),
  note: text({ max: 500 }).optional(),
};

/**
 * Approves a refund, whole or in part, or declines it. The same decision, sent again, changes nothing.
 * Errors: throws 404 for none, 400 for one that was decided otherwise, for more than was asked for, and where less is refunded than
 * was asked for without saying why. The agent of a canceled booking earns their share of the money that is kept.
 */
export async function decideRefund(
  db: Db,
  actor: Actor,
  id: number,
  reading: Reading<typeof refundDecisionFields>,
  now: Date,
): Promise<Refund> {
  const { status, amount: typed, note = '' } = allValues(reading);
  const { booking, refund } = await lockRefund(db, id);
  const asked = refund.amount + refund.amount_withheld;
  const amount =
    status === 'declined' ? refund.amount_refunded : typed === undefined ? asked : readWhole(typed);
  if (refund.status !== 'requested') {
    const isSame = refund.amount === amount && (status === 'approved' || refund.amount_withheld > 0);
    if (isSame) return getRefund(db, actor, id);
    throw refuse('status', 'This refund was decided already.');
  }
  if (amount > asked) throw refuse('amount', `At most KES ${formatNumber(asked, 2)} can be refunded.`);
  if (amount < refund.amount_refunded) {
    throw refuse('amount', `KES ${formatNumber(refund.amount_refunded, 2)} was refunded already.`);
  }
  if (amount < asked && note === '') throw refuse('note', 'Say why not all of it is refunded.');
  await db
    .update(refunds)
    .set({
      ...(amount > 0 && amount === refund.amount_refunded
        ? { status: 'paid_back', paid_back_on: now }
        : { status }),
      amount,
      amount_withheld: asked - amount,
      note,
      decided_on: now,
      decided_by_id: actor.userId,
    })
    .where(eq(refunds.id, id));
  const by = actor.userId;
  await updateLedger(db, booking.id, { now, by });
  const reason = amount < asked ? note : '';
  await notify(db, booking, { notice: 'refund_decided', amount, asked, reason }, { by, now });
  return getRefund(db, actor, id);
}

/** Locks the booking first, as everywhere, then gives its refund. Errors: throws 404 for none. */
async function lockRefund(db: Db, id: number) {
  const [found] = await db.select({ booking_id: refunds.booking_id }).from(refunds).where(eq(refunds.id, id));
  if (!found) throw notFound();
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, found.booking_id)).for('update');
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id));
  if (!booking || !refund) throw notFound();
  return { booking, refund };
}
