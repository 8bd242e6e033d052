import type { BookingsPort } from '../lib/sendBooking.ts';
import type { QueuedBooking } from './BookingQueue.ts';
import { findBooked } from './findBooked.ts';
import { isUnsure, toAttention, type Unsent } from './queueRules.ts';

/** As those of a queue. */
interface AskFirstOptions {
  bookings: BookingsPort;
  owner?: number | undefined;
  retryCreates?: boolean | undefined;
}

/**
 * Gives what looks for a booking that may be stored, before it is sent again, in the list of its person; it resolves with whether
 * the person has to be asked first. Null, at once, where there is nothing to look for: a visitor has no list, and a service that
 * honours uuids needs no look.
 */
export function createAskFirst(
  { bookings, owner, retryCreates = false }: AskFirstOptions,
  write: (item: QueuedBooking) => void,
): (item: Unsent) => Promise<boolean> | null {
  const look = async (item: Unsent) => {
    const found = await findBooked(bookings, item);
    if (!found?.length) return false;
    write({ ...toAttention(item, 'unknown'), found });
    return true;
  };
  return (item) => (retryCreates || owner === undefined || !isUnsure(item) ? null : look(item));
}
