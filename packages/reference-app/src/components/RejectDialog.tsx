import type { SampleRejectionRequest, SoilTestSample } from '@udongo/sdk';
import { codeOf, Field, RadioCards, Textarea, type TranslationOf } from '@udongo/ui';
import { useState } from 'react';
import { createTexts } from '../messages/createTexts.ts';
import { useServices } from '../services/ServicesContext.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { useConditionText } from './conditionTexts.ts';

const en = {
  reject: {
    title: 'Reject {code}',
    hint: 'The farmer sees the reason. The other samples of the booking go on.',
    reason: 'Reason',
    note: 'Note',
    noteHint: 'Tell the farmer what comes next, such as when we collect a new sample.',
    reasonRequired: 'Choose a reason',
    reject: 'Reject the sample',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  reject: {
    title: 'Kataa {code}',
    hint: 'Mkulima ataona sababu. Sampuli nyingine za miadi zinaendelea.',
    reason: 'Sababu',
    note: 'Maelezo',
    noteHint: 'Mwambie mkulima kinachofuata, kama vile lini tutakusanya sampuli mpya.',
    reasonRequired: 'Chagua sababu',
    reject: 'Kataa sampuli',
  },
};

const useRejectText = createTexts(en, sw);

const reasons = ['leaking_bag', 'too_little_soil', 'wrong_label'] as const;

interface RejectDialogProps {
  sample: SoilTestSample;
  onClose: () => void;
  onRejected: (sample: SoilTestSample) => void;
}

/** Asks why a sample cannot be measured. */
export function RejectDialog({ sample, onClose, onRejected }: RejectDialogProps) {
  const t = useRejectText();
  const say = useConditionText();
  const { records } = useServices();
  const [reason, setReason] = useState<SampleRejectionRequest['reason'] | ''>('');
  const [note, setNote] = useState('');
  const [isChecked, setIsChecked] = useState(false);

  const reject = () => {
    setIsChecked(true);
    return reason === '' ? null : send(reason);
  };
  const send = async (because: SampleRejectionRequest['reason']) =>
    onRejected(await records.samples.reject(sample.id, { reason: because, note: note.trim() }));

  return (
    <ActionDialog
      title={t('reject.title', { code: codeOf(sample) })}
      description={t('reject.hint')}
      submit={t('reject.reject')}
      variant="danger"
      act={reject}
      onClose={onClose}
    >
      <div className="app-fields">
        <Field
          label={t('reject.reason')}
          group
          required
          error={isChecked && reason === '' && t('reject.reasonRequired')}
        >
          <RadioCards
            name="reason"
            options={reasons.map((value) => ({ value, title: say(`condition.${value}`) }))}
            value={reason}
            onChange={({ target }) => setReason(reasons.find((one) => one === target.value) ?? '')}
          />
        </Field>
        <Field label={t('reject.note')} hint={t('reject.noteHint')}>
          <Textarea rows={2} maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
      </div>
    </ActionDialog>
  );
}
