import type { Payment } from '@udongo/sdk';
import { formatKes, formatPhone, parseKenyanPhone, toNumber } from '@udongo/sdk/values';
import { type FormEvent, useId, useState } from 'react';
import type { DrawSlot } from '../lib/slots.ts';
import { Alert, Button, Field, Input, RadioCards } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import { PayByHand } from './PayByHand.tsx';
import { isPending, type Payable, type Payer } from './PaymentPanelApi.ts';
import type { PaymentPanelSlots } from './paymentPanelSlots.ts';
import { paymentPanelTexts } from './paymentPanelTexts.ts';
import { useNow, writeTimeLeft } from './useNow.ts';
import type { PaymentPanelController } from './usePaymentPanel.ts';

interface ChoosePaymentProps {
  payable: Payable;
  payer: Payer;
  controller: PaymentPanelController;
  slot: DrawSlot<PaymentPanelSlots>;
}

/** The method of payment and the phone that pays, below the error of the last attempt. */
export function ChoosePayment({ payable, payer, controller, slot }: ChoosePaymentProps) {
  const t = useMessages(paymentPanelTexts);
  const name = useId();
  const { payment, isChoosing, blockedUntil, online, failure } = controller;
  const methods = payable.methods.filter((method) => method === 'mpesa' || method === 'card');
  const [method, setMethod] = useState(methods[0] ?? 'mpesa');
  const [phone, setPhone] = useState(isChoosing ? '' : formatPhone(payable.phone_number));
  const [problem, setProblem] = useState('');
  const typed = parseKenyanPhone(phone);
  const lastPhone = payment?.phone_number || payable.phone_number;
  const isSamePhone = (typed ?? payable.phone_number) === lastPhone;
  const now = useNow(blockedUntil > Date.now(), blockedUntil);
  const left = method === 'mpesa' && isSamePhone && !isChoosing ? blockedUntil - now : 0;
  const most = toNumber(payable.maximum_amount);
  const isTooMuch = method === 'mpesa' && most !== null && (toNumber(payable.amount) ?? 0) > most;

  const send = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = phone.trim() === '';
    const hasOwn = !isChoosing && (payable.phone_number || payable.phone_hint);
    if (method === 'mpesa' && !typed && !(isEmpty && hasOwn)) {
      setProblem(t(isEmpty ? 'paymentPanel.phoneRequired' : 'paymentPanel.phoneInvalid'));
      return;
    }
    setProblem('');
    if (left <= 0 && online && !isTooMuch) void controller.start({ method, phone: typed ?? '' });
  };
  const hint =
    !payable.phone_number && payable.phone_hint && !isChoosing
      ? `${t('paymentPanel.phoneOf', { phone: payable.phone_hint })} ${t('paymentPanel.phoneHint')}`
      : t('paymentPanel.phoneHint');
  const isRetry = payment && !isPending(payment);
  return (
    <>
      {isRetry && <LastTry payment={payment} payer={payer} />}
      {!online && (
        <Alert tone="info" title={t('paymentPanel.offlineTitle')}>
          {t('paymentPanel.offline')}
        </Alert>
      )}
      {failure && <Alert tone="error">{failure}</Alert>}
      {slot(
        'form',
        <form noValidate onSubmit={send}>
          {methods.length > 1 && (
            <Field label={t('paymentPanel.how')} group>
              <RadioCards
                name={name}
                options={methods.map((one) => ({
                  value: one,
                  title: t(`paymentPanel.${one}`),
                  note: t(`paymentPanel.${one}Note`),
                }))}
                value={method}
                onChange={({ target }) => setMethod(target.value === 'card' ? 'card' : 'mpesa')}
              />
            </Field>
          )}
          {isTooMuch && (
            <Alert tone="warning">
              {t(methods.includes('card') ? 'paymentPanel.tooMuch' : 'paymentPanel.tooMuchNoCard', {
                amount: formatKes(most),
              })}
            </Alert>
          )}
          {method === 'mpesa' && !isTooMuch && (
            <Field label={t('paymentPanel.phone')} hint={hint} error={problem}>
              <Input
                type="tel"
                autoComplete="tel"
                value={phone}
                onChange={({ target }) => {
                  setPhone(target.value);
                  setProblem('');
                }}
              />
            </Field>
          )}
          {left > 0 && (
            <p className="udongo-payment-panel__note" role="timer">
              {t('paymentPanel.againIn', { time: writeTimeLeft(left) })}
            </p>
          )}
          {!isTooMuch && (
            <Button
              type="submit"
              variant="primary"
              pending={controller.isStarting}
              disabled={left > 0 || !online}
            >
              {t(
                method === 'card'
                  ? 'paymentPanel.payByCard'
                  : isRetry && isSamePhone
                    ? 'paymentPanel.again'
                    : 'paymentPanel.send',
              )}
            </Button>
          )}
          {isChoosing && (
            <Button onClick={() => controller.setIsChoosing(false)}>{t('paymentPanel.cancelOther')}</Button>
          )}
        </form>,
      )}
      {isTooMuch && <PayByHand payable={payable} slot={slot} />}
    </>
  );
}

/** The reason why the last payment failed. */
function LastTry({
  payment: { reason, message },
  payer,
}: Pick<ChoosePaymentProps, 'payer'> & { payment: Payment }) {
  const t = useMessages(paymentPanelTexts);
  const isLookedAt =
    reason === 'amount_differs' || reason === 'currency_differs' || reason === 'receipt_used';
  const known = isLookedAt ? null : reason;
  const isTheirs = reason === 'no_answer' && payer === 'other';
  return (
    <Alert tone="warning" title={t('paymentPanel.notPaid')}>
      {isTheirs
        ? t('paymentPanel.noAnswerForPayer')
        : known
          ? t(`paymentPanel.${known}`)
          : message || t('paymentPanel.failedUnknown')}
    </Alert>
  );
}
