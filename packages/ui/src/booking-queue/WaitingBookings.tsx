import { useRef } from 'react';
import { Alert } from '../primitives/alert/index.ts';
import { Button } from '../primitives/button/index.ts';
import { useMessages } from '../provider/index.ts';
import type { QueueSnapshot } from './BookingQueue.ts';
import { queueTexts } from './queueTexts.ts';
import { useWaitingWords, type WaitingForm, type WaitingRow } from './useWaitingWords.ts';
import { WaitingItem, type WaitingLinks } from './WaitingItem.tsx';

export interface WaitingBookingsProps extends QueueSnapshot {
  /** The queue, and the form in which its bookings are changed. */
  form: WaitingForm;
  links: WaitingLinks;
}

/**
 * The pressed bookings that are kept on this device, each with its state and its buttons: first those that need the person, and
 * several sent ones folded into a line. A part of `BookingForm`, which loads it with its first waiting booking.
 */
export function WaitingBookings({ form, items, removed, links }: WaitingBookingsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusList = () => heading.current?.focus();
  const t = useMessages(queueTexts);
  const words = useWaitingWords({ items, removed }, form, focusList);
  const { title, hint, isKept, rows } = words;
  const sent = rows.filter(({ state }) => state === 'sent');
  const isFolded = sent.length > 1;
  const needsPerson = ({ item }: WaitingRow) => item.status === 'attention';
  const open = [...rows.filter(needsPerson), ...rows.filter((row) => !needsPerson(row))];
  const draw = (row: WaitingRow) => <WaitingItem key={row.item.uuid} row={row} links={links} />;
  return (
    <section className="udongo-card udongo-waiting" aria-label={title}>
      <h2 ref={heading} tabIndex={-1} className="udongo-waiting__title">
        {title}
      </h2>
      {hint &&
        (isKept ? <p className="udongo-waiting__hint">{hint}</p> : <Alert tone="warning">{hint}</Alert>)}
      <ul className="udongo-waiting__list">
        {open.filter((row) => !isFolded || row.state !== 'sent').map(draw)}
        {isFolded && (
          <li className="udongo-waiting__item">
            <details>
              <summary>{t('bookingQueue.allSent', { count: sent.length })}</summary>
              <ul className="udongo-waiting__list">{sent.map(draw)}</ul>
            </details>
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                for (const { item } of sent) form.queue.forget(item.uuid);
                focusList();
              }}
            >
              {t('bookingQueue.hideAll')}
            </Button>
          </li>
        )}
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
