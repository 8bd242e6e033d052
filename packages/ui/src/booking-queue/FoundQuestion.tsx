import { codeOf } from '../lib/codeOf.ts';
import { Button } from '../primitives/button/index.ts';
import { useMessages } from '../provider/index.ts';
import type { FoundBooking } from './BookingQueue.ts';
import { queueTexts } from './queueTexts.ts';

interface FoundQuestionProps {
  found: readonly FoundBooking[];
  statusHref: ((booking: FoundBooking) => string) | undefined;
  onAccept: () => Promise<void>;
}

/** Asks whether a stored booking with the same content is the one that got no answer. */
export function FoundQuestion({ found, statusHref, onAccept }: FoundQuestionProps) {
  const t = useMessages(queueTexts);
  const codes = found.map(codeOf).join(', ');
  return (
    <div role="status">
      <p className="udongo-waiting__facts">{t('bookingSignedIn.queueFound', { codes })}</p>
      <div className="udongo-waiting__actions">
        {found.map(
          (one) =>
            statusHref &&
            one.uuid && (
              <a key={one.id} href={statusHref(one)}>
                {codeOf(one)}
              </a>
            ),
        )}
        <Button size="small" variant="primary" onClick={() => void onAccept()}>
          {t('bookingSignedIn.queueAccept')}
        </Button>
      </div>
    </div>
  );
}
