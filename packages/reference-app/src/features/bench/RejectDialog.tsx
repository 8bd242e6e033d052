import type { SampleRejectionRequest, SoilTestSample } from '@udongo/sdk';
import { Field, RadioCards, Textarea } from '@udongo/ui';
import { useState } from 'react';
import { ActionDialog } from '../../components/ActionDialog.tsx';
import { useServices } from '../../services/ServicesContext.ts';
import { useBenchText } from './benchTexts.ts';

const reasons = ['leaking_bag', 'too_little_soil', 'wrong_label'] as const;

interface RejectDialogProps {
  sample: SoilTestSample;
  code: string;
  onClose: () => void;
  onRejected: (sample: SoilTestSample) => void;
}

/** Asks why a sample cannot be measured. */
export function RejectDialog({ sample, code, onClose, onRejected }: RejectDialogProps) {
  const t = useBenchText();
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
      title={t('bench.rejectTitle', { code })}
      description={t('bench.rejectHint')}
      submit={t('bench.reject')}
      variant="danger"
      act={reject}
      onClose={onClose}
    >
      <div className="app-fields">
        <Field
          label={t('bench.reason')}
          group
          required
          error={isChecked && reason === '' && t('bench.reasonRequired')}
        >
          <RadioCards
            name="reason"
            options={reasons.map((value) => ({ value, title: t(`bench.${value}`) }))}
            value={reason}
            onChange={({ target }) => setReason(reasons.find((one) => one === target.value) ?? '')}
          />
        </Field>
        <Field label={t('bench.note')} hint={t('bench.noteHint')}>
          <Textarea rows={2} maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
      </div>
    </ActionDialog>
  );
}
