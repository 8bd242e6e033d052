import type { Profile } from '@udongo/sdk';
import { Alert, Button, Card, RecordForm, useNotify } from '@udongo/ui';
import { useState } from 'react';
import { currentPasswordField, emailField } from '../../components/personFields.ts';
import { useText } from '../../messages/translator.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useAccountText } from './accountTexts.ts';

/** Asks for another email; a link to it makes the change. */
export function EmailCard({ profile: { email, email_verified } }: { profile: Profile }) {
  const { udongo } = useServices();
  const app = useText();
  const t = useAccountText();
  const isOpen = email !== '' && email_verified === false;
  return (
    <Card title={t('account.email')}>
      {isOpen ? (
        <NotConfirmed email={email} />
      ) : (
        <p className="app-quiet">{email ? t('account.emailNow', { email }) : t('account.emailNone')}</p>
      )}
      <RecordForm
        title={t('account.email')}
        mode="create"
        fields={[
          emailField({ label: t('account.emailNew'), required: t('account.emailRequired'), span: 'full' }),
          currentPasswordField({ label: t('account.ownPassword'), required: app('setPassword.required') }),
        ]}
        save={udongo.account.requestEmailChange}
        savedMessage={t('account.emailSent')}
        submitLabel={t('account.emailChange')}
      />
    </Card>
  );
}

function NotConfirmed({ email }: { email: string }) {
  const { udongo, failures } = useServices();
  const notify = useNotify();
  const t = useAccountText();
  const [pending, setPending] = useState(false);
  const again = async () => {
    setPending(true);
    try {
      await udongo.account.requestEmailChange({ email });
      notify({ tone: 'success', title: t('account.email'), message: t('account.emailAgainSent', { email }) });
    } catch (error) {
      failures.report(error);
    }
    setPending(false);
  };
  return (
    <Alert tone="warning" title={t('account.emailOpen', { email })}>
      <p>{t('account.emailOpenHint')}</p>
      <Button pending={pending} onClick={() => void again()}>
        {t('account.emailAgain')}
      </Button>
    </Alert>
  );
}
