import type {
  Payment,
  PaymentMethod,
  PaymentOptions,
  PaymentProvider,
  PaymentState,
  PaymentStatus,
} from '@udongo/sdk';
import { and, desc, eq, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { type Actor, anonymous } from '../../../Actor.ts';
import type { Dependencies } from '../../../Dependencies.ts';
import type { Db } from '../../../db/Database.ts';
import { orderBy } from '../../../db/ordering.ts';
import { bookings, payments, samples } from '../../../db/schema.ts';
import { searchWords } from '../../../db/search.ts';
import { notFound } from '../../../errors.ts';
import { bookingIdsOf, reaches } from '../../people/bookingsOf.ts';
import { type DayFilters, dayConditions } from '../../platform/dayConditions.ts';
import { hidePhone } from '../../platform/hidePhone.ts';
import {
  cutPage,
  type FilterConditions,
  type Listed,
  type ListQuery,
  toCondition,
} from '../../platform/list.ts';
import { readSettings } from '../../platform/settings.ts';
import { balanceDue, pricedColumns } from '../balanceDue.ts';
import { findPayable, type NamedBooking } from '../findPayable.ts';
import { inBookings, type OfBookingFilters } from '../inBookings.ts';
import { type PaymentRow, toPayment } from './toPayment.ts';

interface OwnFilters extends DayFilters {
  booking?: number | undefined;
  method?: PaymentMethod | undefined;
  /** As it is shown: paid before canceled before unpaid. */
  payment?: PaymentState | undefined;
  status?: PaymentStatus | undefined;
  provider?: PaymentProvider | undefined;
}

export type PaymentFilters = OwnFilters & OfBookingFilters;

const states: Record<PaymentState, (typeof payments.$inferSelect)['status'][]> = {
  paid: ['paid'],
  canceled: ['canceled'],
  unpaid: ['pending', 'failed', 'needs_review'],
};
const filters: FilterConditions<OwnFilters> = {
  booking: (id) => eq(payments.booking_id, id),
  method: (method) => eq(payments.method, method),
  payment: (state) => inArray(payments.status, states[state]),
  status: (status) => eq(payments.status, status),
  provider: (provider) => eq(payments.provider, provider),
  ...dayConditions(payments.created_on),
};
const orderings = { id: payments.id, amount: payments.amount, created_on: payments.created_on };

/** The payments of the bookings that a person may reach. */
function paymentsOf(db: Db, actor: Actor) {
  const ids = bookingIdsOf(db, actor);
  return ids && sql`${payments.booking_id} in ${ids}`;
}

/** Finds payments by the whole code of their booking, or by the words of a search. */
function found(db: Db, search: string): SQL | undefined {
  const code = search.trim().toUpperCase();
  if (!/^UD-\d+$/.test(code)) return searchWords(payments.search_text, search);
  const booking = db.select({ id: bookings.id }).from(bookings).where(eq(bookings.code, code));
  return inArray(payments.booking_id, booking);
}

export async function listPayments(
  db: Db,
  actor: Actor,
  query: ListQuery & PaymentFilters,
  about: { now: Date; appUrl: string },
): Promise<Listed<Payment>> {
  const { county, agent, test_type } = query;
  const where = and(
    paymentsOf(db, actor),
    toCondition(filters, query),
    inBookings(payments.booking_id, { county, agent, test_type }),
    found(db, query.search),
  );
  const total = await db.$count(payments, where);
  const { paybill } = await readSettings(db);
  return cutPage(query, total, async (limit, offset) => {
    const rows = await db
      .select({ payment: payments, bookingCode: bookings.code, booking: pricedColumns })
      .from(payments)
      .innerJoin(bookings, eq(bookings.id, payments.booking_id))
      .where(where)
      .orderBy(...orderBy(query.ordering, orderings))
      .limit(limit)
      .offset(offset);
    return rows.map(({ payment, bookingCode, booking }) =>
      toPayment(payment, {
        actor,
        bookingCode,
        balanceDue: balanceDue(booking, booking.samples),
        paybill,
        ...about,
      }),
    );
  });
}

/** Errors: throws 404 out of the caller's reach. */
export async function getPayment(
  db: Db,
  actor: Actor,
  id: number,
  about: { now: Date; appUrl: string },
): Promise<Payment> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), paymentsOf(db, actor)));
  if (!row) throw notFound();
  return showPayment(db, actor, row, about);
}

/** Finds a payment by its reference. Anyone who knows the reference may ask for the payment's state: nobody can guess one. */
export async function findByReference(db: Db, reference: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.reference, reference));
  return row;
}

/** A payment with what is read beside it; as a visitor sees it where the caller does not reach its booking. */
export async function showPayment(
  db: Db,
  actor: Actor,
  row: PaymentRow,
  about: { now: Date; appUrl: string },
): Promise<Payment> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, row.booking_id));
  const count = await db.$count(samples, eq(samples.booking_id, row.booking_id));
  const { paybill } = await readSettings(db);
  const shownTo = (await reaches(db, actor, row.booking_id)) ? actor : anonymous;
  return toPayment(row, {
    actor: shownTo,
    bookingCode: booking?.code ?? '',
    balanceDue: booking ? balanceDue(booking, count) : 0,
    paybill,
    ...about,
  });
}

/** Gives the ways in which a booking can be paid, and its last payment. Errors: throws 400 for a booking out of the caller's reach. */
export async function readOptions(
  db: Db,
  actor: Actor,
  named: NamedBooking,
  { payments: provider, options, clock }: Pick<Dependencies, 'payments' | 'options' | 'clock'>,
): Promise<PaymentOptions> {
  const { row, sampleCount } = await findPayable(db, actor, named);
  const { paybill } = await readSettings(db);
  const [standing] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.booking_id, row.id), notInArray(payments.status, ['canceled', 'failed'])))
    .orderBy(desc(payments.id))
    .limit(1);
  const [last] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.booking_id, row.id), ne(payments.is_superseded, true)))
    .orderBy(desc(payments.id))
    .limit(1);
  // A payment that waits or has paid says more than a later one that failed.
  const shown = standing ?? last;
  const isReached = await reaches(db, actor, row.id);
  const shownTo = isReached ? actor : anonymous;
  const due = balanceDue(row, sampleCount);
  const about = {
    actor: shownTo,
    now: clock(),
    bookingCode: row.code,
    balanceDue: due,
    paybill,
    appUrl: options.appUrl,
  };
  return {
    booking: row.id,
    booking_code: row.code,
    uuid: row.uuid,
    amount: due.toFixed(2),
    maximum_amount: provider.maximumAmount.toFixed(2),
    methods: [...provider.methods],
    paid: row.paid,
    amount_paid: row.amount_paid,
    amount_overpaid: row.amount_overpaid,
    canceled: row.canceled,
    phone_number: isReached ? row.phone_no : '',
    phone_hint: hidePhone(row.phone_no),
    pay_by_hand: paybill === '' ? null : { paybill, account_number: row.code },
    is_sandbox: provider.isTest,
    payment: shown ? toPayment(shown, about) : null,
  };
}
