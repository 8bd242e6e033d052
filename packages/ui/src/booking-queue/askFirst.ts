import type { BookingsPort, SendResult } from '../lib/sendBooking.ts';
import type { QueuedBooking } from './BookingQueue.ts';
import { findBooked } from './findBooked.ts';
import { isUnsent, toAttention, toSent, type Unsent } from './queueRules.ts';

/** As those of a queue. */
interface AskFirstOptions {
  bookings: BookingsPort;
  owner?: number | undefined;
  retryCreates?: boolean | undefined;
}

type SendOnce = (item: Unsent, onLoginNeeded?: () => Promise<unknown>) => Promise<SendResult>;

/**
 * Keeps a booking without an answer from being booked twice by a service that does not honour uuids. Sends as `send` does, except
 * what may be stored: that is looked for in the list of its person before, and where it is there it is kept for the person to decide,
 * as lost. A visitor has no list.
 */
export function askFirst(
  { bookings, owner, retryCreates = false }: AskFirstOptions,
  write: (item: QueuedBooking) => void,
  send: SendOnce,
): SendOnce {
  /** The person has been shown what may be theirs: who sends it again means it. */
  const asked = new Set<string>();
  const lookAndSend: SendOnce = async (item, onLoginNeeded) => {
    const found = await findBooked(bookings, item);
    if (!found?.length) return send(item, onLoginNeeded);
    asked.add(item.uuid);
    write({ ...toAttention(item, 'unknown'), found });
    return { status: 'failed', reason: 'lost', error: null };
  };
  if (retryCreates || owner === undefined) return send;
  // What is not looked for is on its way at once: another tab would take it for one that waits.
  return (item, onLoginNeeded) =>
    (item.isUnknown && !asked.has(item.uuid) ? lookAndSend : send)(item, onLoginNeeded);
}

/** What a person does who says that the first of the bookings that were found is theirs. */
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
