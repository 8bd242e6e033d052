import { type BookingQueue, type BookingQueueOptions, createBookingQueue, useQueueSending } from '@udongo/ui';

export interface WidgetQueue {
  queue: BookingQueue;
  /** Drawn beside the form, it sends what waits. */
  Sending: () => null;
}

/** The bookings that wait for a network, fetched once the form is there: nobody waits for it. */
export function startQueue(options: BookingQueueOptions): WidgetQueue {
  const queue = createBookingQueue(options);
  return {
    queue,
    Sending: () => {
      useQueueSending(queue);
      return null;
    },
  };
}
