import type { Payment } from '@udongo/sdk';
import { formatPhone } from '@udongo/sdk/values';
import { useEffect, useRef } from 'react';
import type { DrawSlot } from '../lib/slots.ts';
import { Alert, Button } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import { PayByHand } from './PayByHand.tsx';
import type { Payable, Payer } from './PaymentPanelApi.ts';
import type { PaymentPanelSlots } from './paymentPanelSlots.ts';
import { paymentPanelTexts } from './paymentPanelTexts.ts';
import { useNow, writeTimeLeft } from './useNow.ts';
import type { PaymentPanelController } from './usePaymentPanel.ts';

interface WaitingPaymentProps {
  payable: Payable;
  payment: Payment;
  payer: Payer;
  controller: PaymentPanelController;
  slot: DrawSlot<PaymentPanelSlots>;
}

/** Seconds without a result after which instructions for paying by hand are shown. */
const patienceSeconds = 60;

/** A sent prompt: the next steps, a note that leaving is safe, and another way to pay after a minute. */
export function WaitingPayment({ payable, payment, payer, controller, slot }: WaitingPaymentProps) {
  const t = useMessages(paymentPanelTexts);
  const { seenAt, blockedUntil, online, checks, hasStarted } = controller;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasStarted) heading.current?.focus();
  }, [hasStarted]);
  const now = useNow(true, blockedUntil);
  const waited = (payment.seconds_waiting ?? 0) + (now - seenAt) / 1000;
  const left = blockedUntil - now;
  const isCard = payment.method === 'card';
  const phone = formatPhone(payment.phone_number) || payment.phone_hint;
  const byHand = payment.pay_by_hand ?? payable.pay_by_hand;
  return (
    <>
      {slot(
        'waiting',
        <div>
          <span className="udongo-payment-panel__ring" aria-hidden="true" />
          <h3 ref={heading} tabIndex={-1} className="udongo-payment-panel__heading">
            {isCard
              ? t('paymentPanel.cardTitle')
              : phone
                ? t(payer === 'you' ? 'paymentPanel.enterPin' : 'paymentPanel.payerEntersPin', { phone })
                : t(payer === 'you' ? 'paymentPanel.enterPinUnknown' : 'paymentPanel.payerEntersPinUnknown')}
          </h3>
          <p className="udongo-payment-panel__note">
            {t(isCard ? 'paymentPanel.cardWaiting' : 'paymentPanel.waiting')}
          </p>
          {!online && (
            <Alert tone="info" title={t('paymentPanel.offlineTitle')}>
              {t('paymentPanel.offlineWaiting')}
            </Alert>
          )}
          {isCard && payment.authorization_url && (
            <a className="udongo-payment-panel__link" href={payment.authorization_url}>
              {t('paymentPanel.cardOpen')}
            </a>
          )}
          <Button
            icon="refresh"
            pending={controller.isAsking}
            disabled={!online}
            onClick={() => void controller.ask()}
          >
            {t('payment.getStatus')}
          </Button>
          <p className="udongo-payment-panel__note" role="status">
            {checks > 0 && t('paymentPanel.stillWaiting')}
          </p>
        </div>,
      )}
      {!isCard && waited >= patienceSeconds && byHand && (
        <PayByHand payable={{ ...payable, pay_by_hand: byHand }} slot={slot} lateFor={payer} />
      )}
      {!isCard && (
        <div className="udongo-payment-panel__other">
          {left > 0 ? (
            <p className="udongo-payment-panel__note" role="timer">
              {t('paymentPanel.againIn', { time: writeTimeLeft(left) })}
            </p>
          ) : (
            <Button
              pending={controller.isStarting}
              disabled={!online}
              onClick={() => void controller.start({ method: 'mpesa', phone: payment.phone_number })}
            >
              {t('paymentPanel.again')}
            </Button>
          )}
          <Button variant="quiet" onClick={() => controller.setIsChoosing(true)}>
            {t('paymentPanel.otherPhone')}
          </Button>
        </div>
      )}
      {controller.failure && <Alert tone="error">{controller.failure}</Alert>}
    </>
  );
}
