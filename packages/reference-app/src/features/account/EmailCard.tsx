import type { Profile } from '@udongo/sdk';
import { Card, RecordForm } from '@udongo/ui';
import { useServices } from '../../app/ServicesContext.ts';
import { emailField } from '../../components/personFields.ts';
import { useAccountText } from './accountTexts.ts';

/** Asks for another email; a link to it makes the change. */
export function EmailCard({ profile: { email } }: { profile: Profile }) {
  const { udongo } = useServices();
  const t = useAccountText();
  return (
    <Card title={t('account.email')}>
      <p className="app-quiet">{email ? t('account.emailNow', { email }) : t('account.emailNone')}</p>
      <RecordForm
        title={t('account.email')}
        mode="create"
        fields={[
          emailField({ label: t('account.emailNew'), required: t('account.emailRequired'), span: 'full' }),
        ]}
        save={udongo.account.requestEmailChange}
        savedMessage={t('account.emailSent')}
        submitLabel={t('account.emailChange')}
      />
    </Card>
  );
}
