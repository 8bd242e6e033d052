import type { BookingFormParams } from '@udongo/ui';
import { PlainForm } from '@udongo/ui/examples/useBookingForm';
import { useTexts } from '../useTexts.js';
import './plain.css';

/** The booking form in plain HTML, with a stylesheet for bare elements. */
export const Booking = (params: BookingFormParams) => (
  <main>
    <h1>{useTexts().title}</h1>
    <PlainForm {...params} />
  </main>
);
