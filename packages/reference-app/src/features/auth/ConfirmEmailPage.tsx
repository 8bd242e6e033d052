import { Alert, Button, Card } from '@udongo/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useServices } from '../../app/ServicesContext.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useText } from '../../messages/translator.ts';
import './login.css';

/** Where the link to a new email leads. Opening it changes nothing; the button does. */
export function ConfirmEmailPage() {
  const t = useText();
  const navigate = useNavigate();
  const { udongo } = useServices();
  const { hash } = useLocation();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '');
  const [status, setStatus] = useState<'open' | 'pending' | 'done' | 'dead'>(token === '' ? 'dead' : 'open');

  useEffect(() => {
    if (hash !== '') void navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);

  const confirm = async () => {
    setStatus('pending');
    setStatus(
      await udongo.account.confirmEmail({ token }).then(
        () => 'done' as const,
        () => 'dead' as const,
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
