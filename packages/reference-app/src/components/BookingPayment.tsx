import type { Booking } from '@udongo/sdk';
import { BalanceDue, PaymentBadge, useLocale } from '@udongo/ui';
import { type RefundFacts, refundNote } from './refunds/refundNote.ts';
import './bookingPayment.css';

interface BookingPaymentProps {
  booking: Pick<Booking, 'paid' | 'canceled' | 'balance_due'> & RefundFacts;
}

/** Whether a booking is paid, and what is still to be paid, or to be refunded once it is canceled. */
export function BookingPayment({ booking }: BookingPaymentProps) {
  const { paid, canceled, balance_due } = booking;
  const note = refundNote(useLocale(), booking);
  return (
    <span className="app-payment">
      <PaymentBadge paid={paid} canceled={canceled} />
      <BalanceDue amount={balance_due} canceled={canceled} />
      {note && <small className="app-payment__refund">{note}</small>}
    </span>
  );
}
