'use client';
import { createToaster, createUdongo } from '@udongo/sdk';
import { AdminList, BookingForm, Toaster, UdongoProvider } from '@udongo/ui';
import Link from 'next/link';
import { useRouterUrl } from './useRouterUrl';

const udongo = createUdongo({ baseUrl: 'http://localhost:8080' });
const toaster = createToaster();

/** The booking form, and a list that keeps its state in the address. */
export function Booking({ today }: { today: string }) {
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
        formLink={(county, props) => <Link href={`/counties/${county?.id ?? 'new'}`} {...props} />}
      />
      <Toaster store={toaster} />
    </UdongoProvider>
  );
}
