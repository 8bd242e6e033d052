import { type BookingQueue, type BookingQueueOptions, createBookingQueue, useQueueSending } from '@udongo/ui';

export interface WidgetQueue {
  queue: BookingQueue;
  /** A component that sends the waiting bookings while the form is shown. */
  Sending: () => null;
}

/** Starts the queue of bookings that wait for a network; loaded after the form, which does not need it. */
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
