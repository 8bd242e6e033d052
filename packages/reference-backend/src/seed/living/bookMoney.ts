import { amountDue, netAmount, todayInNairobi } from '@udongo/sdk/values';
import type {
  bookings,
  commissions,
  ledgerPostings,
  paymentDocuments,
  paymentEvents,
  payments,
} from '../../db/schema.ts';
import { commissionMoves } from '../../services/money/commissions/settleCommission.ts';
import { documentNumber } from '../../services/money/documents/issueDocument.ts';
import { commissionOf, decideMoney } from '../../services/money/ledger/bookingMoney.ts';
import {
  type About,
  type Balance,
  type Posting,
  toBalance,
  toRows,
} from '../../services/money/ledger/postings.ts';
import { decidePayment, type PaymentEvent } from '../../services/money/payments/decidePayment.ts';
import { paymentPostings } from '../../services/money/payments/settlePayment.ts';
import { bookingPostings, toColumns } from '../../services/money/payments/updateLedger.ts';
import type { Random } from '../createRandom.ts';

type Row<Table extends { $inferInsert: unknown }> = Table['$inferInsert'] & { id: number };
type Document = Omit<Row<typeof paymentDocuments>, 'snapshot'>;
type Payment = Row<typeof payments>;

/** A booking as far as money is concerned; the amounts are filled in. */
export interface Charged {
  row: Pick<typeof bookings.$inferSelect, 'test_type' | 'discount' | 'referrer_agent_id'> & {
    id: number;
    paid: boolean;
    canceled: boolean;
    amount_paid: string;
    amount_credited: string;
    amount_overpaid: string;
    earlier_refunds: number;
    earlier_credit: number;
    updated_on: Date;
  };
  samples: number;
  /** The agent who referred it. */
  agentId: number | null;
  /** Their share of the price in percent. */
  percentage: number;
  happened: readonly MoneyEvent[];
}

export type MoneyEvent = { on: Date; by: number | null } & (
  | { what: 'booked' }
  | { what: 'canceled' }
  | { what: 'failed'; tried: Tried; reason: PaymentEvent['reason'] }
  /** Money arrived. `arrived` is its amount where it differs from the amount asked for. */
  | { what: 'paid'; tried: Tried; arrived?: number }
  /** A part of the last payment went back; all of it without an amount. */
  | { what: 'refunded'; amount?: number }
);

/** An attempt to pay; without an amount it is the whole price. */
export interface Tried extends Pick<Payment, 'method' | 'provider' | 'phone_number' | 'note'> {
  amount?: number;
  /** Share that the provider keeps, in percent. */
  fee: number;
  random: Random;
}

export interface Books {
  payments: Payment[];
  events: Row<typeof paymentEvents>[];
  postings: Row<typeof ledgerPostings>[];
  commissions: Row<typeof commissions>[];
  documents: Document[];
}

/**
 * Replays what happened to the money of all bookings in the order of time and sets their amounts. Every rule is that of the service: this
 * only keeps in memory what `settlePayment`, `updateLedger` and `settleCommission` keep in the database, where it would take minutes.
 */
export function bookMoney(charged: readonly Charged[]): Books {
  const books = createBooks();
  const queue = charged.flatMap((booking) => booking.happened.map((event) => ({ booking, event })));
  for (const { booking, event } of queue.sort((a, b) => a.event.on.getTime() - b.event.on.getTime())) {
    happen(books, booking, event);
  }
  return books;
}

/** Books that are still empty, and what writes to them. */
function createBooks() {
  const byKey = new Map<string, (typeof ledgerPostings.$inferInsert)[]>();
  const counters = new Map<string, number>();
  const books: Books = { payments: [], events: [], postings: [], commissions: [], documents: [] };
  const balance = (key: About['key']): Balance => toBalance(byKey.get(key) ?? []);
  const post = (wanted: readonly Posting[], about: About) => {
    const before = byKey.get(about.key) ?? [];
    const rows = toRows(wanted, about, before.length);
    byKey.set(about.key, [...before, ...rows]);
    books.postings.push(...rows.map((row, index) => ({ ...row, id: books.postings.length + index + 1 })));
  };
  const issue = (document: Omit<Document, 'id' | 'number'>) => {
    const year = Number(todayInNairobi(document.created_on).slice(0, 4));
    const counter = `${document.kind} ${year}`;
    const last = (counters.get(counter) ?? 0) + 1;
    counters.set(counter, last);
    const number = documentNumber(document.kind, year, last);
    books.documents.push({ ...document, id: books.documents.length + 1, number });
  };
  return { ...books, balance, post, issue };
}

type OpenBooks = ReturnType<typeof createBooks>;

function happen(books: OpenBooks, booking: Charged, event: MoneyEvent): void {
  booking.row.updated_on = new Date(Math.max(event.on.getTime(), booking.row.updated_on.getTime()));
  switch (event.what) {
    case 'booked':
      keep(books, booking, event);
      break;
    case 'canceled':
      booking.row.canceled = true;
      keep(books, booking, event);
      break;
    case 'failed':
    case 'paid':
      settle(books, booking, event, startPayment(books, booking, event));
      break;
    case 'refunded': {
      const payment = books.payments.findLast(({ booking_id }) => booking_id === booking.row.id);
      if (!payment) throw new Error('Money that never came cannot go back.');
      settle(books, booking, event, payment);
    }
  }
}

function startPayment(
  books: OpenBooks,
  { row, samples }: Charged,
  { on, by, tried }: Extract<MoneyEvent, { tried: Tried }>,
): Payment {
  const {
    amount = netAmount(amountDue(samples, row.test_type), row.discount),
    fee: _,
    random: __,
    ...known
  } = tried;
  const id = books.payments.length + 1;
  const payment: Payment = {
    ...known,
    id,
    booking_id: row.id,
    reference: `UDPLIVE${String(id).padStart(6, '0')}`,
    amount,
    status: 'failed',
    reason: null,
    receipt_number: '',
    amount_received: null,
    amount_refunded: 0,
    prompted_on: on,
    created_on: on,
    created_by_id: by,
    paid_on: null,
    is_linked: known.provider === 'by_hand',
  };
  books.payments.push(payment);
  return payment;
}

function settle(books: OpenBooks, booking: Charged, event: MoneyEvent, payment: Payment): void {
  const { row } = booking;
  const before = payment.amount_refunded ?? 0;
  books.events.push({ ...toEvent(event, payment), id: books.events.length + 1, payment_id: payment.id });
  const said = books.events.filter(({ payment_id }) => payment_id === payment.id) as PaymentEvent[];
  const { received, refunded, fee, ...decided } = decidePayment(
    { amount: payment.amount, is_superseded: false },
    said,
  );
  Object.assign(payment, { ...decided, amount_received: received, amount_refunded: refunded });
  const { provider, status = 'failed' } = payment;
  const key = `payment:${payment.id}` as const;
  const net = (received ?? 0) - refunded;
  const { postings } = paymentPostings({ provider, status }, { net, fee }, books.balance(key));
  books.post(postings, { key, payment_id: payment.id, booking_id: row.id, by: event.by, now: event.on });
  keep(books, booking, event);
  if (status !== 'paid' || refunded !== before) return;
  const issued_for = `receipt:${payment.id}`;
  const about = { booking_id: row.id, payment_id: payment.id, created_on: event.on };
  books.issue({ ...about, kind: 'receipt', issued_for, amount: received ?? payment.amount });
}

function toEvent(event: MoneyEvent, { id, amount }: Payment) {
  const said = {
    happened_on: event.on,
    reason: null,
    amount: null,
    currency: 'KES',
    fee: '0',
    receipt_number: '',
  };
  if (event.what === 'failed') {
    return { ...said, kind: 'failed' as const, event_key: `failed:UDPLIVE${id}`, reason: event.reason };
  }
  if (event.what === 'refunded') {
    const back = String(event.amount ?? amount);
    return { ...said, kind: 'refunded' as const, event_key: `refunded_by_hand:SLR${id}`, amount: back };
  }
  if (event.what !== 'paid') throw new Error(`Nobody says "${event.what}" of a payment.`);
  const { provider, fee, random } = event.tried;
  const arrived = event.arrived ?? amount;
  return {
    ...said,
    kind: 'paid' as const,
    event_key: `${provider}:UDPLIVE${id}`,
    amount: String(arrived),
    fee: ((arrived * fee) / 100).toFixed(2),
    receipt_number: toReceiptNumber(id, random),
  };
}

/** Ten letters and digits, as those of M-Pesa are. */
function toReceiptNumber(id: number, random: Random): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';
  const middle = Array.from({ length: 5 }, () => letters[random.whole(0, letters.length - 1)]).join('');
  return `S${middle}${String(id).padStart(4, '0')}`;
}

/** Keeps the money of a booking in memory, by the rules of `updateLedger`. */
function keep(books: OpenBooks, booking: Charged, event: MoneyEvent): void {
  const { row, samples } = booking;
  const gross = amountDue(samples, row.test_type);
  const counted = books.payments.filter(
    ({ booking_id, status }) => booking_id === row.id && status === 'paid',
  );
  const before = Number(row.amount_credited);
  const key = `booking:${row.id}` as const;
  const balance = books.balance(key);
  const money = decideMoney({
    kept: 0,
    canceled: row.canceled,
    gross,
    net: netAmount(gross, row.discount),
    booked: -balance('sales') - balance('discount'),
    received: counted.reduce((sum, { amount_received }) => sum + (amount_received ?? 0), 0),
    refunded: counted.reduce((sum, { amount_refunded }) => sum + (amount_refunded ?? 0), 0),
    opening: 0,
    credited: before,
    earlier: { refunded: row.earlier_refunds, credited: row.earlier_credit },
  });
  Object.assign(row, toColumns(money));
  const about = { booking_id: row.id, by: event.by, now: event.on };
  books.post(bookingPostings(money, balance), { ...about, key });
  if (money.amount_credited > before) {
    books.issue({
      booking_id: row.id,
      payment_id: null,
      created_on: event.on,
      kind: 'credit_note',
      issued_for: `credit_note:${row.id}:1`,
      amount: money.amount_credited - before,
    });
  }
  credit(books, booking, event, money.earning);
}

/** Credits an agent by the rules of `settleCommission` before anything is paid out. */
function credit(
  books: OpenBooks,
  { row, agentId, percentage }: Charged,
  event: MoneyEvent,
  earning: number,
): void {
  const standing = books.commissions.find(
    ({ booking_id, status }) => booking_id === row.id && status !== 'canceled',
  );
  const amount = commissionOf(earning, percentage);
  const [source, destination] = commissionMoves.earned;
  const about = { booking_id: row.id, by: event.by, now: event.on };
  if (!standing && agentId !== null && amount > 0) {
    const id = books.commissions.length + 1;
    books.commissions.push({
      id,
      agent_id: agentId,
      booking_id: row.id,
      amount,
      percentage: percentage.toFixed(2),
      status: 'earned',
      phone_number: '',
      created_on: event.on,
      collected_on: null,
      collected_by_id: null,
      disbursed_on: null,
      disbursed_by_id: null,
      batch_id: null,
    });
    books.post([{ source, destination, amount }], { ...about, key: `commission:${id}`, commission_id: id });
  }
  if (standing && earning === 0) {
    standing.status = 'canceled';
    const back = { source: destination, destination: source, amount: standing.amount };
    books.post([back], { ...about, key: `commission:${standing.id}`, commission_id: standing.id });
  }
}

/** An agent asks for what they have earned so far and, where `paidOn` is given, gets it. */
export interface PayOut {
  agentId: number;
  userId: number;
  phone_number: string;
  askedOn: Date;
  paidOn?: Date;
}

/** The last thing that happens to the books. Gives the batches, one for each payout; their numbers count from 1. */
export function payOut(books: Books, wanted: readonly PayOut[]) {
  const byKey = new Map<string, number>();
  for (const { event_key } of books.postings) {
    const key = event_key.replace(/:\d+$/, '');
    byKey.set(key, (byKey.get(key) ?? 0) + 1);
  }
  const batches: { id: number; created_on: Date }[] = [];
  for (const { agentId, userId, phone_number, askedOn, paidOn } of wanted) {
    const asked = books.commissions.filter(
      ({ agent_id, status, created_on }) =>
        agent_id === agentId && status === 'earned' && created_on < askedOn,
    );
    if (asked.length === 0) continue;
    const batch_id = paidOn ? batches.length + 1 : null;
    if (paidOn) batches.push({ id: batches.length + 1, created_on: paidOn });
    for (const commission of asked) {
      const collected = { phone_number, collected_on: askedOn, collected_by_id: userId };
      const disbursed = { disbursed_on: paidOn ?? null, disbursed_by_id: paidOn ? 1 : null, batch_id };
      Object.assign(commission, { ...collected, ...disbursed, status: paidOn ? 'disbursed' : 'collected' });
      move(commission, 'collected', { by: userId, now: askedOn });
      if (paidOn) move(commission, 'disbursed', { by: 1, now: paidOn });
    }
  }
  return batches;

  function move(
    { id, amount, booking_id }: Row<typeof commissions>,
    to: 'collected' | 'disbursed',
    when: { by: number; now: Date },
  ) {
    const [source, destination] = commissionMoves[to];
    const key = `commission:${id}` as const;
    const before = byKey.get(key) ?? 0;
    byKey.set(key, before + 1);
    const [row] = toRows(
      [{ source, destination, amount }],
      { ...when, key, booking_id, commission_id: id },
      before,
    );
    if (row) books.postings.push({ ...row, id: books.postings.length + 1 });
  }
}
