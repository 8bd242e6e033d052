import { type Booking, createUdongo } from '@udongo/sdk';
import { BookingForm, type BookingUser, useBookingMerge } from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** A stored booking that two people can change at the same time. */
export function ChangeBooking({
  booking,
  user,
}: {
  booking: Booking;
  user: BookingUser;
}) {
  const { api, question } = useBookingMerge(udongo, booking);
  return (
    <>
      <BookingForm mode="update" api={api} user={user} booking={booking} />
      {question}
    </>
  );
}
