import type { Payment } from '@udongo/sdk';
import { formatKes, toNumber } from '@udongo/sdk/values';
import { readErrorMessage } from '../lib/errors.ts';
import { createSlots, type SlotProps } from '../lib/slots.ts';
import { useServerText } from '../lib/useServerText.ts';
import { Alert, Button, Skeleton } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import { ChoosePayment } from './ChoosePayment.tsx';
import { PaidPayment } from './PaidPayment.tsx';
import { isPending, type Payable, type Payer } from './PaymentPanelApi.ts';
import type { PaymentPanelSlots, PaymentPanelState, PaymentPanelView } from './paymentPanelSlots.ts';
import { paymentPanelTexts } from './paymentPanelTexts.ts';
import { type PaymentPanelController, type PaymentPanelParams, usePaymentPanel } from './usePaymentPanel.ts';
import { WaitingPayment } from './WaitingPayment.tsx';

export interface PaymentPanelProps
  extends PaymentPanelParams,
    SlotProps<PaymentPanelSlots, PaymentPanelState> {
  /**
   * The person who enters the M-Pesa PIN: the user of the page, or another person whom staff asks for the
   * money. Default 'you'.
   */
  payer?: Payer | undefined;
  /** Saves the receipt of a paid booking. Default: no button. */
  onReceipt?: (() => Promise<void>) | undefined;
}

/**
 * Pays a booking: the amount, M-Pesa or card, instructions, and the result. A running payment is found again
 * after the page was closed. Shows nothing for a canceled booking, or for a service that takes no payments.
 */
export function PaymentPanel({ classNames, render, payer = 'you', onReceipt, ...params }: PaymentPanelProps) {
  const controller = usePaymentPanel(params);
  const t = useMessages(paymentPanelTexts);
  const say = useServerText();
  const { payable, payment, loadError, reload } = controller;
  if (loadError !== undefined) {
    return (
      <Alert
        tone="error"
        title={say(readErrorMessage(loadError, t('failure.unknownError')))}
        classNames={{ body: 'udongo-payment-panel__retry' }}
      >
        <Button size="small" onClick={reload}>
          {t('common.retry')}
        </Button>
      </Alert>
    );
  }
  if (payable === undefined) return <Skeleton lines={3} shape="card" />;
  if (payable === null || (payable.canceled && !payable.paid)) return null;
  const view = viewOf(controller, payable);
  const slot = createSlots<PaymentPanelSlots, PaymentPanelState>(
    'payment-panel',
    { view },
    { classNames, render },
  );
  const code = payable.booking_code;
  const already = toNumber(payable.amount_paid) ?? 0;
  return slot(
    'root',
    <section aria-label={code ? t('paymentPanel.title', { code }) : t('paymentPanel.titleUnknown')}>
      {payable.is_sandbox && <Sandbox payment={payment} />}
      {view === 'paid' && (
        <PaidPayment payable={payable} payment={payment} onReceipt={onReceipt} slot={slot} />
      )}
      {view === 'review' && <Review payment={payment} controller={controller} />}
      {(view === 'choose' || view === 'waiting') &&
        slot(
          'amount',
          <p>
            <span>{t('paymentPanel.toPay')}</span>
            <strong className="udongo-payment-panel__total">{formatKes(payable.amount)}</strong>
            {already > 0 && <span>{t('paymentPanel.alreadyPaid', { amount: formatKes(already) })}</span>}
          </p>,
        )}
      {view === 'waiting' && payment && (
        <WaitingPayment
          payable={payable}
          payment={payment}
          payer={payer}
          controller={controller}
          slot={slot}
        />
      )}
      {view === 'choose' && (
        <ChoosePayment payable={payable} payer={payer} controller={controller} slot={slot} />
      )}
    </section>,
  );
}

function viewOf({ payment, isChoosing }: PaymentPanelController, payable: Payable): PaymentPanelView {
  if (payable.paid || payment?.paid) return 'paid';
  if (payment?.status === 'needs_review') return 'review';
  return payment && isPending(payment) && !isChoosing ? 'waiting' : 'choose';
}

function Sandbox({ payment }: { payment: Payment | undefined }) {
  const t = useMessages(paymentPanelTexts);
  const url = payment && isPending(payment) ? payment.sandbox_url : null;
  return (
    <Alert tone="info" title={t('paymentPanel.sandbox')}>
      {url && (
        <a href={url} target="_blank" rel="noreferrer">
          {t('paymentPanel.sandboxPhone')}
        </a>
      )}
    </Alert>
  );
}

/** Money that came, but not as requested. */
function Review({
  payment,
  controller,
}: {
  payment: Payment | undefined;
  controller: PaymentPanelController;
}) {
  const t = useMessages(paymentPanelTexts);
  const reason = payment?.reason;
  const key = reason === 'amount_differs' || reason === 'currency_differs' ? reason : 'review';
  return (
    <>
      <Alert tone="warning" title={t('paymentPanel.reviewTitle')}>
        {t(`paymentPanel.${key}`)}
      </Alert>
      <Button icon="refresh" pending={controller.isAsking} onClick={() => void controller.ask()}>
        {t('payment.getStatus')}
      </Button>
    </>
  );
}
