import type { Booking } from '@udongo/sdk';
import { PaymentBadge } from '@udongo/ui';

/** A button while it is not paid: pressing it asks the payment service again. */
export const Payment = ({
  booking,
  onAsk,
}: {
  booking: Booking;
  onAsk?: () => void;
}) => (
  <PaymentBadge
    paid={booking.paid}
    canceled={booking.canceled}
    onGetStatus={onAsk}
  />
);
