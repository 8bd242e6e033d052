import type { DocumentKind, DocumentVoidReason, PaymentDocument } from '@udongo/sdk';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { orderBy } from '../../../db/ordering.ts';
import { bookings, paymentDocuments, payments } from '../../../db/schema.ts';
import { searchWords } from '../../../db/search.ts';
import { notFound } from '../../../errors.ts';
import { invalid } from '../../../validation/issues.ts';
import { bookingIdsOf, reaches } from '../../people/bookingsOf.ts';
import { maskName } from '../../people/maskName.ts';
import { type DayFilters, dayConditions } from '../../platform/dayConditions.ts';
import { hidePhone } from '../../platform/hidePhone.ts';
import {
  cutPage,
  type FilterConditions,
  type Listed,
  type ListQuery,
  toCondition,
} from '../../platform/list.ts';
import { toInstant } from '../../platform/toInstant.ts';
import { findPayable, type NamedBooking } from '../findPayable.ts';
import { issueInvoice, type StoredDocument } from './issueDocument.ts';

export interface DocumentFilters extends DayFilters {
  booking?: number | undefined;
  kind?: DocumentKind | undefined;
}

const filters: FilterConditions<DocumentFilters> = {
  booking: (id) => eq(paymentDocuments.booking_id, id),
  kind: (kind) => eq(paymentDocuments.kind, kind),
  ...dayConditions(paymentDocuments.created_on),
};
const orderings = {
  id: paymentDocuments.id,
  number: paymentDocuments.number,
  created_on: paymentDocuments.created_on,
};
const searched = sql`lower(${paymentDocuments.number} || ' ' || (${paymentDocuments.snapshot} ->> 'booking_code'))`;

/** A document with what took its worth away, if anything did. */
export type ReadDocument = StoredDocument & { void_reason: DocumentVoidReason | null };

const of = { booking: paymentDocuments.booking_id, payment: paymentDocuments.payment_id };
const isUndone = sql`exists (select 1 from ${payments} where ${payments.id} = ${of.payment}
  and (${payments.status} = 'needs_review' or ${payments.reason} = 'link_undone'))`;
const isFollowed = sql`exists (select 1 from ${paymentDocuments} as later where later.booking_id = ${of.booking}
  and later.kind = 'invoice' and later.id > ${paymentDocuments.id})`;
const isCanceled = sql`exists (select 1 from ${bookings} where ${bookings.id} = ${of.booking} and canceled and amount_paid = 0)`;
const columns = {
  ...getTableColumns(paymentDocuments),
  void_reason: sql<DocumentVoidReason | null>`case
    when ${paymentDocuments.kind} = 'receipt' and ${isUndone} then 'payment_moved'
    when ${paymentDocuments.kind} = 'invoice' and ${isFollowed} then 'replaced'
    when ${paymentDocuments.kind} = 'invoice' and ${isCanceled} then 'booking_canceled' end`,
};

function documentsOf(db: Db, actor: Actor) {
  const ids = bookingIdsOf(db, actor);
  return ids && sql`${paymentDocuments.booking_id} in ${ids}`;
}

export async function listDocuments(
  db: Db,
  actor: Actor,
  query: ListQuery & DocumentFilters,
): Promise<Listed<PaymentDocument>> {
  const where = and(documentsOf(db, actor), toCondition(filters, query), searchWords(searched, query.search));
  return cutPage(query, await db.$count(paymentDocuments, where), async (limit, offset) => {
    const rows = await db
      .select(columns)
      .from(paymentDocuments)
      .where(where)
      .orderBy(...orderBy(query.ordering, orderings))
      .limit(limit)
      .offset(offset);
    return rows.map(toDocument);
  });
}

/** Errors: throws 404 out of the caller's reach. */
export async function getDocument(db: Db, actor: Actor, id: number): Promise<ReadDocument> {
  const [found] = await db
    .select(columns)
    .from(paymentDocuments)
    .where(and(eq(paymentDocuments.id, id), documentsOf(db, actor)));
  if (!found) throw notFound();
  return found;
}

/**
 * Gives the invoice of a booking as it is now, or its last receipt. Name and phone number are masked for a person who only
 * has the uuid.
 * Errors: throws 400 for none within the caller's reach, and for no receipt.
 */
export async function getBookingDocument(
  db: Db,
  actor: Actor,
  named: NamedBooking,
  kind: 'invoice' | 'receipt',
  now: Date,
): Promise<ReadDocument> {
  const { row } = await findPayable(db, actor, named);
  if (kind === 'invoice') await issueInvoice(db, row.id, now);
  const [last] = await db
    .select(columns)
    .from(paymentDocuments)
    // The number of a receipt whose money was taken away again is kept; the paper is another booking's.
    .where(and(eq(of.booking, row.id), eq(paymentDocuments.kind, kind), sql`not ${isUndone}`))
    .orderBy(desc(paymentDocuments.id))
    .limit(1);
  if (!last) throw invalid([{ path: ['booking'], message: 'This booking is not paid.' }]);
  return (await reaches(db, actor, row.id)) ? last : hideCustomer(last);
}

function hideCustomer({ snapshot, ...document }: ReadDocument): ReadDocument {
  const { name, phone_no } = snapshot.customer;
  const customer = { name: maskName(name), phone_no: hidePhone(phone_no) };
  return { ...document, snapshot: { ...snapshot, customer } };
}

function toDocument({ snapshot, ...row }: ReadDocument): PaymentDocument {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    booking: row.booking_id,
    booking_code: snapshot.booking_code,
    payment: row.payment_id,
    amount: row.amount.toFixed(2),
    created_on: toInstant(row.created_on),
    void_reason: row.void_reason,
  };
}
