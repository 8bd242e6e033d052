import { createToaster, createUdongo } from '@udongo/sdk';
import { BookingForm, Toaster, UdongoProvider } from '@udongo/ui';
import '@udongo/ui/styles.css';

const udongo = createUdongo({ baseUrl: 'http://localhost:8080' });
const toaster = createToaster();

export function Book() {
  return (
    <UdongoProvider notify={toaster.show} dismiss={toaster.dismiss}>
      <BookingForm api={udongo} user={null} onBooked={(booking) => console.log(booking.code)} />
      <Toaster store={toaster} />
    </UdongoProvider>
  );
}
