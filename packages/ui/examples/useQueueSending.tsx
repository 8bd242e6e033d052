import { createUdongo } from '@udongo/sdk';
import {
  BookingForm,
  createBookingQueue,
  useQueueSending,
} from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** One queue for the whole app, made outside of React. */
const queue = createBookingQueue({
  bookings: udongo.bookings,
  owner: undefined,
  retryCreates: true,
});

/** Above the pages of an app: it sends as long as this component is there. */
export function App() {
  useQueueSending(queue);
  return <BookingForm api={udongo} user={null} queue={queue} />;
}
