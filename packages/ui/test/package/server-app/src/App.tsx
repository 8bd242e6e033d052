import { createToaster, createUdongo } from '@udongo/sdk';
import { formatKes } from '@udongo/sdk/values';
import { AdminList, BookingForm, LoginForm, Toaster, UdongoProvider } from '@udongo/ui';
import { sw } from '@udongo/ui/messages/sw';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });
const toaster = createToaster();

/** A form, a list and a dialog of Kiswahili speakers; the day is the server's, so that both sides agree. */
export function App({ today }: { today: string }) {
  return (
    <UdongoProvider locale="sw" messages={sw} notify={toaster.show} dismiss={toaster.dismiss}>
      <p>{formatKes(2000)}</p>
      <LoginForm login={udongo.auth.login} />
      <BookingForm api={udongo} user={null} today={today} />
      <AdminList
        title="Kaunti"
        headingLevel={2}
        columns={[{ key: 'name', header: 'Jina', value: (county) => county.name }]}
        list={udongo.counties.list}
        rowKey={(county) => county.id}
      />
      <Toaster store={toaster} />
    </UdongoProvider>
  );
}
