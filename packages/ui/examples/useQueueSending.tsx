import { createUdongo } from '@udongo/sdk';
import { createBookingQueue, useQueueSending } from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** One queue for the whole app, made outside of React. */
const queue = createBookingQueue({
  bookings: udongo.bookings,
  owner: undefined,
  retryCreates: true,
});

export function Sending() {
  useQueueSending(queue);
  return null;
}
