import { createUdongo } from '@udongo/sdk';
import { BookingForm } from '@udongo/ui';
import '@udongo/ui/styles.css';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** A visitor books; the form shows code and next steps by itself. */
export const Book = () => (
  <BookingForm
    api={udongo}
    user={null}
    defaultValues={{ test_type: 'complete-soil-analysis' }}
    statusHref={({ uuid }) => `/status/${uuid}`}
    onBooked={({ code }) => console.log(code)}
  />
);
