import type { DocumentKind } from '@udongo/sdk';
import { amountDue, netAmount, todayInNairobi } from '@udongo/sdk/values';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { one } from '../../../db/one.ts';
import {
  bookings,
  type DocumentSnapshot,
  documentCounters,
  paymentDocuments,
  type payments,
  samples,
} from '../../../db/schema.ts';
import { readSettings, type StoredSettings } from '../../platform/settings.ts';

export type StoredDocument = typeof paymentDocuments.$inferSelect;
type PaymentRow = typeof payments.$inferSelect;

/** Issues the invoice of a booking, which the caller has locked, unless its last one has the price of now. */
export async function issueInvoice(db: Db, bookingId: number, now: Date): Promise<void> {
  const { snapshot, net } = await takeSnapshot(db, bookingId);
  const [last] = await db
    .select()
    .from(paymentDocuments)
    .where(and(eq(paymentDocuments.booking_id, bookingId), eq(paymentDocuments.kind, 'invoice')))
    .orderBy(desc(paymentDocuments.id))
    .limit(1);
  const { gross, discount, samples } = snapshot;
  const isSame =
    last?.snapshot.gross === gross &&
    last.snapshot.discount === discount &&
    last.snapshot.samples === samples;
  if (isSame) return;
  const issued_for = `invoice:${bookingId}:${(last?.id ?? 0) + 1}`;
  await issue(db, 'invoice', { issued_for, booking_id: bookingId, amount: net, snapshot }, now);
}

/** One receipt for each payment, however often it is settled. */
export async function issueReceipt(db: Db, payment: PaymentRow, now: Date): Promise<void> {
  const issued_for = `receipt:${payment.id}`;
  const [known] = await db
    .select({ id: paymentDocuments.id })
    .from(paymentDocuments)
    .where(eq(paymentDocuments.issued_for, issued_for));
  if (known) return;
  const { snapshot } = await takeSnapshot(db, payment.booking_id, payment);
  await issue(
    db,
    'receipt',
    {
      issued_for,
      booking_id: payment.booking_id,
      payment_id: payment.id,
      amount: payment.amount_received ?? payment.amount,
      snapshot,
    },
    now,
  );
}

/** The amounts of a booking's credit notes together, in whole shillings. */
export async function readCredited(db: Db, bookingId: number): Promise<number> {
  const notes = await db
    .select({ amount: paymentDocuments.amount })
    .from(paymentDocuments)
    .where(and(eq(paymentDocuments.booking_id, bookingId), eq(paymentDocuments.kind, 'credit_note')));
  return notes.reduce((sum, { amount }) => sum + amount, 0);
}

/** A credit note over what a refund took off the price. */
export async function issueCreditNote(db: Db, bookingId: number, amount: number, now: Date): Promise<void> {
  const counted = await db.$count(
    paymentDocuments,
    and(eq(paymentDocuments.booking_id, bookingId), eq(paymentDocuments.kind, 'credit_note')),
  );
  const { snapshot } = await takeSnapshot(db, bookingId);
  const issued_for = `credit_note:${bookingId}:${counted + 1}`;
  await issue(db, 'credit_note', { issued_for, booking_id: bookingId, amount, snapshot }, now);
}

const prefixes: Record<DocumentKind, string> = { invoice: 'INV', receipt: 'RCT', credit_note: 'CRN' };

/** The counter is taken in the transaction that stores the document, so that a number is never lost. */
async function issue(
  db: Db,
  kind: DocumentKind,
  document: Pick<StoredDocument, 'issued_for' | 'booking_id' | 'amount' | 'snapshot'> & {
    payment_id?: number;
  },
  now: Date,
): Promise<void> {
  const year = Number(todayInNairobi(now).slice(0, 4));
  const { last } = documentCounters;
  const [counter] = await db
    .insert(documentCounters)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [documentCounters.kind, documentCounters.year],
      set: { last: sql`${last} + 1` },
    })
    .returning({ last });
  const number = documentNumber(kind, year, counter?.last ?? 1);
  await db.insert(paymentDocuments).values({ ...document, kind, number, created_on: now });
}

export function documentNumber(kind: DocumentKind, year: number, count: number): string {
  return `${prefixes[kind]}-${year}-${String(count).padStart(6, '0')}`;
}

async function takeSnapshot(
  db: Db,
  bookingId: number,
  payment?: PaymentRow,
): Promise<{ snapshot: DocumentSnapshot; net: number }> {
  const booking = one(await db.select().from(bookings).where(eq(bookings.id, bookingId)));
  const counted = await db.$count(samples, eq(samples.booking_id, bookingId));
  return describeSale(booking, counted, { settings: await readSettings(db), payment });
}

/** Gives the lines of a document about a booking with this many samples and the payment that it is about. */
export function describeSale(
  booking: Pick<
    typeof bookings.$inferSelect,
    'test_type' | 'discount' | 'discount_code' | 'name' | 'phone_no' | 'code'
  >,
  count: number,
  {
    settings,
    payment,
  }: {
    settings: StoredSettings;
    payment?: Pick<PaymentRow, 'method' | 'receipt_number' | 'is_sandbox'> | undefined;
  },
): { snapshot: DocumentSnapshot; net: number } {
  const gross = amountDue(count, booking.test_type);
  const net = netAmount(gross, booking.discount);
  const snapshot: DocumentSnapshot = {
    business: {
      name: settings.business_name || settings.letterhead_name || 'Udongo',
      details: settings.business_details || settings.letterhead_contacts,
      kra_pin: settings.business_kra_pin,
      tax_lines: settings.tax_lines,
      logo: settings.letterhead_logo,
    },
    customer: { name: booking.name, phone_no: booking.phone_no },
    booking_code: booking.code,
    test_type: booking.test_type,
    samples: count,
    gross,
    discount: gross - net,
    discount_code: booking.discount_code,
    ...(payment && {
      payment: {
        method: payment.method,
        receipt_number: payment.receipt_number,
        is_sandbox: payment.is_sandbox,
      },
    }),
  };
  return { snapshot, net };
}
