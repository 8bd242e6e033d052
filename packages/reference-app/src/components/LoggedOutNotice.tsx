import type { SessionUser } from '@udongo/sdk';
import { Alert, Button } from '@udongo/ui';
import { createTexts } from '../messages/createTexts.ts';
import { useText } from '../messages/translator.ts';
import { useServices } from '../services/ServicesContext.ts';

const useNoticeText = createTexts(
  {
    loggedOut: {
      title: 'You are logged out',
      text: 'It happened in another tab. What you typed is kept for {name}. Log in to go on.',
    },
  } as const,
  {
    loggedOut: {
      title: 'Umeondolewa kwenye akaunti',
      text: 'Ulitoka kwenye kichupo kingine. Ulichoandika kimehifadhiwa kwa {name}. Ingia ili uendelee.',
    },
  },
);

/** Tells the owner of the form that they have been logged out, and lets them log in again without leaving it. */
export default function LoggedOutNotice({ person }: { person: SessionUser }) {
  const t = useText();
  const noticeText = useNoticeText();
  const { relogin } = useServices();
  return (
    <div className="app-logged-out">
      <Alert tone="warning" title={noticeText('loggedOut.title')}>
        <p className="app-lines">{noticeText('loggedOut.text', { name: person.name })}</p>
        <Button variant="primary" onClick={() => void relogin.ask(person)}>
          {t('shell.logIn')}
        </Button>
      </Alert>
    </div>
  );
}
