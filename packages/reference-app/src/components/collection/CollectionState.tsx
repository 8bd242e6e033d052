import type { Booking } from '@udongo/sdk';
import { Alert, Badge, Button, codeOf, useLocale } from '@udongo/ui';
import { languageOf } from '../../messages/languages.ts';
import { useWaitingText } from '../../services/waitingTexts.ts';
import type { useCollection } from './useCollections.ts';
import './collection.css';

interface CollectionStateProps {
  booking: Pick<Booking, 'id' | 'code'>;
  collection: ReturnType<typeof useCollection>;
}

/** Whether a pressed booking waits for the network or was refused; nothing before it is pressed. */
export function CollectionState({ booking, collection }: CollectionStateProps) {
  const t = useWaitingText();
  const { state, message, remove } = collection;
  const code = codeOf(booking);
  return (
    <div role="status" className="app-collection__state">
      {state === 'refused' && <Refusal code={code} message={message} onClose={remove} />}
      {state === 'waiting' && (
        <>
          <Badge tone="warning" icon="clock">
            {t('waiting.notSent')}
          </Badge>
          <Button size="small" aria-label={t('waiting.takeBackOf', { code })} onClick={remove}>
            {t('waiting.takeBack')}
          </Button>
        </>
      )}
      {state === 'done' && (
        <Badge tone="success" icon="check">
          {t('waiting.collected')}
        </Badge>
      )}
    </div>
  );
}

interface RefusalProps {
  code: string;
  /** The server's words. */
  message: string;
  onClose: () => void;
}

/** A booking that the server did not mark as collected, and why. */
export function Refusal({ code, message, onClose }: RefusalProps) {
  const t = useWaitingText();
  const { translateServerText } = languageOf(useLocale());
  return (
    <Alert tone="error">
      <p>{t('waiting.refused', { code, message: translateServerText(message) })}</p>
      <Button size="small" onClick={onClose}>
        {t('waiting.putAside')}
      </Button>
    </Alert>
  );
}
