import type { Reconciliation, ReconciliationRow } from '@udongo/sdk';
import { and, eq, inArray } from 'drizzle-orm';
import type { Dependencies } from '../../Dependencies.ts';
import type { Db } from '../../db/Database.ts';
import { bookings, paymentEvents, payments, receipts } from '../../db/schema.ts';
import { RefusedError } from '../../errors.ts';
import type { PaymentProvider, ReportedDay } from '../../payments/PaymentProvider.ts';
import { toCsvLine } from '../csv.ts';
import { dayConditions } from './dayConditions.ts';

interface Booked {
  kind: 'payment' | 'refund';
  reference: string;
  provider_reference: string;
  receipt_number: string;
  amount: string;
  booking: number | null;
  booking_code: string;
}

/**
 * What the provider reports for a day beside what the books say, differences first.
 * Errors: rejects with 503 when the provider cannot be asked.
 */
export async function reconcile(
  { db, clock, payments: provider }: Pick<Dependencies, 'db' | 'clock' | 'payments'>,
  date: string,
): Promise<Reconciliation> {
  let day: ReportedDay;
  try {
    day = await provider.listDay(date, clock());
  } catch {
    throw new RefusedError(
      503,
      { detail: 'The provider cannot be asked now. Try again later.' },
      { 'Retry-After': '60' },
    );
  }
  const booked = await db.inSnapshot((transaction) => readBooks(transaction, provider, date));
  const left = [...booked];
  const rows = day.transactions.map((said): ReconciliationRow => {
    const index = left.findIndex(
      (own) =>
        own.kind === said.kind &&
        ((said.receiptNumber !== '' && own.receipt_number === said.receiptNumber) ||
          (said.reference !== '' &&
            (own.reference === said.reference || own.provider_reference === said.reference))) &&
        // Several refunds of one payment are told apart by their amounts.
        (said.kind === 'payment' || Number(own.amount) === Number(said.amount)),
    );
    const own = index < 0 ? undefined : left.splice(index, 1)[0];
    const isSame = own !== undefined && Number(own.amount) === Number(said.amount);
    return {
      difference: own === undefined ? 'missing_in_books' : isSame ? 'none' : 'amount_differs',
      kind: said.kind,
      reference: own?.reference ?? said.reference,
      receipt_number: said.receiptNumber,
      provider_amount: Number(said.amount).toFixed(2),
      books_amount: own?.amount ?? null,
      booking: own?.booking ?? null,
      booking_code: own?.booking_code ?? '',
    };
  });
  const missing = left.map(
    ({ provider_reference, amount, ...own }): ReconciliationRow => ({
      ...own,
      difference: 'missing_at_provider',
      provider_amount: null,
      books_amount: amount,
    }),
  );
  const sum = (all: readonly { kind: string; amount: string | number }[]) =>
    all
      .reduce((total, { kind, amount }) => total + (kind === 'refund' ? -1 : 1) * Number(amount), 0)
      .toFixed(2);
  return {
    date,
    provider: provider.name,
    is_complete: day.isComplete,
    note: day.note,
    provider_total: sum(day.transactions),
    books_total: sum(booked),
    rows: [...rows, ...missing].sort(
      (a, b) => Number(a.difference === 'none') - Number(b.difference === 'none'),
    ),
  };
}

async function readBooks(db: Db, provider: PaymentProvider, date: string): Promise<Booked[]> {
  const within = (column: Parameters<typeof dayConditions>[0]) => {
    const conditions = dayConditions(column);
    return and(conditions.date_after(date), conditions.date_before(date));
  };
  const said = await db
    .select({ event: paymentEvents, payment: payments, code: bookings.code })
    .from(paymentEvents)
    .innerJoin(payments, eq(payments.id, paymentEvents.payment_id))
    .innerJoin(bookings, eq(bookings.id, payments.booking_id))
    .where(
      and(
        eq(payments.provider, provider.name),
        inArray(paymentEvents.kind, ['paid', 'refunded']),
        within(paymentEvents.happened_on),
      ),
    );
  const waiting = await db
    .select()
    .from(receipts)
    .where(and(eq(receipts.provider, provider.name), within(receipts.received_on)));
  return [
    ...said
      .filter(({ event }) => !event.event_key.startsWith('recorded:'))
      .map(
        ({ event, payment, code }): Booked => ({
          kind: event.kind === 'refunded' ? 'refund' : 'payment',
          reference: payment.reference,
          provider_reference: payment.provider_reference,
          receipt_number: payment.receipt_number,
          amount: Number(event.amount ?? payment.amount_received ?? payment.amount).toFixed(2),
          booking: payment.booking_id,
          booking_code: code,
        }),
      ),
    ...waiting.map(
      (receipt): Booked => ({
        kind: 'payment',
        reference: '',
        provider_reference: '',
        receipt_number: receipt.receipt_number,
        amount: Number(receipt.amount).toFixed(2),
        booking: null,
        booking_code: '',
      }),
    ),
  ];
}

/** The same as CSV. */
export function toReconciliationCsv({ rows }: Reconciliation): string[] {
  const head = [
    'difference',
    'kind',
    'reference',
    'receipt_number',
    'provider_amount',
    'books_amount',
    'booking',
  ];
  return [
    toCsvLine(head),
    ...rows.map((row) =>
      toCsvLine([
        row.difference,
        row.kind,
        row.reference,
        row.receipt_number,
        row.provider_amount ?? '',
        row.books_amount ?? '',
        row.booking_code,
      ]),
    ),
  ];
}
