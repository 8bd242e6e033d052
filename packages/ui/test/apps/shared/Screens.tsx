'use client';
import { createToaster, createUdongo } from '@udongo/sdk';
import {
  AdminList,
  BookingForm,
  CropForm,
  LoginForm,
  SensorPastePanel,
  Toaster,
  UdongoProvider,
} from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });
const toaster = createToaster();

/** Five components as any app draws them; the day is the server's, so that both sides agree. */
export function Screens({ today }: { today: string }) {
  return (
    <UdongoProvider scheme="light" notify={toaster.show} dismiss={toaster.dismiss}>
      <BookingForm api={udongo} user={null} today={today} draftStorage={null} />
      <AdminList
        title="Counties"
        headingLevel={2}
        columns={[{ key: 'name', header: 'Name', value: (county) => county.name }]}
        list={udongo.counties.list}
        rowKey={(county) => county.id}
      />
      <LoginForm login={udongo.auth.login} />
      <CropForm api={udongo} crop={null} />
      <SensorPastePanel onApply={() => undefined} />
      <Toaster store={toaster} />
    </UdongoProvider>
  );
}
