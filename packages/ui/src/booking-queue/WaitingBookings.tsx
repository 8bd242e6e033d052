import type { Booking } from '@udongo/sdk';
import { useRef } from 'react';
import { Alert } from '../primitives/alert/index.ts';
import { Button } from '../primitives/button/index.ts';
import type { QueueSnapshot } from './BookingQueue.ts';
import { useWaitingWords, type WaitingForm } from './useWaitingWords.ts';
import { WaitingItem } from './WaitingItem.tsx';
import { WaitingRows } from './WaitingRows.tsx';

export interface WaitingBookingsProps extends QueueSnapshot {
  /** The queue, and the form in which its bookings are changed. */
  form: WaitingForm;
  /** Address of a sent booking's page: the person's own, or else its status page. Undefined: no link. */
  statusHref: ((booking: Pick<Booking, 'id' | 'code' | 'uuid'>) => string) | undefined;
}

/**
 * The pressed bookings that are kept on this device, each with its state and its buttons. A part of `BookingForm`,
 * which loads it with its first waiting booking.
 */
export function WaitingBookings({ form, items, removed, statusHref }: WaitingBookingsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const words = useWaitingWords({ items, removed }, form, () => heading.current?.focus());
  const { title, hint, isKept, rows } = words;
  return (
    <section className="udongo-card udongo-waiting" aria-label={title}>
      <h2 ref={heading} tabIndex={-1} className="udongo-waiting__title">
        {title}
      </h2>
      {hint &&
        (isKept ? <p className="udongo-waiting__hint">{hint}</p> : <Alert tone="warning">{hint}</Alert>)}
      <ul className="udongo-waiting__list">
        <WaitingRows
          rows={rows}
          draw={(row) => <WaitingItem key={row.item.uuid} row={row} statusHref={statusHref} />}
        />
      </ul>
      {words.removed && (
        <div className="udongo-waiting__removed">
          {/* A status that appears with its text is not announced everywhere. */}
          <span role="alert">{words.removed.text}</span>
          <Button size="small" variant="quiet" {...words.removed.undo} />
        </div>
      )}
    </section>
  );
}
