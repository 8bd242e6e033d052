import { createToaster, createUdongo } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { AdminList, BookingForm, Toaster, UdongoProvider } from '@udongo/ui';
import { Link, useLoaderData } from 'react-router';
import { useRouterUrl } from './useRouterUrl';

const udongo = createUdongo({ baseUrl: 'http://localhost:8080' });
const toaster = createToaster();

export function loader() {
  return { today: todayInNairobi() };
}

/** The booking form, and a list that keeps its state in the address. */
export default function Home() {
  const { today } = useLoaderData<typeof loader>();
  const url = useRouterUrl();
  return (
    <UdongoProvider notify={toaster.show} dismiss={toaster.dismiss}>
      <BookingForm api={udongo} user={null} today={today} />
      <AdminList
        title="Counties"
        headingLevel={2}
        list={udongo.counties.list}
        rowKey={({ id }) => id}
        columns={[{ key: 'name', header: 'Name', value: ({ name }) => name, ordering: 'name' }]}
        url={url}
        formLink={(county, props) => <Link to={`/counties/${county?.id ?? 'new'}`} {...props} />}
      />
      <Toaster store={toaster} />
    </UdongoProvider>
  );
}
