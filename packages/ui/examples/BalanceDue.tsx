import type { Booking } from '@udongo/sdk';
import { BalanceDue, PaymentBadge } from '@udongo/ui';

export const Payment = ({ booking }: { booking: Booking }) => (
  <>
    <PaymentBadge paid={booking.paid} canceled={booking.canceled} />
    <BalanceDue amount={booking.balance_due} canceled={booking.canceled} />
  </>
);
