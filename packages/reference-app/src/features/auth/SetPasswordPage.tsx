import { Alert, Card, RecordForm } from '@udongo/ui';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { checkNewPassword, newPasswordFields } from '../../components/newPasswordFields.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { useText } from '../../messages/translator.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import './login.css';
import { useLinkToken } from './useLinkToken.ts';

/** The page that a one-time link opens: the person sets a password. */
export function SetPasswordPage() {
  const t = useText();
  const token = useLinkToken();

  return (
    <div className="app-page app-login">
      <PageTitle>{t('setPassword.title')}</PageTitle>
      {token === '' ? <DeadLink /> : <SetPassword token={token} />}
    </div>
  );
}

function SetPassword({ token }: { token: string }) {
  const t = useText();
  const navigate = useNavigate();
  const { udongo } = useServices();
  const { data, ...loading } = useLoaded(udongo.auth.validatePasswordResetToken, { token });
  if (!data) return <Waiting {...loading} />;
  if (!data.valid) return <DeadLink />;
  return (
    <Card>
      <RecordForm
        title={t('setPassword.one')}
        mode="create"
        fields={newPasswordFields(t)}
        check={(values) => checkNewPassword(values, t)}
        save={(values, options) => udongo.auth.confirmPasswordReset({ ...values, token }, options)}
        savedMessage={t('setPassword.done')}
        onSaved={() => void navigate('/auth/login')}
        submitLabel={t('setPassword.title')}
      />
    </Card>
  );
}

function DeadLink() {
  const t = useText();
  return (
    <Alert tone="error" title={t('setPassword.deadTitle')}>
      <p>{t('setPassword.dead')}</p>
      <div className="app-actions">
        <ButtonLink to="/auth/forgot-password">{t('forgot.ask')}</ButtonLink>
      </div>
    </Alert>
  );
}
