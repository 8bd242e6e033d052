import type { Booking } from '@udongo/sdk';
import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { payments } from '../../db/schema.ts';
import { badRequest, conflict } from '../../errors.ts';
import { choice, decimal, key, text } from '../../validation/fields.ts';
import { invalid } from '../../validation/issues.ts';
import { allValues, type Reading } from '../../validation/readFields.ts';
import { paymentMethods } from '../../values.ts';
import { balanceDue } from '../money/balanceDue.ts';
import { findPayable } from '../money/findPayable.ts';
import { lockWaiting } from '../money/payments/findArrived.ts';
import { insertPaid } from '../money/payments/insertPaid.ts';
import { readWhole } from '../money/readWhole.ts';
import { getBooking } from './readBookings.ts';

export const markAsPaidFields = {
  booking: key(),
  method: choice(paymentMethods).optional(),
  reference: text({ max: 100, blank: false }),
  amount: decimal({ digits: 9, above: 'zero' }).optional(),
  reason: text({ max: 500, blank: false }),
};

/**
 * Records money that an administrator saw arrive; a receipt that the paid booking has already is recorded once.
 * Errors: throws 400 for a booking that is canceled or not there, a receipt number that was used, and more than whole
 * shillings, 409 for another receipt of a booking that is paid.
 */
export async function markAsPaid(
  db: Db,
  actor: Actor,
  reading: Reading<typeof markAsPaidFields>,
  now: Date,
): Promise<Booking> {
  const { booking: id, method = 'mpesa', reference, amount, reason: note } = allValues(reading);
  const { row, sampleCount } = await findPayable(db, actor, { booking: id });
  if (row.canceled) throw invalid([{ path: ['booking'], message: 'This booking is cancelled.' }]);
  const due = balanceDue(row, sampleCount);
  if (due > 0) {
    const whole = amount === undefined ? due : readWhole(amount);
    if (await lockWaiting(db, reference)) {
      throw badRequest({ reference: ['This receipt has arrived and waits for a booking. Link it instead.'] });
    }
    const recorded = { booking_id: row.id, provider: 'by_hand', method, amount: whole, note } as const;
    await insertPaid(db, actor, { ...recorded, receipt_number: reference }, now);
  } else if (!(await isRecorded(db, id, reference))) {
    throw conflict(
      'This booking is paid already, and this receipt is not recorded. Which booking is it for?',
    );
  }
  return getBooking(db, actor, id, now);
}

async function isRecorded(db: Db, booking: number, reference: string): Promise<boolean> {
  const same = and(
    eq(payments.booking_id, booking),
    eq(sql`upper(${payments.receipt_number})`, reference.toUpperCase()),
  );
  return (await db.$count(payments, same)) > 0;
}
