import { UdongoBooking } from '@udongo/embed/react';

const script = 'http://localhost:5173/embed/udongo.js';
const page = 'http://localhost:5173/book';
const api = 'http://localhost:8080';
const partnerKey = 'pk_5b0c7f1e9d6a4b0e';

interface BookASoilTestProps {
  /** What is known of the visitor already. */
  name?: string;
  onBooked: (booking: { uuid: string; code: string }) => void;
}

/** The booking widget; React fetches its script once, however often the component is drawn. */
export function BookASoilTest({ name = '', onBooked }: BookASoilTestProps) {
  return (
    <UdongoBooking
      script={script}
      api={api}
      partnerKey={partnerKey}
      prefill={{ name }}
      onBooked={onBooked}
      style={{ display: 'block', minHeight: '100vh' }}
    >
      <a href={page}>Book a soil test</a>
    </UdongoBooking>
  );
}
