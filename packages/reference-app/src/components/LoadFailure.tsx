import { describeError } from '@udongo/sdk';
import { Alert, Button, useLocale, useMessages } from '@udongo/ui';
import { errorTextsOf, useText } from '../messages/translator.ts';

interface LoadFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Data that did not load: said in place, with the server's message and a way on. Source: specification section 2. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const t = useText();
  const ui = useMessages();
  const description = describeError(error, errorTextsOf(useLocale()));
  return (
    <Alert tone="error" title={t('bookings.loadFailedTitle')}>
      <p className="app-lines">{description?.message || t('bookings.loadFailed')}</p>
      <Button icon="refresh" onClick={onRetry}>
        {ui('common.retry')}
      </Button>
    </Alert>
  );
}
