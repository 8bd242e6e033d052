import { useEffect, useMemo } from 'react';
import { codeOf } from '../lib/codeOf.ts';
import { useMessages, useNotify } from '../provider/index.ts';
import type { BookingQueue } from './BookingQueue.ts';
import { type BookingQueueOptions, createBookingQueue } from './createBookingQueue.ts';
import { queueTexts } from './queueTexts.ts';

/**
 * A person's queue, sending as long as the component is there, and notifying of each booking that went by itself. Give
 * `bookings` a stable identity; it is asked with the bookings of this `owner` alone.
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

/** Sends what waits in a queue and notifies of it, as long as the component is there. */
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
  // What the browser does not keep goes with the page.
  useEffect(() => {
    const warn = (event: Event) => {
      if (queue.getSnapshot().items.some(({ isKept, request }) => !isKept && request)) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [queue]);
}
