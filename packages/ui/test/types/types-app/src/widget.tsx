import type {} from '@udongo/embed';
import { UdongoBooking } from '@udongo/embed/react';

/** The widget as a component and as a tag, and its element in a page without JSX. */
export const widgets = (
  <>
    <UdongoBooking
      api="https://api.example.com"
      partnerKey="pk_1"
      onBooked={({ code }) => code.toUpperCase()}
    />
    <udongo-booking api="https://api.example.com" partner-key="pk_1" mode="button" class="wide" />
    {/* @ts-expect-error no such mode */}
    <udongo-booking api="https://api.example.com" mode="window" />
  </>
);

const element = document.querySelector('udongo-booking');
element?.addEventListener('udongo:booked', ({ detail }) => console.log(detail.code));
void element?.open();
