import { createSession, createUdongo } from '@udongo/sdk';
import {
  BookingForm,
  Button,
  LoginForm,
  toBookingUser,
  useSession,
} from '@udongo/ui';

const session = createSession();
const udongo = createUdongo({
  baseUrl: 'https://api.example.com',
  session,
});

/** Follows a login and a logout, in other tabs, too. */
export function Page() {
  const login = useSession(session);
  if (!login) return <LoginForm login={udongo.auth.login} />;
  return (
    <>
      <p>
        {login.user.name}{' '}
        <Button onClick={() => udongo.auth.logout()}>Log out</Button>
      </p>
      <BookingForm api={udongo} user={toBookingUser(login.user)} />
    </>
  );
}
