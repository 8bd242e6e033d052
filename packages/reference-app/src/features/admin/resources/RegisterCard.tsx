import { saveFile } from '@udongo/sdk';
import { Button, Card, Field, Input } from '@udongo/ui';
import { type FormEvent, useState } from 'react';
import { csvName } from '../../../lib/csvName.ts';
import { createTexts } from '../../../messages/createTexts.ts';
import { useServices } from '../../../services/ServicesContext.ts';
import './register-card.css';

const en = {
  register: {
    title: 'Download the register',
    intro: 'A CSV file of all farmers. Your name, the reason and the number of farmers are kept.',
    reason: 'Reason',
    reasonHint: 'For example "Report to the county"',
    required: 'Write why you need the register',
    download: 'Download',
    file: 'Register of farmers',
  },
} as const;

/** Drafts, for a native speaker's review. */
const sw: { register: Record<keyof (typeof en)['register'], string> } = {
  register: {
    title: 'Pakua rejista',
    intro: 'Faili ya CSV ya wakulima wote. Jina lako, sababu na idadi ya wakulima huhifadhiwa.',
    reason: 'Sababu',
    reasonHint: 'Kwa mfano "Ripoti kwa kaunti"',
    required: 'Andika kwa nini unahitaji rejista',
    download: 'Pakua',
    file: 'Rejista ya wakulima',
  },
};

const useRegisterText = createTexts(en, sw);

/** The register of farmers as a file, once somebody has said why. */
export function RegisterCard() {
  const t = useRegisterText();
  const { failures, udongo } = useServices();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isPending, setPending] = useState(false);

  const download = async (event: FormEvent) => {
    event.preventDefault();
    const said = reason.trim();
    setMissing(said === '');
    if (said === '') return;
    setPending(true);
    try {
      saveFile(await udongo.farmers.downloadBiodata({ reason: said }), csvName(t('register.file')));
      setReason('');
    } catch (failure) {
      failures.report(failure);
    }
    setPending(false);
  };

  return (
    <Card title={t('register.title')}>
      <form className="app-register" noValidate onSubmit={(event) => void download(event)}>
        <p className="app-quiet">{t('register.intro')}</p>
        <Field
          error={isMissing && t('register.required')}
          hint={t('register.reasonHint')}
          label={t('register.reason')}
          required
        >
          <Input maxLength={500} onChange={(event) => setReason(event.target.value)} value={reason} />
        </Field>
        <Button pending={isPending} type="submit">
          {t('register.download')}
        </Button>
      </form>
    </Card>
  );
}
