import type { Profile } from '@udongo/sdk';
import { formatPhone } from '@udongo/sdk/values';
import { Card, RecordForm, useLocale } from '@udongo/ui';
import { useState } from 'react';
import { codeField, currentPasswordField, phoneField } from '../../components/personFields.ts';
import { useText } from '../../messages/translator.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useAccountText } from './accountTexts.ts';

/** Confirms with a code that a phone number is one's own, to log in with it. */
export function PhoneCard({ profile, onVerified }: { profile: Profile; onVerified: () => void }) {
  const { udongo } = useServices();
  const language = useLocale();
  const app = useText();
  const t = useAccountText();
  const [sentTo, setSentTo] = useState('');
  const isVerified = profile.phone_verified === true;
  return (
    <Card title={t('account.phone')}>
      {sentTo === '' ? (
        <>
          <p className="app-quiet">
            {isVerified
              ? t('account.phoneVerified', { phone: formatPhone(profile.phone_number) })
              : t('account.phoneOpen')}
          </p>
          <RecordForm
            title={t('account.phone')}
            mode="create"
            values={{ phone_number: isVerified ? '' : profile.phone_number }}
            fields={[
              phoneField({
                label: isVerified ? t('account.phoneOther') : t('account.phone'),
                required: t('account.phoneRequired'),
                span: 'full',
              }),
            ]}
            save={async ({ phone_number }, options) => {
              await udongo.account.requestPhoneCode({ phone_number, language }, options);
              return phone_number;
            }}
            savedMessage={t('account.codeComing')}
            onSaved={setSentTo}
            submitLabel={t('account.sendCode')}
          />
        </>
      ) : (
        <>
          <p className="app-quiet">{t('account.codeSent', { phone: formatPhone(sentTo) })}</p>
          <RecordForm
            title={t('account.phone')}
            mode="create"
            fields={[
              codeField('code', { label: t('account.code'), required: t('account.codeRequired') }),
              currentPasswordField({
                label: t('account.ownPassword'),
                required: app('setPassword.required'),
              }),
            ]}
            save={(values, options) =>
              udongo.account.verifyPhone({ phone_number: sentTo, ...values }, options)
            }
            savedMessage={t('account.phoneDone')}
            onSaved={() => {
              setSentTo('');
              onVerified();
            }}
            onCancel={() => setSentTo('')}
            submitLabel={t('account.confirm')}
          />
        </>
      )}
    </Card>
  );
}
