import type { BookingsPort, SendResult } from '../lib/sendBooking.ts';
import type { QueuedBooking } from './BookingQueue.ts';
import { findBooked } from './findBooked.ts';
import { isUnsent, toAttention, toSent, type Unsent } from './queueRules.ts';

/** The options of the queue that this needs. */
interface AskFirstOptions {
  bookings: BookingsPort;
  owner?: number | undefined;
  retryCreates?: boolean | undefined;
}

type SendOnce = (item: Unsent, onLoginNeeded?: () => Promise<unknown>) => Promise<SendResult>;

/**
 * Keeps a booking without an answer from being booked twice by a service that does not honour uuids. Sends as `send` does, but
 * first looks in the person's own list for a booking that may be stored already. If it is there, keeps it for the person to
 * decide and gives the failure 'lost'. A visitor has no list.
 */
export function askFirst(
  { bookings, owner, retryCreates = false }: AskFirstOptions,
  write: (item: QueuedBooking) => void,
  send: SendOnce,
): SendOnce {
  /** Bookings whose matches the person has seen: sending one again is their decision. */
  const asked = new Set<string>();
  const lookAndSend: SendOnce = async (item, onLoginNeeded) => {
    const found = await findBooked(bookings, item);
    if (!found?.length) return send(item, onLoginNeeded);
    asked.add(item.uuid);
    write({ ...toAttention(item, 'unknown'), found });
    return { status: 'failed', reason: 'lost', error: null };
  };
  if (retryCreates || owner === undefined) return send;
  // Call `send` before any `await` if there is nothing to look for: another tab would take the booking for a waiting one.
  return (item, onLoginNeeded) =>
    (item.isUnknown && !asked.has(item.uuid) ? lookAndSend : send)(item, onLoginNeeded);
}

/** Creates the queue's `accept`: marks a booking as sent, as the first of the bookings that were found. */
export function acceptFound(
  read: (uuid: string) => QueuedBooking | null,
  write: (item: QueuedBooking) => void,
): (uuid: string) => void {
  return (uuid) => {
    const item = read(uuid);
    const [found] = item?.found ?? [];
    if (isUnsent(item) && found) write(toSent(item, found));
  };
}
