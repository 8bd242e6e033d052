import type { PaymentIssue } from '@udongo/sdk';
import { formatKes } from '@udongo/sdk/values';
import { Field, Input } from '@udongo/ui';
import { useState } from 'react';
import { ActionDialog } from '../../../components/ActionDialog.tsx';
import { usePayText } from '../../../components/payment/paymentTexts.ts';
import { ReasonField } from '../../../components/ReasonField.tsx';
import { useServices } from '../../../services/ServicesContext.ts';
import { useMoneyText } from './moneyTexts.ts';

interface LinkDialogProps {
  /** An unmatched receipt, or a payment that needs a look: that one belongs to its booking. */
  issue: PaymentIssue;
  onDone: () => void;
  onClose: () => void;
}

/** Gives money that has arrived to a booking, with a reason. */
export function LinkDialog({ issue, onDone, onClose }: LinkDialogProps) {
  const t = useMoneyText();
  const pay = usePayText();
  const { records, toaster } = useServices();
  const [code, setCode] = useState((issue.booking_code || issue.account_number).trim().toUpperCase());
  const [missing, setMissing] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { reference, booking } = issue;
  const amount = formatKes(issue.amount);
  const typed = code.trim().toUpperCase();
  const link = () => {
    setIsChecked(true);
    return typed === '' || reason.trim() === '' ? null : send();
  };
  const send = async () => {
    const id = booking ?? (await findBooking());
    if (id === undefined) {
      setMissing(typed);
      // The field says it; the dialog stays open.
      throw new DOMException('There is no such booking.', 'AbortError');
    }
    await records.payments.link({ booking: id, reference, reason: reason.trim() });
    const message = booking
      ? t('issues.taken', { amount, code: typed })
      : pay('pay.linked', { reference, code: typed });
    toaster.show({ tone: 'success', message });
    onDone();
  };
  const findBooking = async () => {
    const { results } = await records.bookings.list({ search: typed, limit: 10, fields: 'id,code' });
    return results.find((found) => found.code === typed)?.id;
  };
  return (
    <ActionDialog
      title={booking ? t('issues.takeTitle', { amount, code }) : pay('pay.linkTitle', { reference })}
      description={booking ? t('issues.takeHint') : pay('pay.linkHint')}
      submit={booking ? t('issues.take', { code }) : pay('pay.link')}
      act={link}
      onClose={onClose}
    >
      <div className="app-fields">
        {!booking && (
          <Field
            label={pay('pay.booking')}
            required
            error={
              (isChecked && typed === '' && pay('pay.bookingRequired')) ||
              (missing !== '' && missing === typed && pay('pay.bookingMissing', { code: missing }))
            }
          >
            <Input
              autoCapitalize="characters"
              autoComplete="off"
              maxLength={20}
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          </Field>
        )}
        <ReasonField
          label={pay('pay.why')}
          hint={pay('pay.reasonReader')}
          missing={pay('pay.whyRequired')}
          isChecked={isChecked}
          value={reason}
          onChange={setReason}
        />
      </div>
    </ActionDialog>
  );
}
