import { isApiError } from '@udongo/sdk';
import { Alert, Button, Card, RecordForm } from '@udongo/ui';
import { useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { currentPasswordField } from '../../components/personFields.ts';
import { useText } from '../../messages/translator.ts';
import { useServices } from '../../services/ServicesContext.ts';
import './login.css';
import { useLinkToken } from './useLinkToken.ts';

/** The page that the link in an email opens. Opening it changes nothing; the button confirms. Without the account's login, its password is needed. */
export function ConfirmEmailPage() {
  const t = useText();
  const { udongo } = useServices();
  const token = useLinkToken();
  const [status, setStatus] = useState<'open' | 'pending' | 'password' | 'done' | 'dead'>(
    token === '' ? 'dead' : 'open',
  );

  const confirm = async () => {
    setStatus('pending');
    setStatus(
      await udongo.account.confirmEmail({ token }).then(
        () => 'done' as const,
        (error) => (isApiError(error) && error.fieldErrors.password ? 'password' : 'dead'),
      ),
    );
  };
  return (
    <div className="app-page app-login">
      <PageTitle>{t('confirmEmail.title')}</PageTitle>
      {(status === 'open' || status === 'pending') && (
        <Card>
          <p>{t('confirmEmail.ask')}</p>
          <Button variant="primary" pending={status === 'pending'} onClick={() => void confirm()}>
            {t('confirmEmail.press')}
          </Button>
        </Card>
      )}
      {status === 'password' && (
        <Card>
          <p>{t('confirmEmail.whose')}</p>
          <RecordForm
            title={t('confirmEmail.title')}
            mode="create"
            fields={[
              currentPasswordField({
                label: t('confirmEmail.password'),
                required: t('setPassword.required'),
              }),
            ]}
            save={({ password }, options) => udongo.account.confirmEmail({ token, password }, options)}
            savedMessage={t('confirmEmail.done')}
            onSaved={() => setStatus('done')}
            submitLabel={t('confirmEmail.press')}
          />
        </Card>
      )}
      {status === 'done' && (
        <Alert tone="success" title={t('confirmEmail.done')}>
          <div className="app-actions">
            <ButtonLink to="/account">{t('shell.ownAccount')}</ButtonLink>
          </div>
        </Alert>
      )}
      {status === 'dead' && (
        <Alert tone="error" title={t('setPassword.deadTitle')}>
          <p>{t('setPassword.dead')}</p>
          <div className="app-actions">
            <ButtonLink to="/account">{t('shell.ownAccount')}</ButtonLink>
          </div>
        </Alert>
      )}
    </div>
  );
}
