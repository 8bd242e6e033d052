import { toNumber } from '@udongo/sdk/values';
import { Field, Input } from '@udongo/ui';
import { useState } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import { AmountField } from '../payment/AmountField.tsx';
import { usePayText } from '../payment/paymentTexts.ts';
import { toWholeAmount } from '../payment/toWholeAmount.ts';
import { useRefusal } from '../payment/useRefusal.ts';
import { ReasonField } from '../ReasonField.tsx';
import { useUndoText } from './undoTexts.ts';

interface RefundDialogProps {
  /** The receipt number, or the reference of the payment. */
  reference: string;
  /** Its name on the page. Default: the reference. */
  name?: string;
  /** KES that can be refunded. */
  amount: string;
  onDone: () => void;
  onClose: () => void;
}

/** Records money that was refunded at a provider that does not tell of it. */
export function RefundDialog({ reference, name = reference, amount, onDone, onClose }: RefundDialogProps) {
  const t = useUndoText();
  const pay = usePayText();
  const { records, toaster } = useServices();
  const [number, setNumber] = useState('');
  const [back, setBack] = useState(String(toNumber(amount) ?? ''));
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const backAmount = toWholeAmount(back);
  const refusal = useRefusal('amount');
  const record = () => {
    setIsChecked(true);
    return number.trim() === '' || reason.trim() === '' || !backAmount ? null : send();
  };
  const send = async () => {
    const refund = { reference, refund_number: number.trim(), amount: backAmount, reason: reason.trim() };
    if (!(await refusal.isTaken(records.payments.recordRefund(refund)))) return;
    toaster.show({ tone: 'success', message: t('refund.done', { reference: name }) });
    onDone();
  };
  return (
    <ActionDialog
      title={t('refund.title', { reference: name })}
      description={t('refund.hint')}
      submit={t('refund.save')}
      act={record}
      onClose={onClose}
    >
      <div className="app-fields">
        <Field
          label={t('refund.number')}
          hint={t('refund.numberHint')}
          required
          error={isChecked && number.trim() === '' && t('refund.numberRequired')}
        >
          <Input
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={100}
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
        </Field>
        <AmountField
          ref={refusal.field}
          isChecked={isChecked}
          refused={refusal.said}
          value={back}
          onChange={(value) => {
            setBack(value);
            refusal.clear();
          }}
        />
        <ReasonField
          label={t('refund.reason')}
          hint={pay('pay.reasonReader')}
          missing={t('refund.reasonRequired')}
          isChecked={isChecked}
          value={reason}
          onChange={setReason}
        />
      </div>
    </ActionDialog>
  );
}
