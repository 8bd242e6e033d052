import { useState } from 'react';
import { takeFocus } from '../lib/takeFocus.ts';
import { Button } from '../primitives/button/index.ts';
import { useMessages } from '../provider/index.ts';
import { queueTexts } from './queueTexts.ts';

/** Asks once before it clears, because that can't be undone. */
export function ClearDetails({ onClear }: { onClear: () => void }) {
  const t = useMessages(queueTexts);
  const [isAsking, setAsking] = useState<boolean | null>(null);
  if (!isAsking) {
    return (
      <div className="udongo-clear-details">
        <p>{t('bookingQueue.clearHint')}</p>
        {/* After 'No' the focus returns to the button that was pressed. */}
        <Button
          variant="quiet"
          size="small"
          ref={isAsking === false ? takeFocus : null}
          onClick={() => setAsking(true)}
        >
          {t('bookingQueue.clear')}
        </Button>
      </div>
    );
  }
  return (
    <div className="udongo-clear-details" role="alert">
      <p>{t('bookingQueue.clearAsk')}</p>
      <div className="udongo-clear-details__actions">
        <Button
          variant="danger"
          onClick={() => {
            setAsking(null);
            onClear();
          }}
        >
          {t('bookingQueue.clearYes')}
        </Button>
        <Button ref={takeFocus} onClick={() => setAsking(false)}>
          {t('bookingQueue.clearNo')}
        </Button>
      </div>
    </div>
  );
}
