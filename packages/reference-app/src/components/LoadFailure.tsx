import { ApiError, describeError } from '@udongo/sdk';
import {
  Alert,
  Button,
  commonMessages,
  failureMessages,
  useLocale,
  useMessages,
  useServerText,
} from '@udongo/ui';
import { isNotOffered } from '../lib/isNotOffered.ts';
import { languageOf } from '../messages/languages.ts';
import { useText } from '../messages/translator.ts';
import { useServices } from '../services/ServicesContext.ts';

const texts = { common: commonMessages, failure: failureMessages };

interface LoadFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Data that did not load: said in place, with the server's message and a way on: the login where it has ended. Source: specification section 2. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const t = useText();
  const ui = useMessages(texts);
  const say = useServerText();
  const { relogin } = useServices();
  const needsLogin = error instanceof ApiError && error.status === 401;
  const description = describeError(error, languageOf(useLocale()).errors);
  return (
    <Alert tone="error" title={t('list.loadFailedTitle')}>
      <p className="app-lines">
        {isNotOffered(error) ? ui('failure.notOffered') : say(description?.message || t('list.loadFailed'))}
      </p>
      <div className="app-actions">
        {needsLogin && (
          <Button variant="primary" onClick={async () => (await relogin.ask()) && onRetry()}>
            {t('shell.logIn')}
          </Button>
        )}
        <Button icon="refresh" onClick={onRetry}>
          {ui('common.retry')}
        </Button>
      </div>
    </Alert>
  );
}
