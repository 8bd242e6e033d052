import { createUdongo } from '@udongo/sdk';
import { BookingForm, useBookingQueue } from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** Above the pages of an app: it sends as long as this component is there. */
export function App() {
  const queue = useBookingQueue({
    bookings: udongo.bookings,
    owner: undefined,
    retryCreates: true,
  });
  return <BookingForm api={udongo} user={null} queue={queue} />;
}
