import type { Booking, PaymentMethod } from '@udongo/sdk';
import { formatKes, toNumber } from '@udongo/sdk/values';
import { Alert, Button, codeOf, Field, Input, Select } from '@udongo/ui';
import { useState } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import { ReasonField } from '../ReasonField.tsx';
import { AmountField } from './AmountField.tsx';
import { usePayText } from './paymentTexts.ts';
import { toWholeAmount } from './toWholeAmount.ts';
import { useRefusal } from './useRefusal.ts';

const methods = ['mpesa', 'cash', 'bank'] as const satisfies readonly PaymentMethod[];

interface RecordPaymentProps {
  booking: Pick<Booking, 'id' | 'code' | 'balance_due'>;
  onRecorded: () => void;
}

/** A button for administrators: records a payment that arrived outside the service, with its number and how they know of it. */
export function RecordPayment({ booking, onRecorded }: RecordPaymentProps) {
  const t = usePayText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('pay.record')}</Button>
      {isOpen && (
        <RecordDialog
          booking={booking}
          onClose={() => setIsOpen(false)}
          onRecorded={() => {
            setIsOpen(false);
            onRecorded();
          }}
        />
      )}
    </>
  );
}

function RecordDialog({ booking, onRecorded, onClose }: RecordPaymentProps & { onClose: () => void }) {
  const t = usePayText();
  const { udongo, toaster } = useServices();
  const [method, setMethod] = useState<PaymentMethod>('mpesa');
  const [reference, setReference] = useState('');
  const [amount, setAmount] = useState(String(toNumber(booking.balance_due) || ''));
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const refusal = useRefusal('reference');
  const code = codeOf(booking);
  const arrived = toWholeAmount(amount);
  const due = toNumber(booking.balance_due);
  const over = typeof due === 'number' ? Math.max(0, Number(arrived) - due) : 0;
  // The amount above what is due about which the person was asked.
  const [asked, setAsked] = useState(0);
  const isAsked = over > 0 && asked === over;
  const record = () => {
    setIsChecked(true);
    if (reference.trim() === '' || reason.trim() === '' || !arrived) return null;
    setAsked(over);
    if (over > 0 && !isAsked) return null;
    return send();
  };
  const send = async () => {
    const payment = {
      booking: booking.id,
      method,
      reference: reference.trim(),
      amount: arrived,
      reason: reason.trim(),
    };
    if (!(await refusal.isTaken(udongo.bookings.markAsPaid(payment)))) return;
    toaster.show({ tone: 'success', message: t('pay.recorded', { code }) });
    onRecorded();
  };
  return (
    <ActionDialog
      title={t('pay.recordTitle', { code })}
      description={t('pay.recordHint')}
      submit={t(isAsked ? 'pay.saveMore' : 'pay.save')}
      act={record}
      onClose={onClose}
    >
      <div className="app-fields">
        <Field label={t('pay.method')}>
          <Select
            options={methods.map((value) => ({ value, label: t(`pay.${value}`) }))}
            value={method}
            onChange={({ target }) => setMethod(methods.find((one) => one === target.value) ?? 'mpesa')}
          />
        </Field>
        <Field
          label={t('pay.reference')}
          hint={t('pay.referenceHint')}
          required
          error={refusal.said ?? (isChecked && reference.trim() === '' && t('pay.referenceRequired'))}
        >
          <Input
            ref={refusal.field}
            maxLength={100}
            autoCapitalize="characters"
            autoComplete="off"
            value={reference}
            onChange={({ target }) => {
              setReference(target.value);
              refusal.clear();
            }}
          />
        </Field>
        <AmountField isChecked={isChecked} value={amount} onChange={setAmount} />
        {isAsked && <Alert tone="warning">{t('pay.more', { amount: formatKes(over) })}</Alert>}
        <ReasonField
          label={t('pay.reason')}
          hint={t('pay.reasonReader')}
          missing={t('pay.reasonRequired')}
          isChecked={isChecked}
          value={reason}
          onChange={setReason}
        />
      </div>
    </ActionDialog>
  );
}
