import type { SessionUser } from '@udongo/sdk';
import { Alert, Button } from '@udongo/ui';
import { useText } from '../../messages/translator.ts';
import { useServices, useUser } from '../../services/ServicesContext.ts';

/** Says that the person whose form this is was logged out meanwhile, and lets them in again over it. */
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
