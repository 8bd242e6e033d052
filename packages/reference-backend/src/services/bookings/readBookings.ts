import type { Booking, PublicBooking } from '@udongo/sdk';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { bookings, counties, samples } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import { countRows } from '../countRows.ts';
import type { WantedFields } from '../list.ts';
import { bookingsOf } from './bookingsOf.ts';
import { selectBookings, toBooking } from './StoredBooking.ts';
import { balanceDue } from './settlePayment.ts';

/** Errors: throws 404 out of the asker's reach. */
export async function getBooking(db: Db, actor: Actor, id: number, fields?: WantedFields): Promise<Booking> {
  const where = and(eq(bookings.id, id), bookingsOf(db, actor));
  const [stored] = await selectBookings(db, { where, fields });
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
  const no_of_samples = total?.count ?? 0;
  return {
    uuid: booking.uuid,
    code: booking.code,
    status: booking.status,
    soil_test_date: booking.soil_test_date,
    test_type: booking.test_type,
    county: booking.county_id,
    county_name: row.county ?? '',
    no_of_samples,
    paid: booking.paid,
    balance_due: balanceDue(booking, no_of_samples).toFixed(2),
    canceled: booking.canceled,
  };
}
