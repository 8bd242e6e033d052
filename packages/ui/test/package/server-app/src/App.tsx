import { createUdongo } from '@udongo/sdk';
import { formatKes } from '@udongo/sdk/values';
import { LoginForm, UdongoProvider } from '@udongo/ui';
import { sw } from '@udongo/ui/messages/sw';
import { Screens } from './Screens.js';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** Five components, and one for Kiswahili speakers; the day is the server's, so that both sides agree. */
export function App({ today }: { today: string }) {
  return (
    <>
      <p>{formatKes(2000)}</p>
      <Screens today={today} />
      <UdongoProvider locale="sw" messages={sw}>
        <LoginForm login={udongo.auth.login} />
      </UdongoProvider>
    </>
  );
}
