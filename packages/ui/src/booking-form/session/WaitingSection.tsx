import type { Booking } from '@udongo/sdk';
import { useSyncExternalStore } from 'react';
import type { QueueSnapshot } from '../../booking-queue/index.ts';
import type { DrawSlot } from '../../lib/slots.ts';
import { useOnDemand } from '../../lib/useOnDemand.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { useMessages } from '../../provider/index.ts';
import { type BookingFormSlots, bookingTexts } from '../values/index.ts';
import type { BookingFormController, DraftState } from './BookingFormController.ts';

type Waiting = NonNullable<BookingFormController['waiting']>;

interface WaitingSectionProps {
  waiting: Waiting;
  /** Id of the section, which takes the focus when a booking has to wait. */
  id: string;
  statusHref: ((booking: Pick<Booking, 'id' | 'code' | 'uuid'>) => string) | undefined;
  slot: DrawSlot<BookingFormSlots>;
}

/** Loads the parts that the first field does not need. They are loaded at once, because later the network may be gone. */
const loadParts = () => import('../../booking-queue/onDemand.ts');

/** The snapshot while a server renders, and while its page hydrates. */
const nothing: QueueSnapshot = { items: [], removed: null };

/** Lists the waiting bookings without the one that the form is sending, which its button shows. */
function useItems({ queue, isSending }: Waiting) {
  const { items, removed } = useSyncExternalStore(queue.subscribe, queue.getSnapshot, () => nothing);
  return { items: items.filter(({ uuid }) => !isSending(uuid)), removed };
}

/** The bookings that wait to be sent, above the form; until the code of the list is loaded, a message that there are some. */
export function WaitingSection({ waiting, id, statusHref, slot }: WaitingSectionProps) {
  const t = useMessages(bookingTexts);
  const { queue, openUuid, wouldReplace, open } = waiting;
  const { items, removed } = useItems(waiting);
  const parts = useOnDemand(loadParts, true);
  if (items.length === 0 && !removed) return null;
  return slot(
    'waiting',
    // This element takes the focus after a press, and keeps it when the list is loaded.
    <div id={id} tabIndex={-1}>
      {parts ? (
        <parts.WaitingBookings
          queue={queue}
          items={items}
          removed={removed}
          openUuid={openUuid}
          wouldReplace={wouldReplace}
          onEdit={open}
          titleId={`${id}-title`}
          statusHref={statusHref}
        />
      ) : (
        <Alert tone="warning" title={t('bookingSummary.waitsTitle')}>
          {t('bookingSummary.waitsOffline')}
        </Alert>
      )}
    </div>,
  );
}

interface ClearSectionProps {
  waiting: Waiting;
  draft: Pick<DraftState, 'isSaved' | 'offered'>;
  slot: DrawSlot<BookingFormSlots>;
}

/** The button that clears a shared phone of this person's details; shown if there are any. */
export function ClearSection({ waiting, draft, slot }: ClearSectionProps) {
  const { items } = useItems(waiting);
  const parts = useOnDemand(loadParts, true);
  if (!parts || (items.length === 0 && !draft.isSaved && !draft.offered)) return null;
  return slot(
    'clear',
    <div>
      <parts.ClearDetails onClear={waiting.clearDetails} />
    </div>,
  );
}
