import type { Booking } from '@udongo/sdk';
import { useRef } from 'react';
import { takeFocus } from '../lib/takeFocus.ts';
import { Alert } from '../primitives/alert/index.ts';
import { Button } from '../primitives/button/index.ts';
import { useMessages } from '../provider/index.ts';
import { askFound } from './askFound.tsx';
import type { BookingQueue, QueueSnapshot } from './BookingQueue.ts';
import { queueTexts } from './queueTexts.ts';
import { WaitingItem } from './WaitingItem.tsx';

export interface WaitingBookingsProps extends QueueSnapshot {
  /** The queue that sends, deletes and forgets them. */
  queue: BookingQueue;
  /** The booking that is open in the form. */
  openUuid: string | null;
  /** True if opening this booking would replace another in the form. */
  wouldReplace: (uuid: string) => boolean;
  /** Opens a booking in the form. */
  onEdit: (uuid: string) => Promise<void>;
  /** Id of the heading. */
  titleId: string;
  /** Address of the status page of a sent booking. Undefined: no link. */
  statusHref: ((booking: Pick<Booking, 'id' | 'code' | 'uuid'>) => string) | undefined;
}

/**
 * The pressed bookings that are kept on this device, each with its state and its buttons. A part of `BookingForm`,
 * which loads it with its first waiting booking.
 */
export function WaitingBookings(props: WaitingBookingsProps) {
  const { queue, items, removed, openUuid, titleId, wouldReplace, onEdit, statusHref } = props;
  const t = useMessages(queueTexts);
  const title = useRef<HTMLHeadingElement>(null);
  const isAllSent = items.every(({ status }) => status === 'sent');
  const isAllKept = items.every(({ isKept }) => isKept);
  return (
    <section className="udongo-card udongo-waiting" aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1} className="udongo-waiting__title">
        {t(isAllSent ? 'bookingQueue.titleSent' : 'bookingQueue.title')}
      </h2>
      {!isAllKept && <Alert tone="warning">{t('bookingQueue.notKept')}</Alert>}
      {isAllKept && !isAllSent && <p className="udongo-waiting__hint">{t('bookingQueue.kept')}</p>}
      <ul className="udongo-waiting__list">
        {items.map((item) => (
          <WaitingItem
            key={item.uuid}
            item={item}
            isOpen={item.uuid === openUuid}
            wouldReplace={() => wouldReplace(item.uuid)}
            onEdit={() => onEdit(item.uuid)}
            onSend={() => queue.sendNow(item.uuid)}
            question={askFound(item, queue.accept)}
            onRemove={() => queue.remove(item.uuid)}
            onHide={() => {
              queue.forget(item.uuid);
              title.current?.focus();
            }}
            statusHref={statusHref}
          />
        ))}
      </ul>
      {removed && (
        <div className="udongo-waiting__removed">
          {/* A status that appears with its text is not announced everywhere. */}
          <span role="alert">
            {t(removed.isUnknown ? 'bookingQueue.deletedUnknown' : 'bookingQueue.deleted', {
              name: removed.summary.name,
            })}
          </span>
          <Button
            size="small"
            variant="quiet"
            ref={takeFocus}
            onClick={() => {
              queue.undoRemove();
              title.current?.focus();
            }}
          >
            {t('bookingQueue.undo')}
          </Button>
        </div>
      )}
    </section>
  );
}
