import { BadRequestError, type Booking, type PaymentMethod } from '@udongo/sdk';
import { toNumber } from '@udongo/sdk/values';
import { Button, codeOf, Field, Input, Select, useLocale } from '@udongo/ui';
import { useRef, useState } from 'react';
import { languageOf } from '../../messages/languages.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import { ReasonField } from '../ReasonField.tsx';
import { usePayText } from './paymentTexts.ts';

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
  // The words of the server about the number, until it is changed.
  const [refused, setRefused] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const { translateServerText } = languageOf(useLocale());
  const code = codeOf(booking);
  const isAmount = /^\d{1,9}$/.test(amount.trim()) && Number(amount) > 0;
  const record = () => {
    setIsChecked(true);
    if (reference.trim() === '' || reason.trim() === '' || !isAmount) return null;
    return send();
  };
  const send = async () => {
    setRefused(undefined);
    try {
      await udongo.bookings.markAsPaid({
        booking: booking.id,
        method,
        reference: reference.trim(),
        amount: amount.trim(),
        reason: reason.trim(),
      });
    } catch (error) {
      const said = error instanceof BadRequestError && error.fieldErrors.reference;
      if (!said) throw error;
      setRefused(translateServerText(said));
      field.current?.focus();
      return;
    }
    toaster.show({ tone: 'success', message: t('pay.recorded', { code }) });
    onRecorded();
  };
  return (
    <ActionDialog
      title={t('pay.recordTitle', { code })}
      description={t('pay.recordHint')}
      submit={t('pay.save')}
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
          error={refused ?? (isChecked && reference.trim() === '' && t('pay.referenceRequired'))}
        >
          <Input
            ref={field}
            maxLength={100}
            autoCapitalize="characters"
            autoComplete="off"
            value={reference}
            onChange={({ target }) => {
              setReference(target.value);
              setRefused(undefined);
            }}
          />
        </Field>
        <Field label={t('pay.amount')} required error={isChecked && !isAmount && t('pay.amountInvalid')}>
          <Input inputMode="numeric" value={amount} onChange={({ target }) => setAmount(target.value)} />
        </Field>
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
