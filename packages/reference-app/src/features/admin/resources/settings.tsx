import type { Settings } from '@udongo/sdk';
import { Card, createCatalogueTranslator, type RecordField, RecordForm, useLocale } from '@udongo/ui';
import { useServices } from '../../../app/ServicesContext.ts';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { Waiting } from '../../../components/Waiting.tsx';
import { useLoaded } from '../../../lib/useLoaded.ts';
import type { Resource } from '../defineResource.tsx';

const en = {
  settings: {
    intro: 'These texts show in the app, in the booking form on partners’ pages, and in messages.',
    supportName: 'Support name',
    supportNameHint: 'Who answers the phone, for example "Udongo helpdesk"',
    supportPhone: 'Support phone number',
    supportPhoneHint:
      'People see it when a booking cannot be sent. Without a number, no text tells people to call.',
    saved: 'Settings saved',
  },
} as const;

/** Drafts, for a native speaker's review. */
const sw: { settings: Record<keyof (typeof en)['settings'], string> } = {
  settings: {
    intro:
      'Maandishi haya yanaonekana kwenye programu, kwenye fomu iliyo kwenye tovuti za washirika, na kwenye ujumbe.',
    supportName: 'Jina la msaada',
    supportNameHint: 'Anayepokea simu, kwa mfano "Dawati la msaada la Udongo"',
    supportPhone: 'Nambari ya simu ya msaada',
    supportPhoneHint:
      'Watu huiona miadi isipoweza kutumwa. Bila nambari, hakuna maandishi yanayosema kupiga simu.',
    saved: 'Mipangilio imehifadhiwa',
  },
};

const translators = {
  en: createCatalogueTranslator<typeof en>('en', en),
  sw: createCatalogueTranslator<typeof en>('sw', sw, en),
};

/** The settings of the service, which administrators change. */
function SettingsPage({ title }: { title: string }) {
  const { records } = useServices();
  const t = translators[useLocale()];
  const settings = useLoaded((_: null, options) => records.settings.get(options), null);
  return (
    <>
      <PageTitle intro={t('settings.intro')}>{title}</PageTitle>
      {settings.data ? <SettingsForm title={title} settings={settings.data} /> : <Waiting {...settings} />}
    </>
  );
}

function SettingsForm({ title, settings }: { title: string; settings: Settings }) {
  const { records, support } = useServices();
  const t = translators[useLocale()];
  const fields = [
    {
      kind: 'text',
      name: 'support_name',
      label: t('settings.supportName'),
      hint: t('settings.supportNameHint'),
      maxLength: 100,
      autoComplete: 'off',
    },
    {
      kind: 'text',
      type: 'tel',
      name: 'support_phone_no',
      label: t('settings.supportPhone'),
      hint: t('settings.supportPhoneHint'),
      maxLength: 20,
      autoComplete: 'off',
    },
  ] as const satisfies readonly RecordField[];
  return (
    <Card>
      <RecordForm
        title={title}
        fields={fields}
        mode="update"
        values={settings}
        save={records.settings.update}
        savedMessage={t('settings.saved')}
        onSaved={support.set}
      />
    </Card>
  );
}

export const resource: Resource = { Page: SettingsPage };
