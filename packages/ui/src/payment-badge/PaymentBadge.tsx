import { createSlots, type SlotProps } from '../lib/slots.ts';
import { payment } from '../messages/en/payment.ts';
import { Badge, type BadgeState, type IconName } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';

const texts = { payment };

type Payment = 'paid' | 'canceled' | 'getStatus';

export interface PaymentBadgeState {
  payment: Payment;
  pending: boolean;
}

export interface PaymentBadgeSlots {
  root: 'span';
  /** 'Not paid yet' beside 'Get Status', where the service says that it is not paid. */
  note: 'small';
  /** 'Get Status', if `onGetStatus` is given. */
  button: 'button';
}

export interface PaymentBadgeProps extends SlotProps<PaymentBadgeSlots, PaymentBadgeState> {
  /** `paid` of the booking. true shows 'Paid', whatever `canceled` is; null and undefined are like false. */
  paid: boolean | null | undefined;
  /**
   * `canceled` of the booking. true shows 'Canceled' if it is not paid; null and undefined are like false.
   */
  canceled: boolean | null | undefined;
  /** Fetches the status of a payment that is neither paid nor canceled; makes 'Get Status' a button. */
  onGetStatus?: () => void;
  /** The status is being fetched: presses do nothing. */
  pending?: boolean;
}

const looks = {
  paid: { tone: 'success', icon: 'check' },
  canceled: { tone: 'error', icon: 'close' },
  getStatus: { tone: 'warning', icon: 'refresh' },
} as const satisfies Record<Payment, { tone: BadgeState['tone']; icon: IconName }>;

/**
 * The payment of a booking: 'Paid' in green, else 'Canceled' in red, else 'Get Status' in yellow, with 'Not paid yet' beside
 * it where `paid` is false.
 * Source: specification section 4, "Payment display".
 */
export function PaymentBadge({
  paid,
  canceled,
  onGetStatus,
  pending = false,
  classNames,
  render,
  rootProps,
}: PaymentBadgeProps) {
  const t = useMessages(texts);
  const payment = paid ? 'paid' : canceled ? 'canceled' : 'getStatus';
  const slot = createSlots<PaymentBadgeSlots, PaymentBadgeState>(
    'payment-badge',
    { payment, pending },
    { classNames, render, rootProps },
  );
  const isUnpaid = payment === 'getStatus' && paid === false;
  const badge = (
    <>
      <Badge {...looks[payment]}>{t(`payment.${payment}`)}</Badge>
      {/* Screen readers join badge and note: the space separates them. */}
      {isUnpaid && ' '}
      {isUnpaid && slot('note', <small>{t('payment.notPaid')}</small>)}
    </>
  );
  if (payment !== 'getStatus' || !onGetStatus) return slot('root', <span>{badge}</span>);
  return slot(
    'root',
    <span>
      {slot(
        'button',
        <button type="button" aria-disabled={pending || undefined} onClick={() => pending || onGetStatus()}>
          {badge}
        </button>,
      )}
    </span>,
  );
}
