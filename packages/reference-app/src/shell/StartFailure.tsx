import { Alert, Button, commonMessages, UdongoProvider, useMessages } from '@udongo/ui';
import { languageOf } from '../messages/languages.ts';
import { useText } from '../messages/translator.ts';
import { createChoices } from '../services/choices.ts';

const texts = { common: commonMessages };

interface StartFailureProps {
  retry: () => void;
  /** Which start failed. Default 'app'. */
  what?: 'app' | 'mock';
}

/** The app could not begin: nothing else is there to say it. */
export function StartFailure(props: StartFailureProps) {
  const language = createChoices().locale.get();
  return (
    <UdongoProvider locale={language} messages={languageOf(language).components}>
      <Failure {...props} />
    </UdongoProvider>
  );
}

function Failure({ retry, what = 'app' }: StartFailureProps) {
  const t = useText();
  const ui = useMessages(texts);
  const isMock = what === 'mock';
  return (
    <main className="app-page app-page--narrow">
      <Alert tone="error" title={t(isMock ? 'shell.preparingFailed' : 'shell.startFailed')}>
        <p>{t(isMock ? 'shell.preparingFailedHint' : 'shell.startFailedHint')}</p>
        <Button icon="refresh" onClick={retry}>
          {ui('common.retry')}
        </Button>
      </Alert>
    </main>
  );
}
