import type { PaymentMethod } from '@udongo/sdk';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { one } from '../../../db/one.ts';
import { payments } from '../../../db/schema.ts';
import { badRequest } from '../../../errors.ts';
import type { paymentProviders } from '../../../values.ts';
import { settlePayment } from './settlePayment.ts';
import { createReference } from './startPayment.ts';
import type { PaymentRow } from './toPayment.ts';

interface Recorded {
  booking_id: number;
  provider: (typeof paymentProviders)[number];
  method: PaymentMethod;
  receipt_number: string;
  /** Whole shillings. */
  amount: number;
  note: string;
  phone_number?: string;
  provider_reference?: string;
}

/** A payment of money that has arrived already. Errors: throws 400 when the number was used before. */
export async function insertPaid(db: Db, actor: Actor, recorded: Recorded, now: Date): Promise<PaymentRow> {
  const { amount, receipt_number } = recorded;
  const payment = one(
    await db
      .insert(payments)
      .values({
        ...recorded,
        receipt_number: '',
        reference: createReference(),
        // Only one payment of a booking is pending, and this one never is.
        status: 'failed',
        is_linked: true,
        prompted_on: now,
        created_on: now,
        created_by_id: actor.userId,
      })
      .returning(),
  );
  const event_key = `recorded:${payment.reference}`;
  const paid = { kind: 'paid', event_key, amount: String(amount), receipt_number, happened_on: now } as const;
  const settled = await settlePayment(db, payment.id, [paid], { now, by: actor.userId });
  if (settled.status !== 'paid') throw badRequest({ reference: ['This receipt was used before.'] });
  return settled;
}
