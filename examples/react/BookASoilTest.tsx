import type { UdongoBookingElement } from '@udongo/embed';
import { type DetailedHTMLProps, type HTMLAttributes, useEffect, useRef } from 'react';

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
  const widget = useRef<UdongoBookingElement>(null);
  useEffect(() => {
    const element = widget.current;
    const booked = ({ detail }: HTMLElementEventMap['udongo:booked']) => onBooked(detail);
    element?.addEventListener('udongo:booked', booked);
    return () => element?.removeEventListener('udongo:booked', booked);
  }, [onBooked]);
  return (
    <>
      <script src={`${files}/udongo.js`} async />
      <udongo-booking
        ref={widget}
        api={api}
        partner-key={partnerKey}
        prefill={JSON.stringify({ name })}
        style={{ display: 'block', minHeight: '100vh' }}
      >
        <a href={files}>Book a soil test</a>
      </udongo-booking>
    </>
  );
}

interface WidgetAttributes
  extends DetailedHTMLProps<HTMLAttributes<UdongoBookingElement>, UdongoBookingElement> {
  api: string;
  'partner-key'?: string;
  prefill?: string;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'udongo-booking': WidgetAttributes;
    }
  }
}
