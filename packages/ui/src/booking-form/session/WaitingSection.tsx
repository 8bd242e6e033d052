import { useOnDemand } from '../../lib/useOnDemand.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { useMessages } from '../../provider/index.ts';
import { bookingTexts } from '../values/index.ts';
import type { WaitingActions } from './BookingController.ts';
import { useBookingRoot } from './BookingRootContext.ts';
import { useWaitingItems } from './useWaitingItems.ts';

/** Loads the parts that the first field does not need. They are loaded at once, because later the network may be gone. */
const loadParts = () => import('../../booking-queue/onDemand.ts');

/** The bookings that wait to be sent, above the form; until the code of the list is loaded, a message that there are some. */
export function WaitingSection() {
  const { waiting } = useBookingRoot();
  return waiting && <WaitingList {...waiting} />;
}

function WaitingList(waiting: WaitingActions) {
  const { pathId, slot, params } = useBookingRoot();
  const t = useMessages(bookingTexts);
  const { items, removed } = useWaitingItems(waiting);
  const parts = useOnDemand(loadParts, true);
  if (items.length === 0 && !removed) return null;
  return slot(
    'waiting',
    // This element takes the focus after a press, and keeps it when the list is loaded.
    <div id={pathId('waiting')} tabIndex={-1}>
      {parts ? (
        <parts.WaitingBookings
          form={waiting}
          items={items}
          removed={removed}
          statusHref={params.bookingHref ?? params.statusHref}
        />
      ) : (
        <Alert tone="warning" title={t('bookingSummary.waitsTitle')}>
          {t('bookingSummary.waitsOffline')}
        </Alert>
      )}
    </div>,
  );
}

/** The button that clears a shared phone of this person's details; shown if there are any. */
export function ClearSection() {
  const { waiting } = useBookingRoot();
  return waiting && <ClearButton {...waiting} />;
}

function ClearButton(waiting: WaitingActions) {
  const { draft, slot, params } = useBookingRoot();
  const { items } = useWaitingItems(waiting);
  const parts = useOnDemand(loadParts, true);
  if (!parts || (items.length === 0 && !draft.isSaved && !draft.offered && !parts.isSaved(params.user)))
    return null;
  return slot(
    'clear',
    <div>
      <parts.ClearDetails onClear={waiting.clearDetails} />
    </div>,
  );
}
