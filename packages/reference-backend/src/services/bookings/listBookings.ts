import type { Booking, BookingStatus, PaymentState, TestType } from '@udongo/sdk';
import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import type { Orderings } from '../../db/ordering.ts';
import { bookings } from '../../db/schema.ts';
import { searchWords } from '../../db/search.ts';
import { type FilterConditions, inOrder, type Listed, type ListQuery, toCondition } from '../list.ts';
import { pickPage } from '../pickPage.ts';
import { bookingsOf } from './bookingsOf.ts';
import { selectBookings, toBooking } from './StoredBooking.ts';

export interface BookingFilters {
  /** First and last day of the test, both included. */
  soil_test_date_after?: string | undefined;
  soil_test_date_before?: string | undefined;
  /** Id of the agrovet. */
  agent?: number | undefined;
  county?: number | undefined;
  has_county?: boolean | undefined;
  farmer?: number | undefined;
  test_type?: TestType | undefined;
  status?: BookingStatus | undefined;
  is_report_sent?: boolean | undefined;
  /** Whether the present step should have ended before this day. */
  is_late?: { is: boolean; today: string } | undefined;
  /** As it is shown: paid before canceled before unpaid. */
  payment?: PaymentState | undefined;
}

/** Each has an index of (column, id), which a test of the plans looks at. */
export const bookingOrderings = {
  id: bookings.id,
  // Codes count up as ids do, and as text UD-10000 would stand before UD-2000.
  code: bookings.id,
  name: bookings.name,
  soil_test_date: bookings.soil_test_date,
  test_type: bookings.test_type,
  status: bookings.status,
  created_on: bookings.created_on,
  due_on: bookings.due_on,
} satisfies Orderings;

/** What each filter asks of a booking. */
export const bookingFilters: FilterConditions<BookingFilters> = {
  soil_test_date_after: (day) => gte(bookings.soil_test_date, day),
  soil_test_date_before: (day) => lte(bookings.soil_test_date, day),
  agent: (id) => eq(bookings.agent_id, id),
  county: (id) => eq(bookings.county_id, id),
  has_county: (has) => (has ? isNotNull(bookings.county_id) : isNull(bookings.county_id)),
  farmer: (id) => eq(bookings.farmer_id, id),
  test_type: (type) => eq(bookings.test_type, type),
  status: (status) => eq(bookings.status, status),
  is_report_sent: (is) => eq(bookings.is_report_sent, is),
  is_late: ({ is, today }) => (is ? lt(bookings.due_on, today) : gte(bookings.due_on, today)),
  payment: (state) =>
    state === 'paid'
      ? eq(bookings.paid, true)
      : and(eq(bookings.paid, false), eq(bookings.canceled, state === 'canceled')),
};

/** Bookings within the asker's reach, found by code, name, phone number, e-mail and address. */
export async function listBookings(
  db: Db,
  actor: Actor,
  query: ListQuery & BookingFilters,
  now: Date,
): Promise<Listed<Booking>> {
  const picked = await pickPage(db, query, {
    from: sql`${bookings}`,
    scope: bookingsOf(db, actor),
    filters: and(toCondition(bookingFilters, query), searchWords(bookings.search_text, query.search)),
    orderings: bookingOrderings,
    counted: 'bookings',
  });
  const stored = await selectBookings(db, { where: inArray(bookings.id, picked.rows), fields: query.fields });
  return inOrder(
    picked,
    stored.map((booking) => toBooking(booking, { actor, now })),
  );
}
