import type { PaymentIssue, PaymentIssueKind } from '@udongo/sdk';
import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import {
  bookings,
  moneyDifferences,
  payments,
  receipts,
  samples,
  unreadableNotifications,
} from '../../../db/schema.ts';
import { hidePhone } from '../../platform/hidePhone.ts';
import { cutPage, type Listed, type ListQuery } from '../../platform/list.ts';
import { toInstant } from '../../platform/toInstant.ts';
import { priceOf } from '../balanceDue.ts';

type Issue = PaymentIssue & { at: Date };

/** Money that somebody has to look at, the newest first. There is never much of it, or somebody has stopped looking. */
export async function listIssues(
  db: Db,
  query: ListQuery,
  kind: PaymentIssueKind | undefined,
  now: Date,
): Promise<Listed<PaymentIssue>> {
  const since = new Date(now.getTime() - shownMs);
  const readers: Record<PaymentIssueKind, () => Promise<Issue[]>> = {
    needs_review: () => readReviews(db),
    unmatched: () => readUnmatched(db),
    underpaid: () => readBookings(db, 'underpaid'),
    overpaid: () => readBookings(db, 'overpaid'),
    no_answer: () => readUnanswered(db, since),
    unreadable: () => readUnreadable(db, since),
    disagrees: () => readDifferences(db, since),
  };
  const wanted = kind === undefined ? Object.values(readers) : [readers[kind]];
  const found: Issue[] = [];
  for (const read of wanted) found.push(...(await read()));
  found.sort((a, b) => b.at.getTime() - a.at.getTime());
  return cutPage(query, found.length, async (limit, offset) =>
    found.slice(offset, offset + limit).map(({ at, ...issue }) => ({ ...issue, since: toInstant(at) })),
  );
}

const most = 1000;
/** Time after which an issue that no button can settle leaves the list. */
const shownMs = 30 * 24 * 3_600_000;
const nothing = {
  since: '',
  booking: null,
  booking_code: '',
  payment: null,
  provider: null,
  reference: '',
  phone_hint: '',
  account_number: '',
  currency: 'KES',
  note: '',
  expected_amount: '0.00',
} as const;

async function readReviews(db: Db): Promise<Issue[]> {
  return (await selectPayments(db, eq(payments.status, 'needs_review'))).map((row) => ({
    ...describePayment(row),
    kind: 'needs_review',
  }));
}

async function readUnanswered(db: Db, since: Date): Promise<Issue[]> {
  const where = and(
    eq(payments.status, 'failed'),
    eq(payments.reason, 'no_answer'),
    gt(payments.created_on, since),
  );
  return (await selectPayments(db, where)).map((row) => ({ ...describePayment(row), kind: 'no_answer' }));
}

function selectPayments(db: Db, where: SQL | undefined) {
  return db
    .select({ payment: payments, code: bookings.code })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.booking_id))
    .where(where)
    .limit(most);
}

function describePayment({ payment, code }: { payment: typeof payments.$inferSelect; code: string }) {
  return {
    ...nothing,
    at: payment.paid_on ?? payment.created_on,
    booking: payment.booking_id,
    booking_code: code,
    payment: payment.id,
    provider: payment.provider,
    reference: payment.reference,
    amount: (payment.amount_received ?? 0).toFixed(2),
    expected_amount: payment.amount.toFixed(2),
    phone_hint: hidePhone(payment.phone_number),
    account_number: code,
  };
}

async function readUnreadable(db: Db, since: Date): Promise<Issue[]> {
  const rows = await db
    .select()
    .from(unreadableNotifications)
    .where(gt(unreadableNotifications.received_on, since))
    .limit(most);
  return rows.map(({ provider, body, received_on }) => ({
    ...nothing,
    kind: 'unreadable',
    at: received_on,
    provider,
    amount: '0.00',
    note: body,
  }));
}

async function readDifferences(db: Db, since: Date): Promise<Issue[]> {
  const rows = await db
    .select({ difference: moneyDifferences, booking: bookings })
    .from(moneyDifferences)
    .innerJoin(bookings, eq(bookings.id, moneyDifferences.booking_id))
    .where(gt(moneyDifferences.found_on, since))
    .limit(most);
  return rows.map(({ difference, booking }) => ({
    ...nothing,
    kind: 'disagrees',
    at: difference.found_on,
    booking: booking.id,
    booking_code: booking.code,
    amount: booking.amount_paid,
    phone_hint: hidePhone(booking.phone_no),
    account_number: booking.code,
    note: difference.note,
  }));
}

async function readUnmatched(db: Db): Promise<Issue[]> {
  const isLeft = sql`${receipts.amount} > ${receipts.amount_refunded}`;
  const rows = await db
    .select()
    .from(receipts)
    .where(and(isNull(receipts.payment_id), isLeft))
    .limit(most);
  return rows.map((receipt) => ({
    ...nothing,
    kind: 'unmatched',
    at: receipt.received_on,
    provider: receipt.provider,
    reference: receipt.receipt_number,
    amount: (Number(receipt.amount) - Number(receipt.amount_refunded)).toFixed(2),
    currency: receipt.currency,
    phone_hint: receipt.phone_hint,
    account_number: receipt.account_number,
  }));
}

async function readBookings(db: Db, kind: 'underpaid' | 'overpaid'): Promise<Issue[]> {
  const where =
    kind === 'overpaid'
      ? // Money of a canceled one is a refund.
        and(gt(bookings.amount_overpaid, '0'), eq(bookings.canceled, false))
      : and(gt(bookings.amount_paid, '0'), eq(bookings.paid, false), eq(bookings.canceled, false));
  const rows = await db
    .select({
      booking: bookings,
      samples: sql<number>`(select count(*)::int from ${samples} where booking_id = ${bookings}.id)`,
    })
    .from(bookings)
    .where(where)
    .limit(most);
  return rows.map(({ booking, samples: count }) => {
    const expected = Math.max(0, priceOf(booking, count) - Number(booking.amount_credited));
    return {
      ...nothing,
      kind,
      at: booking.updated_on,
      booking: booking.id,
      booking_code: booking.code,
      amount: booking.amount_paid,
      expected_amount: expected.toFixed(2),
      phone_hint: hidePhone(booking.phone_no),
      account_number: booking.code,
    };
  });
}
