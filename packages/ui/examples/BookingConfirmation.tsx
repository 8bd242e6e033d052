import type { Booking } from '@udongo/sdk';
import { BookingConfirmation } from '@udongo/ui';

/** At an address of its own, so that a reload keeps code and link. */
export const Booked = ({
  booking,
  onAnother,
}: {
  booking: Booking;
  onAnother: () => void;
}) => (
  <BookingConfirmation
    booking={booking}
    statusHref={`/status/${booking.uuid}`}
    payHref={`/status/${booking.uuid}#pay`}
    onAnother={onAnother}
  />
);
