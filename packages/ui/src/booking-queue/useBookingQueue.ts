import { useEffect, useMemo } from 'react';
import { codeOf } from '../lib/codeOf.ts';
import { useMessages, useNotify } from '../provider/index.ts';
import type { BookingQueue } from './BookingQueue.ts';
import { type BookingQueueOptions, createBookingQueue } from './createBookingQueue.ts';
import { queueTexts } from './queueTexts.ts';

/**
 * Creates a person's queue, which sends as long as the component is mounted, and notifies of each booking that is booked
 * later than its press. Give `bookings` a stable identity; it gets only the bookings of this `owner`.
 */
export function useBookingQueue({
  bookings,
  owner,
  retryCreates,
  scope,
}: Pick<BookingQueueOptions, 'bookings' | 'owner' | 'retryCreates' | 'scope'>): BookingQueue {
  const queue = useMemo(
    () => createBookingQueue({ bookings, owner, retryCreates, scope }),
    [bookings, owner, retryCreates, scope],
  );
  useQueueSending(queue);
  return queue;
}

/** Sends a queue's waiting bookings and notifies of each, as long as the component is mounted. */
export function useQueueSending(queue: BookingQueue) {
  const t = useMessages(queueTexts);
  const notify = useNotify();
  useEffect(() => queue.start(), [queue]);
  useEffect(
    () =>
      queue.onSent(({ summary, booking }) =>
        notify({
          tone: 'success',
          title: summary.name,
          message: t('bookingQueue.sent', { code: booking ? codeOf(booking) : '' }),
        }),
      ),
    [queue, notify, t],
  );
  // Warn before the page is left: bookings that the browser does not keep would be lost.
  useEffect(() => {
    const warn = (event: Event) => {
      if (queue.getSnapshot().items.some(({ isKept, request }) => !isKept && request)) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [queue]);
}
