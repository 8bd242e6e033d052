import type { SampleRejectionRequest, SoilTestSample } from '@udongo/sdk';
import { Button, commonMessages, Dialog, Field, RadioCards, Textarea, useMessages } from '@udongo/ui';
import { useState } from 'react';
import { useServices } from '../../app/ServicesContext.ts';
import { useBenchText } from './benchTexts.ts';

const texts = { common: commonMessages };
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
  const ui = useMessages(texts);
  const { records, failures } = useServices();
  const [reason, setReason] = useState<SampleRejectionRequest['reason'] | ''>('');
  const [note, setNote] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [pending, setPending] = useState(false);

  const reject = async () => {
    setIsChecked(true);
    if (reason === '') return;
    setPending(true);
    try {
      onRejected(await records.samples.reject(sample.id, { reason, note: note.trim() }));
    } catch (error) {
      failures.report(error);
      setPending(false);
    }
  };

  return (
    <Dialog
      open
      size="small"
      onOpenChange={() => !pending && onClose()}
      title={t('bench.rejectTitle', { code })}
      description={t('bench.rejectHint')}
      footer={
        <div className="app-actions">
          <Button onClick={onClose} disabled={pending}>
            {ui('common.cancel')}
          </Button>
          <Button variant="danger" pending={pending} onClick={() => void reject()}>
            {t('bench.reject')}
          </Button>
        </div>
      }
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
    </Dialog>
  );
}
