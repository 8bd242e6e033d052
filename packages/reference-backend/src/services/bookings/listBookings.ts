import type { Booking } from '@udongo/sdk';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import type { Orderings } from '../../db/ordering.ts';
import { bookings } from '../../db/schema.ts';
import { searchWords } from '../../db/search.ts';
import { type BookingFilters, bookingFilters } from '../money/inBookings.ts';
import { bookingsOf } from '../people/bookingsOf.ts';
import { inOrder, type Listed, type ListQuery, toCondition } from '../platform/list.ts';
import { pickPage } from '../platform/pickPage.ts';
import { selectBookings } from './StoredBooking.ts';
import { toBooking } from './toBooking.ts';

/** Each has an index of (column, id), which a test of the plans looks at. */
export const bookingOrderings = {
  id: bookings.id,
  // Codes count up as ids do; as text, UD-10000 would come before UD-2000.
  code: bookings.id,
  name: bookings.name,
  soil_test_date: bookings.soil_test_date,
  test_type: bookings.test_type,
  status: bookings.status,
  created_on: bookings.created_on,
  due_on: bookings.due_on,
} satisfies Orderings;

/** Finds bookings by the words of a search. Agents do not read each email address, so no address finds one for them. */
function found({ role }: Actor, search: string): SQL | undefined {
  const { search_text, email } = bookings;
  const withoutEmail = sql`replace(${search_text}, lower(${email}), '')`;
  // The first condition has the index.
  return and(
    searchWords(search_text, search),
    role === 'agent' ? searchWords(withoutEmail, search) : undefined,
  );
}

/** Bookings within the caller's reach, found by code, name, phone number, email, address and ward. */
export async function listBookings(
  db: Db,
  actor: Actor,
  query: ListQuery & BookingFilters,
  now: Date,
): Promise<Listed<Booking>> {
  const picked = await pickPage(db, query, {
    from: sql`${bookings}`,
    scope: bookingsOf(db, actor),
    filters: and(toCondition(bookingFilters, query), found(actor, query.search)),
    orderings: bookingOrderings,
    counted: 'bookings',
  });
  const stored = await selectBookings(db, { where: inArray(bookings.id, picked.rows), fields: query.fields });
  return inOrder(
    picked,
    stored.map((booking) => toBooking(booking, { actor, now })),
  );
}
