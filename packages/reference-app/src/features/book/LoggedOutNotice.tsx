import type { SessionUser } from '@udongo/sdk';
import { Alert, Button } from '@udongo/ui';
import { useText } from '../../messages/translator.ts';
import { useServices, useUser } from '../../services/ServicesContext.ts';

/** Tells the owner of the form that they have been logged out, and lets them log in again without leaving it. */
export function LoggedOutNotice({ person }: { person: SessionUser }) {
  const t = useText();
  const { relogin } = useServices();
  if (useUser()) return null;
  return (
    <div className="app-logged-out">
      <Alert tone="warning" title={t('relogin.loggedOutTitle')}>
        <p className="app-lines">{t('relogin.loggedOut', { name: person.name })}</p>
        <Button variant="primary" onClick={() => void relogin.ask(person)}>
          {t('shell.logIn')}
        </Button>
      </Alert>
    </div>
  );
}
