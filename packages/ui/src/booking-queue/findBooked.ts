import type { Booking } from '@udongo/sdk';
import { bookingNotTaken } from '../lib/bookingNotTaken.ts';
import type { BookingsPort } from '../lib/sendBooking.ts';
import type { FoundBooking } from './BookingQueue.ts';
import { orUndefined } from './queueRecords.ts';
import type { Unsent } from './queueRules.ts';

/** The time by which the clock of a device can be ahead of the service's. */
const clockMs = 60 * 60 * 1000;
/** The number of newest bookings to look at. */
const limit = 50;

/**
 * Looks in the list of a person's own bookings, newest first, for those with the content of this one that were made since it was
 * pressed. Null if there is no list or it can't be read: then it is unknown. Never rejects.
 */
export async function findBooked(
  bookings: BookingsPort,
  { request, pressedAt }: Pick<Unsent, 'request' | 'pressedAt'>,
): Promise<FoundBooking[] | null> {
  const page = await bookings.list?.({ ordering: '-id', limit }).catch(() => null);
  if (!page) return null;
  const since = Date.parse(pressedAt) - clockMs;
  const isSame = (booking: Partial<Booking>): booking is Partial<Booking> & Pick<Booking, 'id'> =>
    booking.id !== undefined &&
    booking.soil_test_date !== undefined &&
    !(Date.parse(booking.created_on ?? '') < since) &&
    bookingNotTaken(request, booking).length === 0;
  const found = orUndefined(() => page.results.filter(isSame)) ?? [];
  return found.map(({ id, code, uuid }) => ({ id, code: code ?? '', uuid: uuid ?? '' }));
}
