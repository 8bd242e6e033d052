import type { Settings } from '@udongo/sdk';
import { Card, RecordForm, type RecordStart, useLocale } from '@udongo/ui';
import { useState } from 'react';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { Waiting } from '../../../components/Waiting.tsx';
import { useServices } from '../../../services/ServicesContext.ts';
import { useLoaded } from '../../../services/useLoaded.ts';
import type { Resource } from '../defineResource.tsx';
import { LogoCard } from './LogoCard.tsx';
import { toSettingsGroups } from './settingsGroups.ts';
import { useSettingsText } from './settingsTexts.ts';

/** The settings of the service, which administrators change. */
function SettingsPage({ title }: { title: string }) {
  const { records } = useServices();
  const t = useSettingsText();
  const settings = useLoaded((_: null, options) => records.settings.get(options), null);
  return (
    <>
      <PageTitle intro={t('settings.intro')}>{title}</PageTitle>
      {settings.data ? <SettingsForms settings={settings.data} /> : <Waiting {...settings} />}
      {settings.data?.letterhead_logo !== undefined && (
        <LogoCard
          stored={settings.data.letterhead_logo}
          texts={{
            title: t('settings.logo'),
            hint: t('settings.logoHint'),
            choose: t('settings.logoChoose'),
            remove: t('settings.logoRemove'),
            saved: t('settings.logoSaved'),
            refused: t('settings.logoRefused'),
            none: t('settings.logoNone'),
          }}
        />
      )}
    </>
  );
}

/** A card for each group, which is saved by itself. */
function SettingsForms({ settings }: { settings: Settings }) {
  const { records, support } = useServices();
  const locale = useLocale();
  const t = useSettingsText();
  const [askedOn, setAskedOn] = useState(settings.self_verification_asked_on);
  const now = { ...settings, self_verification_asked_on: askedOn };
  return toSettingsGroups(now, t, locale).map(({ title, fields }) => (
    <Card key={title} title={title}>
      <RecordForm
        title={title}
        fields={fields}
        mode="update"
        // The settings have the fields of their groups.
        values={settings as object as RecordStart<typeof fields>}
        save={async (wanted, options) => {
          const stored = await records.settings.update(wanted, options);
          setAskedOn(stored.self_verification_asked_on);
          // The first of two administrators has asked for it: as much as they can do.
          const isAsked = stored.self_verification_asked_on && wanted.allow_self_verification;
          return isAsked ? { ...stored, allow_self_verification: true } : stored;
        }}
        savedMessage={t('settings.saved')}
        onSaved={(stored: Settings) => support.set(stored)}
      />
    </Card>
  ));
}

export const resource: Resource = { Page: SettingsPage };
