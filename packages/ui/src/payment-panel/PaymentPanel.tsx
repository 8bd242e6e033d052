import { formatKes, toNumber } from '@udongo/sdk/values';
import type { ReactNode } from 'react';
import { createSlots, type SlotProps } from '../lib/slots.ts';
import { Alert, Button, Skeleton } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import { ChoosePayment } from './ChoosePayment.tsx';
import { PaidPayment, type PaidPaymentProps } from './PaidPayment.tsx';
import { isPending } from './PaymentPanelApi.ts';
import type { PaymentPanelSlots, PaymentPanelState } from './paymentPanelSlots.ts';
import { paymentPanelTexts } from './paymentPanelTexts.ts';
import { PaymentPartsContext, usePaymentParts } from './paymentParts.ts';
import { type PaymentPanelParams, usePaymentPanel } from './usePaymentPanel.ts';
import { WaitingPayment } from './WaitingPayment.tsx';

export interface PaymentPanelRootProps
  extends PaymentPanelParams,
    SlotProps<PaymentPanelSlots, PaymentPanelState> {
  /** The parts, and whatever is between them. Each part shows nothing in a view that is not its own. */
  children: ReactNode;
}

export interface PaymentPanelProps extends Omit<PaymentPanelRootProps, 'children'>, PaidPaymentProps {}

/**
 * Pays a booking: the amount, M-Pesa or card, instructions, and the result. A running payment is found again
 * after the page was closed. Shows nothing for a canceled booking, or for a service that takes no payments. Its
 * parts go into `PaymentPanel.Root`.
 */
export function PaymentPanel({ onReceipt, ...params }: PaymentPanelProps) {
  return (
    <PaymentPanelRoot {...params}>
      <Sandbox />
      <PaidPayment onReceipt={onReceipt} />
      <Review />
      <Amount />
      <WaitingPayment />
      <ChoosePayment />
    </PaymentPanelRoot>
  );
}

/** The panel around the parts; while it loads, a placeholder, and after a failure its reason. */
function PaymentPanelRoot({ classNames, render, rootProps, children, ...params }: PaymentPanelRootProps) {
  const controller = usePaymentPanel(params);
  const t = useMessages(paymentPanelTexts);
  const { payable, view, loadFailure, reload } = controller;
  if (loadFailure) {
    return (
      <Alert tone="error" title={loadFailure} classNames={{ body: 'udongo-payment-panel__retry' }}>
        <Button size="small" onClick={reload}>
          {t('common.retry')}
        </Button>
      </Alert>
    );
  }
  if (payable === undefined) return <Skeleton lines={3} shape="card" />;
  if (payable === null || (payable.canceled && !payable.paid)) return null;
  const slot = createSlots<PaymentPanelSlots, PaymentPanelState>(
    'payment-panel',
    { view },
    { classNames, render, rootProps },
  );
  const code = payable.booking_code;
  return slot(
    'root',
    <section aria-label={code ? t('paymentPanel.title', { code }) : t('paymentPanel.titleUnknown')}>
      <PaymentPartsContext.Provider value={{ controller, payable, slot }}>
        {children}
      </PaymentPartsContext.Provider>
    </section>,
  );
}

/** The amount that is due, until it is paid. */
function Amount() {
  const t = useMessages(paymentPanelTexts);
  const { controller, payable, slot } = usePaymentParts();
  if (controller.view !== 'choose' && controller.view !== 'waiting') return null;
  const already = toNumber(payable.amount_paid) ?? 0;
  return slot(
    'amount',
    <p>
      <span>{t('paymentPanel.toPay')}</span>
      <strong className="udongo-payment-panel__total">{formatKes(payable.amount)}</strong>
      {already > 0 && <span>{t('paymentPanel.alreadyPaid', { amount: formatKes(already) })}</span>}
    </p>,
  );
}

/** The note that no money moves; nothing outside of a sandbox. */
function Sandbox() {
  const t = useMessages(paymentPanelTexts);
  const { controller, payable } = usePaymentParts();
  const { payment } = controller;
  const url = payment && isPending(payment) ? payment.sandbox_url : null;
  return (
    payable.is_sandbox && (
      <Alert tone="info" title={t('paymentPanel.sandbox')}>
        {url && (
          <a href={url} target="_blank" rel="noreferrer">
            {t('paymentPanel.sandboxPhone')}
          </a>
        )}
      </Alert>
    )
  );
}

/** Money that came, but not as requested. */
function Review() {
  const t = useMessages(paymentPanelTexts);
  const { view, problem, isAsking, ask } = usePaymentParts().controller;
  return (
    view === 'review' && (
      <>
        <Alert tone="warning" title={t('paymentPanel.reviewTitle')}>
          {problem}
        </Alert>
        <Button icon="refresh" pending={isAsking} onClick={() => void ask()}>
          {t('payment.getStatus')}
        </Button>
      </>
    )
  );
}

PaymentPanel.Root = PaymentPanelRoot;
PaymentPanel.Sandbox = Sandbox;
PaymentPanel.Paid = PaidPayment;
PaymentPanel.Review = Review;
PaymentPanel.Amount = Amount;
PaymentPanel.Waiting = WaitingPayment;
PaymentPanel.Choose = ChoosePayment;
