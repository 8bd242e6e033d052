import { UdongoBooking } from '@udongo/embed/react';

const files = 'https://book.example.org';
const api = 'https://api.example.org';
const partnerKey = 'pk_your_key';

interface BookASoilTestProps {
  /** What is known of the visitor already. */
  name?: string;
  onBooked: (booking: { uuid: string; code: string }) => void;
}

/** The booking widget; React fetches its script once, however often the component is drawn. */
export function BookASoilTest({ name = '', onBooked }: BookASoilTestProps) {
  return (
    <UdongoBooking
      script={`${files}/udongo.js`}
      api={api}
      partnerKey={partnerKey}
      prefill={{ name }}
      onBooked={onBooked}
      style={{ display: 'block', minHeight: '100vh' }}
    >
      <a href={files}>Book a soil test</a>
    </UdongoBooking>
  );
}
