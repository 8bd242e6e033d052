import { BookingForm, type BookingFormParams } from '@udongo/ui';
import '@udongo/ui/styles.css';
import { useTexts } from './useTexts.js';

/** The form of @udongo/ui as it is, to compare the skins with. */
export const Booking = (params: BookingFormParams) => (
  <main style={{ padding: '1rem', font: '1rem/1.5 system-ui, sans-serif' }}>
    <h1>{useTexts().title}</h1>
    <BookingForm {...params} />
  </main>
);
