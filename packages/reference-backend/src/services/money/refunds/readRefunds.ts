import type { PublicRefund, Refund, RefundStatus } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { bookings, payments, refunds } from '../../../db/schema.ts';
import { notFound } from '../../../errors.ts';
import { seesAll } from '../../../mayCall.ts';
import { bookingIdsOf } from '../../people/bookingsOf.ts';
import {
  cutPage,
  type FilterConditions,
  type Listed,
  type ListQuery,
  toCondition,
} from '../../platform/list.ts';
import { toInstant } from '../../platform/toInstant.ts';
import { isOpen, openStatuses } from './decideRefunds.ts';

export interface RefundFilters {
  booking?: number | undefined;
  status?: RefundStatus | undefined;
}

const filters: FilterConditions<RefundFilters> = {
  booking: (id) => eq(refunds.booking_id, id),
  status: (status) => eq(refunds.status, status),
};

/** Lists the refunds of the bookings that a person may reach, the newest first. */
export async function listRefunds(
  db: Db,
  actor: Actor,
  query: ListQuery & RefundFilters,
): Promise<Listed<Refund>> {
  const where = and(refundsOf(db, actor), toCondition(filters, query));
  return cutPage(query, await db.$count(refunds, where), (limit, offset) =>
    selectRefunds(db, actor, where, { limit, offset }),
  );
}

/** Errors: throws 404 out of the caller's reach. */
export async function getRefund(db: Db, actor: Actor, id: number): Promise<Refund> {
  const [found] = await selectRefunds(db, actor, and(eq(refunds.id, id), refundsOf(db, actor)));
  if (!found) throw notFound();
  return found;
}

function refundsOf(db: Db, actor: Actor): SQL | undefined {
  const ids = bookingIdsOf(db, actor);
  return ids && sql`${refunds.booking_id} in ${ids}`;
}

async function selectRefunds(
  db: Db,
  actor: Actor,
  where: SQL | undefined,
  { limit = 1, offset = 0 }: { limit?: number; offset?: number } = {},
): Promise<Refund[]> {
  const rows = await db
    .select({ row: refunds, booking_code: bookings.code, booking_name: bookings.name })
    .from(refunds)
    .innerJoin(bookings, eq(bookings.id, refunds.booking_id))
    .where(where)
    .orderBy(desc(refunds.id))
    .limit(limit)
    .offset(offset);
  const isStaff = seesAll(actor, 'payments.listRefunds');
  const open = isStaff ? rows.filter(({ row }) => isOpen(row)) : [];
  const sources = await selectSources(
    db,
    open.map(({ row }) => row.booking_id),
  );
  return rows.map(({ row, ...ofBooking }) => ({
    id: row.id,
    booking: row.booking_id,
    ...ofBooking,
    status: row.status,
    cause: row.cause,
    amount: row.amount.toFixed(2),
    amount_withheld: row.amount_withheld.toFixed(2),
    amount_refunded: row.amount_refunded.toFixed(2),
    reason: row.reason,
    note: row.note,
    refund_number: row.refund_number,
    created_on: toInstant(row.created_on),
    created_by: isStaff ? row.created_by_id : null,
    decided_on: row.decided_on && toInstant(row.decided_on),
    decided_by: isStaff ? row.decided_by_id : null,
    paid_back_on: row.paid_back_on && toInstant(row.paid_back_on),
    payments: isOpen(row)
      ? sources
          .filter(({ booking_id }) => booking_id === row.booking_id)
          .map(({ booking_id: _booking, left, ...source }) => ({ ...source, amount_left: left.toFixed(2) }))
      : [],
  }));
}

/** The payments of which money can be refunded. */
function selectSources(db: Db, bookingIds: readonly number[]) {
  const left = sql<number>`(${payments.amount_received} - ${payments.amount_refunded})::int`;
  const { booking_id, reference, receipt_number, provider, phone_number, status } = payments;
  return bookingIds.length === 0
    ? Promise.resolve([])
    : db
        .select({ booking_id, reference, receipt_number, provider, phone_number, left })
        .from(payments)
        .where(and(inArray(booking_id, [...bookingIds]), eq(status, 'paid'), sql`${left} > 0`))
        .orderBy(asc(payments.id));
}

const openSum = sql`select coalesce(sum(${refunds.amount} - ${refunds.amount_refunded}), 0)::int from ${refunds}
  where ${refunds.booking_id} = ${bookings.id} and ${inArray(refunds.status, openStatuses)}`;
const refundedSum = sql`select coalesce(sum(${payments.amount_refunded}), 0)::int from ${payments}
  where ${payments.booking_id} = ${bookings.id}`;

/** KES that open refunds of a booking still have to give back, as a column of a query of bookings. */
export const amountToRefund = sql<number>`(${openSum})`;
/** KES of a booking that went back, asked for or not. */
export const amountRefunded = sql<number>`(${refundedSum})`;

/** The refunds of these bookings as anyone with their link sees them, by booking and the oldest first. */
export async function readPublicRefunds(
  db: Db,
  bookingIds: readonly number[],
): Promise<(PublicRefund & { booking: number })[]> {
  const rows = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.booking_id, [...bookingIds]))
    .orderBy(asc(refunds.id));
  return rows.map(({ booking_id, status, amount, amount_withheld, amount_refunded, note, paid_back_on }) => ({
    booking: booking_id,
    status,
    amount: amount.toFixed(2),
    amount_withheld: amount_withheld.toFixed(2),
    amount_refunded: amount_refunded.toFixed(2),
    note,
    paid_back_on: paid_back_on && todayInNairobi(paid_back_on),
  }));
}
