import type { PaymentReason, PaymentStatus } from '@udongo/sdk';
import type { paymentEvents, payments } from '../../../db/schema.ts';

export type PaymentEvent = Pick<
  typeof paymentEvents.$inferSelect,
  'kind' | 'reason' | 'amount' | 'currency' | 'fee' | 'receipt_number' | 'happened_on'
>;
type Asked = Pick<typeof payments.$inferSelect, 'amount' | 'is_superseded'>;

export interface Decision {
  status: PaymentStatus;
  reason: PaymentReason | null;
  /** Whole shillings that arrived; null while none have, and for another currency. */
  received: number | null;
  /** Whole shillings that went back, at most what arrived. */
  refunded: number;
  fee: number;
  receipt_number: string;
  paid_on: Date | null;
}

/**
 * Decides the state of a payment from all of its events. It depends on the events and not on their order: a refund that came
 * first counts as soon as the payment does, and a success counts after any failure.
 */
export function decidePayment(asked: Asked, events: readonly PaymentEvent[]): Decision {
  const confirmed = events.find(({ kind }) => kind === 'paid');
  const paid = confirmed ?? findUnanswered(events);
  if (!paid) return decideUnpaid(asked, events);
  const details = events.filter(({ kind }) => kind === 'paid' || kind === 'reported');
  const said = details.find(({ amount }) => amount !== null);
  const amount = Number(said?.amount ?? asked.amount);
  const receipt_number = details.find((event) => event.receipt_number !== '')?.receipt_number ?? '';
  const fee = Math.ceil(Math.max(...details.map((event) => Number(event.fee))));
  const base = { receipt_number, paid_on: paid.happened_on, fee };
  const count = (kind: PaymentEvent['kind']) => events.filter((event) => event.kind === kind).length;
  const accepted = count('accepted') - count('undone');
  if (accepted < 0) {
    return { ...base, status: 'canceled', reason: 'link_undone', received: null, refunded: 0, fee: 0 };
  }
  const wanted = events
    .filter(({ kind }) => kind === 'refunded')
    .reduce((sum, event) => sum + Number(event.amount), 0);
  if (details.some(({ currency }) => currency !== 'KES')) {
    const nothing = { ...base, received: null, refunded: 0, fee: 0 };
    return wanted >= amount
      ? { ...nothing, status: 'canceled', reason: 'refunded' }
      : { ...nothing, status: 'needs_review', reason: 'currency_differs' };
  }
  const received = Math.floor(amount);
  const refunded = Math.min(received, Math.ceil(wanted));
  const money = { ...base, received, refunded };
  if (received > 0 && refunded === received) return { ...money, status: 'canceled', reason: 'refunded' };
  const isAsked = confirmed !== undefined && amount === asked.amount;
  return received > 0 && (isAsked || accepted > 0)
    ? { ...money, status: 'paid', reason: null }
    : { ...money, status: 'needs_review', reason: confirmed ? 'amount_differs' : 'no_answer' };
}

/** The report of money about which no question was answered for a day: a person decides what it is. */
function findUnanswered(events: readonly PaymentEvent[]): PaymentEvent | undefined {
  const ends = events.filter(({ kind }) => kind === 'failed' || kind === 'canceled');
  const isUnanswered = ends.length > 0 && ends.every(({ reason }) => reason === 'no_answer');
  return isUnanswered ? events.find(({ kind }) => kind === 'reported') : undefined;
}

/** The decision when another payment has the receipt number: this money was counted there. */
export const countedElsewhere = {
  status: 'needs_review',
  reason: 'receipt_used',
  received: null,
  refunded: 0,
  fee: 0,
} as const satisfies Partial<Decision>;

function decideUnpaid({ is_superseded }: Asked, events: readonly PaymentEvent[]): Decision {
  const nothing = { received: null, refunded: 0, fee: 0, receipt_number: '', paid_on: null };
  const canceled = events.find(({ kind }) => kind === 'canceled');
  if (canceled) return { ...nothing, status: 'canceled', reason: canceled.reason };
  const failures = events.filter(({ kind }) => kind === 'failed');
  const failed = failures.find(({ reason }) => reason !== 'no_answer') ?? failures[0];
  if (failed) return { ...nothing, status: 'failed', reason: failed.reason };
  return is_superseded
    ? { ...nothing, status: 'canceled', reason: 'superseded' }
    : { ...nothing, status: 'pending', reason: null };
}
