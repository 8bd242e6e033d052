import { useEffect, useRef } from 'react';
import { Alert, Button } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import { PayByHand } from './PayByHand.tsx';
import { paymentPanelTexts } from './paymentPanelTexts.ts';
import { usePaymentParts } from './paymentParts.ts';

/** A sent prompt: the next steps, a note that leaving is safe, and another way to pay after a minute. */
export function WaitingPayment() {
  const t = useMessages(paymentPanelTexts);
  const { controller, payable, slot } = usePaymentParts();
  const { view, payment, payer, waitText, online, checks, hasStarted } = controller;
  const isShown = view === 'waiting';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasStarted && isShown) heading.current?.focus();
  }, [hasStarted, isShown]);
  if (!isShown || !payment) return null;
  const isCard = payment.method === 'card';
  const byHand = payment.pay_by_hand ?? payable.pay_by_hand;
  return (
    <>
      {slot(
        'waiting',
        <div>
          <span className="udongo-payment-panel__ring" aria-hidden="true" />
          <h3 ref={heading} tabIndex={-1} className="udongo-payment-panel__heading">
            {controller.waitingTitle}
          </h3>
          <p className="udongo-payment-panel__note">
            {t(isCard ? 'paymentPanel.cardWaiting' : 'paymentPanel.waiting')}
          </p>
          {!online && (
            <Alert tone="info" role="alert" title={t('paymentPanel.offlineTitle')}>
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
      {controller.isLate && byHand && (
        <PayByHand payable={{ ...payable, pay_by_hand: byHand }} slot={slot} lateFor={payer} />
      )}
      {!isCard && (
        <div className="udongo-payment-panel__other">
          {waitText ? (
            <p className="udongo-payment-panel__note" role="timer">
              {waitText}
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
