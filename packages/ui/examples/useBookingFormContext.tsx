import { createUdongo } from '@udongo/sdk';
import { BookingForm, useBookingFormContext } from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** A part of your own: the total in the page's heading. */
function Total() {
  const { summary } = useBookingFormContext();
  return <h1>Soil test, {summary.total.value}</h1>;
}

export const BookWithTotal = () => (
  <BookingForm api={udongo} user={null} header={<Total />} />
);
