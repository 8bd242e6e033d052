import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { bookings } from '../../db/schema.ts';
import { toCondition } from '../list.ts';
import { type BookingFilters, bookingFilters } from './listBookings.ts';

/** Filters of bookings that the lists of what belongs to a booking have, too. */
export type OfBookingFilters = Pick<BookingFilters, 'county' | 'agent' | 'test_type'>;

/** What the filters of bookings ask of a record that belongs to one; undefined when none is set. */
export function inBookings(bookingId: AnyColumn, filters: BookingFilters): SQL | undefined {
  const asked = toCondition(bookingFilters, filters);
  return asked && sql`${bookingId} in (select ${bookings.id} from ${bookings} where ${asked})`;
}
