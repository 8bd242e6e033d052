import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createFakeApi, farmerUser, today } from '../test/bookingFixtures.ts';
import { createSoilSampleFormApi, storedSample } from '../test/soilSampleFormApi.ts';
import {
  AdminList,
  BookingForm,
  Combobox,
  createBrowserUrl,
  Dialog,
  FarmerPicker,
  Field,
  type ListQuery,
  LoginForm,
  MultiSelect,
  RadioCards,
  SoilSampleForm,
  Table,
  Toaster,
  UdongoProvider,
} from './index.ts';
import { sw } from './messages/sw.ts';

const nothing = () => undefined;
const toasts: never[] = [];
const store = {
  subscribe: () => nothing,
  getSnapshot: () => toasts,
  dismiss: nothing,
  pause: nothing,
  resume: nothing,
};

const page = (
  <UdongoProvider locale="sw" messages={sw}>
    <LoginForm login={async () => 'welcome'} />
    <Field label="County" required hint="Where the farm is">
      <Combobox load={async () => []} defaultValue={22} selectedOption={{ value: 22, label: 'Kiambu' }} />
    </Field>
    <MultiSelect aria-label="Crops" load={async () => []} defaultValue={[1]} limit={3} />
    <RadioCards name="test" options={[{ value: 'basic', title: 'Basic' }]} />
    <FarmerPicker
      aria-label="Farmer"
      farmers={{ list: async () => ({ results: [] }) }}
      value={null}
      onValueChange={nothing}
    />
    <Table caption="Nothing" columns={[]} rows={[]} rowKey={String} />
    <Dialog open title="Open" onOpenChange={nothing} />
    <Toaster store={store} />
    <BookingForm api={createFakeApi().api} user={farmerUser} today={today} draftStorage={null} />
    <SoilSampleForm api={createSoilSampleFormApi().api} sample={storedSample} />
  </UdongoProvider>
);

test('a list on the address of the browser begins on a server, and goes to the address when it is hydrated', async () => {
  const before = window.location.href;
  window.history.replaceState(null, '', '?search=mwea');
  const url = createBrowserUrl();
  const list = async ({ search = '' }: ListQuery) => ({
    results: [{ name: `Plot ${search}` }],
    hasNext: false,
  });
  const plots = (
    <AdminList
      title="Plots"
      url={url}
      list={list}
      rowKey={({ name }) => name}
      columns={[{ key: 'name', header: 'Name', value: ({ name }) => name }]}
      filters={[{ kind: 'text', name: 'search', label: 'Find' }]}
    />
  );
  const container = document.body.appendChild(document.createElement('div'));
  const problems: unknown[] = [];
  container.innerHTML = renderToString(plots);
  expect(container.querySelector('input')?.value).toBe('');
  const root = await act(async () =>
    hydrateRoot(container, plots, { onRecoverableError: (error) => problems.push(error) }),
  );
  try {
    await screen.findByText('Plot mwea');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Find' }).value).toBe('mwea');
    expect(problems).toEqual([]);
  } finally {
    await act(async () => root.unmount());
    container.remove();
    window.history.replaceState(null, '', before);
  }
});

test('what the server rendered is taken over without a difference', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(container.querySelector<HTMLInputElement>('input[role=combobox]')?.value).toBe('Kiambu');
  const problems: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, page, { onRecoverableError: (error) => problems.push(error) }),
  );
  expect(problems).toEqual([]);
  await act(async () => root.unmount());
  container.remove();
});
