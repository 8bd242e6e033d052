import type { Booking } from '@udongo/sdk';
import { formatKes } from '@udongo/sdk/values';
import { Button, codeOf } from '@udongo/ui';
import { useState } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import { AmountField } from '../payment/AmountField.tsx';
import { toWholeAmount } from '../payment/toWholeAmount.ts';
import { useRefusal } from '../payment/useRefusal.ts';
import { ReasonField } from '../ReasonField.tsx';
import { useRefundText } from './refundTexts.ts';

interface AskRefundProps {
  booking: Booking;
  onAsked: () => void;
}

/** Asks for a part of a booking's money to be refunded, for administrators. */
export function AskRefund({ booking, onAsked }: AskRefundProps) {
  const t = useRefundText();
  const { records, toaster } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState({ amount: '', reason: '' });
  const [isChecked, setIsChecked] = useState(false);
  const amount = toWholeAmount(typed.amount);
  const refusal = useRefusal('amount');
  const ask = () => {
    setIsChecked(true);
    return amount && typed.reason.trim() !== '' ? send() : null;
  };
  const send = async () => {
    const request = { booking: booking.id, amount, reason: typed.reason.trim() };
    if (!(await refusal.isTaken(records.payments.requestRefund(request)))) return;
    toaster.show({ tone: 'success', message: t('refunds.asked', { amount: formatKes(amount) }) });
    setIsOpen(false);
    onAsked();
  };
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {t('refunds.ask')}
      </Button>
      {isOpen && (
        <ActionDialog
          title={t('refunds.askTitle', { code: codeOf(booking) })}
          description={t('refunds.askHint')}
          submit={t('refunds.save')}
          act={ask}
          onClose={() => setIsOpen(false)}
        >
          <div className="app-fields">
            <AmountField
              ref={refusal.field}
              hint={t('refunds.amountMost', { amount: formatKes(booking.amount_paid) })}
              isChecked={isChecked}
              refused={refusal.said}
              value={typed.amount}
              onChange={(value) => {
                setTyped({ ...typed, amount: value });
                refusal.clear();
              }}
            />
            <ReasonField
              label={t('refunds.reason')}
              hint={t('refunds.reasonHint')}
              missing={t('refunds.reasonRequired')}
              isChecked={isChecked}
              value={typed.reason}
              onChange={(reason) => setTyped({ ...typed, reason })}
            />
          </div>
        </ActionDialog>
      )}
    </>
  );
}
