import type { Booking, PublicBooking } from '@udongo/sdk';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { orderBy } from '../../db/ordering.ts';
import { bookings, counties, samples } from '../../db/schema.ts';
import { searchWords } from '../../db/search.ts';
import { notFound } from '../../errors.ts';
import { countRows } from '../countRows.ts';
import { cutPage, type Listed, type ListQuery } from '../list.ts';
import { bookingsOf } from './bookingsOf.ts';
import { selectBookings, toBooking } from './StoredBooking.ts';

const orderings = {
  id: bookings.id,
  code: bookings.code,
  name: bookings.name,
  soil_test_date: bookings.soil_test_date,
  test_type: bookings.test_type,
  status: bookings.status,
  created_on: bookings.created_on,
  updated_on: bookings.updated_on,
};

/** Bookings within the asker's reach, found by code, name, phone number, e-mail and address. */
export async function listBookings(db: Db, actor: Actor, query: ListQuery): Promise<Listed<Booking>> {
  const where = and(bookingsOf(db, actor), searchWords(bookings.search_text, query.search));
  const [total] = await db.select({ count: countRows }).from(bookings).where(where);
  return cutPage(query, total?.count ?? 0, async (limit, offset) => {
    const order = orderBy(query.ordering, orderings);
    const stored = await selectBookings(db, { where, order, limit, offset });
    return stored.map(toBooking);
  });
}

/** Errors: throws 404 out of the asker's reach. */
export async function getBooking(db: Db, actor: Actor, id: number): Promise<Booking> {
  const [stored] = await selectBookings(db, { where: and(eq(bookings.id, id), bookingsOf(db, actor)) });
  if (!stored) throw notFound();
  return toBooking(stored);
}

/** What whoever holds the link may see. Errors: throws 404 for an unknown uuid. */
export async function getPublicBooking(db: Db, uuid: string): Promise<PublicBooking> {
  const [row] = await db
    .select({ booking: bookings, county: counties.name })
    .from(bookings)
    .leftJoin(counties, eq(counties.id, bookings.county_id))
    .where(eq(bookings.uuid, uuid));
  if (!row) throw notFound();
  const { booking } = row;
  const [total] = await db
    .select({ count: countRows })
    .from(samples)
    .where(eq(samples.booking_id, booking.id));
  return {
    uuid: booking.uuid,
    code: booking.code,
    status: booking.status,
    soil_test_date: booking.soil_test_date,
    test_type: booking.test_type,
    county: booking.county_id,
    county_name: row.county ?? '',
    no_of_samples: total?.count ?? 0,
    paid: booking.paid,
    canceled: booking.canceled,
  };
}
