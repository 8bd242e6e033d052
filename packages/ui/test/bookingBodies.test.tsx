import { PartsForm } from '../examples/BookingFormParts.tsx';
import { PlainForm } from '../examples/useBookingForm.tsx';
import { BookingForm, type BookingFormParams } from '../src/booking-form/index.ts';
import { describeBooking } from './bookingBehaviour.tsx';
import { createFakeApi } from './bookingFixtures.ts';

const { api } = createFakeApi();

describeBooking('the default form', {
  Form: (props: Partial<Omit<BookingFormParams, 'mode' | 'booking'>>) => (
    <BookingForm api={api} user={null} {...props} />
  ),
});
describeBooking('parts', {
  Form: PartsForm,
  first: /^Sample location/,
  hides: ['farming_type', 'crops', 'discount_code'],
});
describeBooking('plain HTML', { Form: PlainForm });
