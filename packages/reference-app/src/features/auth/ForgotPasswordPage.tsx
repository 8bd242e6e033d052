import { parseKenyanPhone } from '@udongo/sdk/values';
import { Alert, Button, Card, RecordForm, useLocale } from '@udongo/ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { PageTitle } from '../../components/PageTitle.tsx';
import { codeField } from '../../components/personFields.ts';
import { loginEmail } from '../../lib/loginEmail.ts';
import { useText } from '../../messages/translator.ts';
import { useServices } from '../../services/ServicesContext.ts';
import './login.css';

/** Asks for a link by email or a code by text message; a code leads on to the new password. */
export function ForgotPasswordPage() {
  const t = useText();
  const [sentTo, setSentTo] = useState<string>();
  const phone = parseKenyanPhone(sentTo ?? '');
  const again = () => setSentTo(undefined);
  return (
    <div className="app-page app-login">
      <PageTitle intro={sentTo === undefined ? t('forgot.intro') : ''}>{t('forgot.title')}</PageTitle>
      {sentTo === undefined && <AskForm onSent={setSentTo} />}
      {phone !== null && <CodeForm phone={phone} onAgain={again} />}
      {sentTo !== undefined && phone === null && (
        <Alert tone="info" title={t('forgot.mailTitle')}>
          <p>{t('forgot.mail', { email: sentTo })}</p>
          <div className="app-actions">
            <Button onClick={again}>{t('forgot.again')}</Button>
          </div>
        </Alert>
      )}
      <p>
        <Link to="/auth/login">{t('shell.logIn')}</Link>
      </p>
    </div>
  );
}

function AskForm({ onSent }: { onSent: (identifier: string) => void }) {
  const t = useText();
  const language = useLocale();
  const { udongo } = useServices();
  const [start] = useState(() => ({ email: loginEmail.read() }));
  return (
    <Card>
      <RecordForm
        title={t('forgot.title')}
        mode="create"
        values={start}
        fields={[
          {
            kind: 'text',
            name: 'email',
            label: t('login.identifier'),
            required: t('login.identifierRequired'),
            maxLength: 254,
            autoComplete: 'username',
            span: 'full',
          },
        ]}
        save={async ({ email }, options) => {
          await udongo.auth.requestPasswordReset({ email, language }, options);
          return email;
        }}
        savedMessage={t('forgot.asked')}
        onSaved={onSent}
        submitLabel={t('forgot.ask')}
      />
    </Card>
  );
}

function CodeForm({ phone, onAgain }: { phone: string; onAgain: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const { udongo } = useServices();
  return (
    <Card>
      <p>{t('forgot.sms', { phone })}</p>
      <RecordForm
        title={t('forgot.title')}
        mode="create"
        fields={[
          codeField('code', {
            label: t('forgot.code'),
            hint: t('forgot.codeHint'),
            required: t('forgot.codeRequired'),
          }),
        ]}
        save={({ code }, options) =>
          udongo.auth.exchangePasswordResetCode({ phone_number: phone, code }, options)
        }
        savedMessage={t('forgot.codeRight')}
        onSaved={({ token }) => void navigate(`/auth/set-password#token=${token}`)}
        onCancel={onAgain}
        submitLabel={t('forgot.useCode')}
      />
    </Card>
  );
}
