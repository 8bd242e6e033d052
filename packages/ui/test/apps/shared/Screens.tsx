'use client';
import { createToaster, createUdongo } from '@udongo/sdk';
import {
  AdminList,
  type AdminListLinkProps,
  BookingForm,
  CropForm,
  createBrowserUrl,
  type ListUrl,
  LoginForm,
  SensorPastePanel,
  Toaster,
  UdongoProvider,
} from '@udongo/ui';
import type { ReactNode } from 'react';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });
const toaster = createToaster();
// Made where a server loads the module, too.
const browserUrl = createBrowserUrl();

interface ScreensProps {
  /** The server's, so that both sides agree. */
  today: string;
  /** The list state in the app's router; without one in the address of the browser. */
  url?: ListUrl;
  countyLink?: (id: number | null, props: AdminListLinkProps) => ReactNode;
}

const plainLink: NonNullable<ScreensProps['countyLink']> = (id, props) => (
  <a href={`/counties/${id ?? 'new'}`} {...props} />
);

/** Five components as any app draws them. */
export function Screens({ today, url = browserUrl, countyLink = plainLink }: ScreensProps) {
  return (
    <UdongoProvider scheme="light" notify={toaster.show} dismiss={toaster.dismiss}>
      <BookingForm api={udongo} user={null} today={today} draftStorage={null} />
      <AdminList
        title="Counties"
        headingLevel={2}
        columns={[{ key: 'name', header: 'Name', value: (county) => county.name, ordering: 'name' }]}
        list={udongo.counties.list}
        rowKey={(county) => county.id}
        url={url}
        formLink={(county, props) => countyLink(county?.id ?? null, props)}
      />
      <LoginForm login={udongo.auth.login} />
      <CropForm api={udongo} crop={null} />
      <SensorPastePanel onApply={() => undefined} />
      <Toaster store={toaster} />
    </UdongoProvider>
  );
}
