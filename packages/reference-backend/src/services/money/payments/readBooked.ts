import { todayInNairobi } from '@udongo/sdk/values';
import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { bookings, paymentEvents, payments, receiptRefunds, receipts } from '../../../db/schema.ts';
import type { ReportedTransaction } from '../../../payments/PaymentProvider.ts';
import type { paymentProviders } from '../../../values.ts';
import { dayConditions } from '../../platform/dayConditions.ts';

/** A payment or refund as the books have it. */
export interface Booked {
  kind: 'payment' | 'refund';
  reference: string;
  provider_reference: string;
  receipt_number: string;
  amount: string;
  booking: number | null;
  booking_code: string;
  /** False for one that the books have under another day than the provider: it was heard of late. */
  isOfDay: boolean;
}

/**
 * Reads the bookings in the books for a day, and for the transactions that the provider reports for it, whenever they
 * were reported.
 */
export async function readBooked(
  db: Db,
  provider: { name: (typeof paymentProviders)[number] },
  date: string,
  said: readonly ReportedTransaction[],
): Promise<Booked[]> {
  const within = (column: Parameters<typeof dayConditions>[0]): SQL | undefined => {
    const conditions = dayConditions(column);
    return and(conditions.date_after(date), conditions.date_before(date));
  };
  const isOfDay = (at: Date) => todayInNairobi(at) === date;
  // Never empty, so that no condition is.
  const numbers = ['-', ...said.map(({ receiptNumber }) => receiptNumber).filter(Boolean)];
  const references = ['-', ...said.map(({ reference }) => reference).filter(Boolean)];
  const rows = await db
    .select({ event: paymentEvents, payment: payments, code: bookings.code })
    .from(paymentEvents)
    .innerJoin(payments, eq(payments.id, paymentEvents.payment_id))
    .innerJoin(bookings, eq(bookings.id, payments.booking_id))
    .where(
      and(
        eq(payments.provider, provider.name),
        inArray(paymentEvents.kind, ['paid', 'refunded']),
        or(
          within(paymentEvents.happened_on),
          inArray(payments.receipt_number, numbers),
          inArray(payments.reference, references),
          inArray(payments.provider_reference, references),
          and(eq(payments.receipt_number, ''), inArray(bookings.code, references)),
        ),
      ),
    );
  const waiting = await db
    .select()
    .from(receipts)
    .where(
      and(
        eq(receipts.provider, provider.name),
        or(within(receipts.received_on), inArray(receipts.receipt_number, numbers)),
      ),
    );
  const back = await db
    .select()
    .from(receiptRefunds)
    .where(
      and(
        eq(receiptRefunds.provider, provider.name),
        or(within(receiptRefunds.happened_on), inArray(receiptRefunds.reference, references)),
      ),
    );
  return [
    ...rows
      // The books have it as the receipt that was linked.
      .filter(({ event }) => provider.name === 'by_hand' || !event.event_key.startsWith('recorded:'))
      .map(
        ({ event, payment, code }): Booked => ({
          kind: event.kind === 'refunded' ? 'refund' : 'payment',
          reference: payment.reference,
          provider_reference: payment.provider_reference,
          receipt_number: payment.receipt_number,
          amount: Number(event.amount ?? payment.amount_received ?? payment.amount).toFixed(2),
          booking: payment.booking_id,
          booking_code: code,
          isOfDay: isOfDay(event.happened_on),
        }),
      ),
    ...waiting.map((receipt) => ({
      ...toUnmatched('payment', receipt),
      isOfDay: isOfDay(receipt.received_on),
    })),
    ...back.map((refund) => ({
      ...toUnmatched('refund', { ...refund, receipt_number: '' }),
      isOfDay: isOfDay(refund.happened_on),
    })),
  ];
}

function toUnmatched(
  kind: Booked['kind'],
  { reference, receipt_number, amount }: { reference: string; receipt_number: string; amount: string },
): Omit<Booked, 'isOfDay'> {
  return {
    kind,
    reference: '',
    provider_reference: reference,
    receipt_number,
    amount: Number(amount).toFixed(2),
    booking: null,
    booking_code: '',
  };
}
