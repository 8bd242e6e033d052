import type { Profile } from '@udongo/sdk';
import { Card, createCountyLookup, type RecordField, RecordForm } from '@udongo/ui';
import { useState } from 'react';
import { currentPasswordField, nameField, phoneField } from '../../components/personFields.ts';
import { useText } from '../../messages/translator.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useAccountText } from './accountTexts.ts';

interface ProfileCardProps {
  profile: Profile;
  /** Called with the profile as it was stored. Render the card with it at once: its form starts again. */
  onSaved: (profile: Profile) => void;
}

/** Name, where somebody lives, and how they are told; the phone number stays a contact until it is confirmed. */
export function ProfileCard({ profile, onSaved }: ProfileCardProps) {
  const { records, udongo } = useServices();
  const app = useText();
  const t = useAccountText();
  const { language, notify_by } = profile;
  const [saves, setSaves] = useState(0);
  const contact = [
    nameField('full_name', { label: app('admin.name'), required: app('admin.nameRequired') }),
    phoneField({
      label: app('admin.phoneNumber'),
      ...(profile.phone_verified && { hint: t('account.phoneChange') }),
    }),
  ] as const satisfies readonly RecordField[];
  const place = [
    {
      kind: 'lookup',
      name: 'county',
      label: app('admin.county'),
      placeholder: app('admin.findCounty'),
      emptyMessage: app('admin.noCounty'),
      ...createCountyLookup(udongo.counties),
    },
    {
      kind: 'text',
      name: 'address',
      label: app('admin.address'),
      maxLength: 255,
      autoComplete: 'street-address',
    },
  ] as const satisfies readonly RecordField[];
  const password = currentPasswordField({
    label: t('account.ownPassword'),
    hint: t('account.passwordForPhone'),
  });
  const telling = [
    {
      kind: 'select',
      name: 'language',
      label: t('account.language'),
      required: t('account.languageRequired'),
      options: [
        { value: 'en', label: 'English' },
        { value: 'sw', label: 'Kiswahili' },
      ],
      span: 'full',
    },
    { kind: 'checkbox', name: 'sms', label: t('account.bySms') },
    { kind: 'checkbox', name: 'email', label: t('account.byEmail') },
  ] as const satisfies readonly RecordField[];
  const common = {
    title: t('account.profile'),
    mode: 'update',
    savedMessage: t('account.saved'),
    onSaved: (saved: Profile) => {
      setSaves(saves + 1);
      onSaved(saved);
    },
  } as const;
  // Confirming another phone number changes the profile, too.
  const key = `${saves} ${profile.phone_number}`;
  return (
    <Card title={t('account.profile')}>
      {language === undefined || notify_by === undefined ? (
        <RecordForm
          key={key}
          {...common}
          values={profile}
          fields={[...contact, ...place]}
          save={(values, options) => records.profiles.patch(profile.id, values, options)}
        />
      ) : (
        <RecordForm
          key={key}
          {...common}
          values={withChannels(profile)}
          toValues={(stored) => withChannels(stored as Profile)}
          fields={[...contact, password, ...place, ...telling]}
          save={({ sms, email, ...values }, options) => {
            const channels = { sms, email };
            const chosen = (['email', 'sms'] as const).filter((channel) => channels[channel]);
            return records.profiles.patch(profile.id, { ...values, notify_by: chosen }, options);
          }}
        />
      )}
    </Card>
  );
}

/** The channels of a person as ticks. */
function withChannels(profile: Profile) {
  const channels = profile.notify_by ?? [];
  return { ...profile, sms: channels.includes('sms'), email: channels.includes('email') };
}
