import type { Payment, PaymentReason } from '@udongo/sdk';
import { formatPhone } from '@udongo/sdk/values';
import type { Actor } from '../../../Actor.ts';
import type { payments } from '../../../db/schema.ts';
import { seesAll } from '../../../mayCall.ts';
import { hidePhone } from '../../platform/hidePhone.ts';
import { toInstant } from '../../platform/toInstant.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** A phone gets no second prompt for the same amount sooner, while the first one can still be open. */
export const promptGapMs = 120_000;

/** With these the provider says that a prompt has ended. After any other end it can still be on the phone. */
const ended: ReadonlySet<PaymentReason | null> = new Set([
  'canceled_by_payer',
  'wrong_pin',
  'pin_locked',
  'insufficient_balance',
  'prompt_expired',
  'phone_not_reachable',
  'declined',
]);

/** The time until the phone of a payment may get a prompt for the same amount again, in milliseconds. */
export function msUntilRetry(
  { status, reason, prompted_on }: Pick<PaymentRow, 'status' | 'reason' | 'prompted_on'>,
  now: Date,
): number {
  if (status === 'paid' || ended.has(reason)) return 0;
  return Math.max(0, promptGapMs - (now.getTime() - prompted_on.getTime()));
}

interface About {
  actor: Actor;
  now: Date;
  bookingCode: string;
  /** KES that its booking still owes. */
  balanceDue: number;
  /** Paybill of the settings; '' when there is none. */
  paybill: string;
  appUrl: string;
}

/** Writes a payment as the contract has it. A visitor sees only the ends of the phone number. */
export function toPayment(
  row: PaymentRow,
  { actor, now, bookingCode, balanceDue, paybill, appUrl }: About,
): Payment {
  const isStaff = seesAll(actor, 'payments.list');
  const waited = now.getTime() - row.prompted_on.getTime();
  const isPrompt = row.method === 'mpesa' && row.provider !== 'by_hand';
  return {
    id: row.id,
    booking: row.booking_id,
    booking_code: bookingCode,
    booking_balance_due: balanceDue.toFixed(2),
    amount: row.amount.toFixed(2),
    method: row.method,
    phone_number: actor.role === 'anonymous' ? '' : row.phone_number,
    phone_hint: hidePhone(row.phone_number),
    reference: row.reference,
    receipt_number: row.receipt_number,
    paid: row.status === 'paid',
    canceled: row.status === 'canceled',
    created_on: toInstant(row.created_on),
    paid_on: row.paid_on && toInstant(row.paid_on),
    status: row.status,
    reason: row.reason,
    message: toMessage(row, actor),
    authorization_url: row.authorization_url,
    provider: row.provider,
    provider_reference: isStaff ? row.provider_reference : '',
    is_sandbox: row.is_sandbox,
    sandbox_url: row.provider === 'sandbox' ? `${appUrl}/sandbox/phone/${row.reference}` : null,
    amount_received: row.amount_received === null ? null : row.amount_received.toFixed(2),
    amount_refunded: row.amount_refunded.toFixed(2),
    seconds_waiting: Math.max(0, Math.floor(waited / 1000)),
    seconds_until_retry: isPrompt ? Math.ceil(msUntilRetry(row, now) / 1000) : 0,
    pay_by_hand: paybill === '' ? null : { paybill, account_number: bookingCode },
    note: isStaff ? row.note : '',
    is_linked: row.is_linked,
  };
}

const messages: Record<PaymentReason, string> = {
  canceled_by_payer: 'The payment was cancelled on the phone.',
  wrong_pin: 'The PIN was wrong.',
  pin_locked: 'The M-Pesa PIN is locked. Call Safaricom.',
  insufficient_balance: 'The M-Pesa balance is too low.',
  prompt_expired: 'The prompt was not answered in time.',
  phone_not_reachable: 'The phone could not be reached.',
  too_soon: 'This phone had a prompt for the same amount a moment ago. Wait 2 minutes.',
  declined: 'The payment was declined.',
  no_answer: 'The payment service gave no answer about this payment.',
  provider_unavailable: 'The payment service could not be reached.',
  superseded: 'A newer payment replaced this one.',
  refunded: 'This payment was refunded.',
  amount_differs: 'A different amount arrived. Our team is checking it.',
  currency_differs: 'A different currency arrived. Our team is checking it.',
  link_undone: 'This payment no longer counts for this booking.',
  receipt_used: 'The receipt of this payment was counted before. Our team is checking it.',
};

function toMessage({ status, reason, method, phone_number }: PaymentRow, actor: Actor): string {
  if (reason) return messages[reason];
  if (status !== 'pending') return '';
  if (method === 'card') return 'Pay by card on the page of the payment service.';
  const phone = actor.role === 'anonymous' ? hidePhone(phone_number) : formatPhone(phone_number);
  return `Enter your M-Pesa PIN on ${phone}.`;
}
