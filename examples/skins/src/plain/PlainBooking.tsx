import type { BookingFormParams } from '@udongo/ui';
import { PlainForm } from '../../../../packages/ui/examples/useBookingForm.js';
import { useTexts } from '../useTexts.js';
import './plain.css';

/** The booking form in plain HTML, with a stylesheet for bare elements. */
export const Booking = (params: BookingFormParams) => (
  <main>
    <h1>{useTexts().title}</h1>
    <PlainForm {...params} />
  </main>
);
