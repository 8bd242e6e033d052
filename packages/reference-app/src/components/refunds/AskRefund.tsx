import type { Booking } from '@udongo/sdk';
import { formatKes } from '@udongo/sdk/values';
import { Button, codeOf, Field, Input } from '@udongo/ui';
import { useState } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import { ReasonField } from '../ReasonField.tsx';
import { isWholeAmount } from './isWholeAmount.ts';
import { useRefundText } from './refundTexts.ts';

interface AskRefundProps {
  booking: Booking;
  onAsked: () => void;
}

/** Asks for a part of a booking's money to be given back, for administrators. */
export function AskRefund({ booking, onAsked }: AskRefundProps) {
  const t = useRefundText();
  const { records, toaster } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState({ amount: '', reason: '' });
  const [isChecked, setIsChecked] = useState(false);
  const amount = typed.amount.trim();
  const ask = () => {
    setIsChecked(true);
    return isWholeAmount(amount) && typed.reason.trim() !== '' ? send() : null;
  };
  const send = async () => {
    await records.payments.requestRefund({ booking: booking.id, amount, reason: typed.reason.trim() });
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
            <Field
              label={t('refunds.amount')}
              hint={t('refunds.amountMost', { amount: formatKes(booking.amount_paid) })}
              required
              error={isChecked && !isWholeAmount(amount) && t('refunds.amountInvalid')}
            >
              <Input
                inputMode="numeric"
                value={typed.amount}
                onChange={({ target }) => setTyped({ ...typed, amount: target.value })}
              />
            </Field>
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
