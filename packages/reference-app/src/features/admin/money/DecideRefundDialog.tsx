import type { Refund } from '@udongo/sdk';
import { formatKes, formatNumber, toNumber } from '@udongo/sdk/values';
import { formatDate, useLocale } from '@udongo/ui';
import { useState } from 'react';
import { ActionDialog } from '../../../components/ActionDialog.tsx';
import { Facts } from '../../../components/Facts.tsx';
import { AmountField } from '../../../components/payment/AmountField.tsx';
import { toWholeAmount } from '../../../components/payment/toWholeAmount.ts';
import { useRefusal } from '../../../components/payment/useRefusal.ts';
import { ReasonField } from '../../../components/ReasonField.tsx';
import { useRefundText } from '../../../components/refunds/refundTexts.ts';
import { useServices } from '../../../services/ServicesContext.ts';
import { PaidBy } from './PaidBy.tsx';

interface DecideRefundDialogProps {
  refund: Refund;
  status: 'approved' | 'declined';
  onDone: () => void;
  onClose: () => void;
}

/** Approves a refund, whole or in part, or declines it. Why not all of it is refunded has to be said. */
export function DecideRefundDialog({ refund, status, onDone, onClose }: DecideRefundDialogProps) {
  const t = useRefundText();
  const locale = useLocale();
  const { records, toaster } = useServices();
  const [amount, setAmount] = useState(String(toNumber(refund.amount) ?? ''));
  const [note, setNote] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isApproval = status === 'approved';
  const code = refund.booking_code;
  const approved = toWholeAmount(amount);
  const refusal = useRefusal('amount');
  const isValid = !isApproval || approved !== '';
  const needsNote = !isApproval || (isValid && Number(approved) < Number(refund.amount));
  const decide = () => {
    setIsChecked(true);
    return isValid && !(needsNote && note.trim() === '') ? send() : null;
  };
  const send = async () => {
    const decision = { status, note: note.trim(), ...(isApproval && { amount: approved }) };
    if (!(await refusal.isTaken(records.payments.decideRefund(refund.id, decision)))) return;
    toaster.show({ tone: 'success', message: t('refunds.decided', { code }) });
    onDone();
  };
  const approve = approved
    ? t('refunds.approveAmount', { amount: formatNumber(Number(approved)) })
    : t('refunds.approve');
  return (
    <ActionDialog
      title={t(isApproval ? 'refunds.approveTitle' : 'refunds.declineTitle', { code })}
      description={t(isApproval ? 'refunds.approveHint' : 'refunds.declineHint')}
      submit={isApproval ? approve : t('refunds.decline')}
      cancel={t('refunds.goBack')}
      variant={isApproval ? 'primary' : 'danger'}
      act={decide}
      onClose={onClose}
    >
      <div className="app-fields">
        <Facts
          facts={[
            [t('refunds.why'), [t(`refunds.${refund.cause}`), refund.reason].filter(Boolean).join(': ')],
            [t('refunds.since'), formatDate(locale, refund.created_on, 'time')],
            [t('refunds.paidBy'), refund.payments.length > 0 && <PaidBy payments={refund.payments} />],
          ]}
        />
        {isApproval && (
          <AmountField
            ref={refusal.field}
            hint={t('refunds.amountMost', { amount: formatKes(refund.amount) })}
            isChecked={isChecked}
            refused={refusal.said}
            value={amount}
            onChange={(value) => {
              setAmount(value);
              refusal.clear();
            }}
          />
        )}
        {needsNote && (
          <ReasonField
            label={t('refunds.note')}
            hint={t('refunds.reasonHint')}
            missing={t('refunds.noteRequired')}
            isChecked={isChecked}
            value={note}
            onChange={setNote}
          />
        )}
      </div>
    </ActionDialog>
  );
}
