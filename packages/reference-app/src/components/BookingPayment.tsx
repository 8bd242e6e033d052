import type { Booking } from '@udongo/sdk';
import { BalanceDue, PaymentBadge } from '@udongo/ui';
import './bookingPayment.css';

interface BookingPaymentProps {
  booking: Pick<Booking, 'paid' | 'canceled' | 'balance_due'>;
}

/** Whether a booking is paid, and what is still to be paid. */
export function BookingPayment({ booking: { paid, canceled, balance_due } }: BookingPaymentProps) {
  return (
    <span className="app-payment">
      <PaymentBadge paid={paid} canceled={canceled} />
      <BalanceDue amount={balance_due} canceled={canceled} />
    </span>
  );
}
