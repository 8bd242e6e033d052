import type { ReactNode } from 'react';
import { codeOf } from '../lib/codeOf.ts';
import { Button } from '../primitives/button/index.ts';
import { useMessages } from '../provider/index.ts';
import type { FoundBooking, WaitingBooking } from './BookingQueue.ts';
import { queueTexts } from './queueTexts.ts';

/** Asks whether a stored booking with the same content is the one that got no answer; null if there is nothing to ask. */
export function askFound(item: WaitingBooking, onAccept: (uuid: string) => void): ReactNode {
  const { found, booking, isSending } = item;
  return found && !booking && !isSending ? (
    <FoundQuestion found={found} onAccept={() => onAccept(item.uuid)} />
  ) : null;
}

interface FoundQuestionProps {
  found: readonly FoundBooking[];
  onAccept: () => void;
}

function FoundQuestion({ found, onAccept }: FoundQuestionProps) {
  const t = useMessages(queueTexts);
  return (
    <div role="status">
      <p className="udongo-waiting__facts">
        {t('bookingSignedIn.queueFound', { codes: found.map(codeOf).join(', ') })}
      </p>
      <div className="udongo-waiting__actions">
        <Button size="small" variant="primary" onClick={onAccept}>
          {t('bookingSignedIn.queueAccept')}
        </Button>
      </div>
    </div>
  );
}
