import { createSession, createUdongo } from '@udongo/sdk';
import { BookingForm, toBookingUser, useSession } from '@udongo/ui';

const session = createSession();
const udongo = createUdongo({
  baseUrl: 'https://api.example.com',
  session,
});

export function Book() {
  const login = useSession(session);
  return <BookingForm api={udongo} user={toBookingUser(login?.user)} />;
}
