import { formatKes, toNumber } from '@udongo/sdk/values';
import { useState } from 'react';
import { formatDate } from '../lib/formatDate.ts';
import { useReadFailure } from '../lib/useReadFailure.ts';
import { PaymentBadge } from '../payment-badge/index.ts';
import { Alert, Button } from '../primitives/index.ts';
import { useLanguageTag, useMessages } from '../provider/index.ts';
import { paymentPanelTexts } from './paymentPanelTexts.ts';
import { usePaymentParts } from './paymentParts.ts';

export interface PaidPaymentProps {
  /** Saves the receipt of a paid booking. Default: no button. */
  onReceipt?: (() => Promise<void>) | undefined;
}

/** A paid booking: the amount, the day and the receipt; an overpaid amount is named. */
export function PaidPayment({ onReceipt }: PaidPaymentProps) {
  const { controller, payable, slot } = usePaymentParts();
  const { view, payment, payer } = controller;
  const t = useMessages(paymentPanelTexts);
  const locale = useLanguageTag();
  const readFailure = useReadFailure();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState('');
  const paid = payment?.paid ? payment : undefined;
  const total = toNumber(payable.amount_paid) || toNumber(paid?.amount) || 0;
  const over = toNumber(payable.amount_overpaid) ?? 0;
  const overpaid = payer === 'you' ? 'overpaid' : 'overpaidByPayer';
  const method = paid?.method === 'mpesa' || paid?.method === 'card' ? t(`paymentPanel.${paid.method}`) : '';
  const save = async () => {
    setPending(true);
    setFailure('');
    try {
      await onReceipt?.();
    } catch (error) {
      setFailure((await readFailure(error, t('failure.unknownError'))).message);
    }
    setPending(false);
  };
  const isPaid = view === 'paid';
  const result = slot(
    'paid',
    <div>
      <strong className="udongo-payment-panel__total">{formatKes(total)}</strong>
      {paid?.paid_on && (
        <p className="udongo-payment-panel__note">
          {t('paymentPanel.paidBy', {
            date: formatDate(locale, paid.paid_on, 'time'),
            method,
            receipt: paid.receipt_number,
          })}
        </p>
      )}
      {over > 0 && (
        <Alert tone="warning" title={t(`paymentPanel.${overpaid}Title`, { amount: formatKes(over) })}>
          {t(`paymentPanel.${overpaid}`)}
        </Alert>
      )}
      {onReceipt && total > 0 && (
        <Button variant="primary" pending={pending} onClick={() => void save()}>
          {t('paymentPanel.receipt')}
        </Button>
      )}
      {failure && <Alert tone="error">{failure}</Alert>}
    </div>,
  );
  return (
    <>
      <span role="status" className="udongo-payment-panel__state">
        {isPaid && <PaymentBadge paid canceled={false} />}
      </span>
      {isPaid && result}
    </>
  );
}
