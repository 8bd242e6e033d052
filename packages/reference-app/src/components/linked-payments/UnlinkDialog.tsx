import type { Payment } from '@udongo/sdk';
import { Field, Textarea } from '@udongo/ui';
import { useState } from 'react';
import { useServices } from '../../app/ServicesContext.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import { useUndoText } from './undoTexts.ts';

interface UnlinkDialogProps {
  payment: Payment;
  onDone: () => void;
  onClose: () => void;
}

/** Takes money away from a booking to which somebody gave it by mistake. */
export function UnlinkDialog({ payment, onDone, onClose }: UnlinkDialogProps) {
  const t = useUndoText();
  const { records, toaster } = useServices();
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const names = { reference: payment.receipt_number, code: payment.booking_code || `#${payment.booking}` };
  const undo = () => {
    setIsChecked(true);
    return reason.trim() === '' ? null : send();
  };
  const send = async () => {
    await records.payments.unlink({ payment: payment.id, reason: reason.trim() });
    toaster.show({ tone: 'success', message: t('unlink.done', names) });
    onDone();
  };
  return (
    <ActionDialog
      title={t('unlink.title', names)}
      description={t('unlink.hint')}
      submit={t('unlink.action')}
      variant="danger"
      act={undo}
      onClose={onClose}
    >
      <Field
        label={t('unlink.reason')}
        required
        error={isChecked && reason.trim() === '' && t('unlink.reasonRequired')}
      >
        <Textarea
          rows={2}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </ActionDialog>
  );
}
