import type { Payment } from '@udongo/sdk';
import { codeOf } from '@udongo/ui';
import { useState } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import { usePayText } from '../payment/paymentTexts.ts';
import { ReasonField } from '../ReasonField.tsx';
import { useUndoText } from './undoTexts.ts';

interface UnlinkDialogProps {
  payment: Payment;
  onDone: () => void;
  onClose: () => void;
}

/** Takes money away from a booking to which somebody gave it by mistake. */
export function UnlinkDialog({ payment, onDone, onClose }: UnlinkDialogProps) {
  const t = useUndoText();
  const pay = usePayText();
  const { records, toaster } = useServices();
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const names = {
    reference: payment.receipt_number,
    code: codeOf({ id: payment.booking, code: payment.booking_code }),
  };
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
      description={t(payment.provider === 'by_hand' ? 'unlink.hintByHand' : 'unlink.hint')}
      submit={t('unlink.action')}
      variant="danger"
      act={undo}
      onClose={onClose}
    >
      <ReasonField
        label={t('unlink.reason')}
        hint={pay('pay.reasonReader')}
        missing={t('unlink.reasonRequired')}
        isChecked={isChecked}
        value={reason}
        onChange={setReason}
      />
    </ActionDialog>
  );
}
