import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { dataRequest } from '../../../../test/dataRequests.ts';
import { failure, pageOf } from '../../../../test/fakeApi.ts';
import { administrator, agent, booking, farmer } from '../../../../test/records.ts';
import { renderApp } from '../../../../test/renderApp.tsx';

const late = {
  ...dataRequest,
  kind: 'correction' as const,
  text: 'My name is Wanjikũ.',
  due_on: '2020-01-01',
};

const visitors = {
  ...booking,
  id: 13,
  code: 'UD-1013',
  farmer: null,
  name: 'Mgeni Mtu',
  phone_no: '+254722000013',
};

test('an administrator sees which request is late, and answers a correction', async () => {
  let rows = [late];
  const { user, api } = renderApp({
    path: '/data-requests',
    user: administrator,
    handlers: {
      'dataRequests.list': () => pageOf(rows),
      'dataRequests.answer': () => {
        rows = [];
        return late;
      },
    },
  });
  const row = within(await screen.findByRole('row', { name: /Wanjiku Kariuki/ }));
  expect(row.getByText('Late since 1 Jan 2020')).toBeVisible();
  await user.click(row.getByRole('button', { name: /^Open/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('My name is Wanjikũ.')).toBeVisible();
  // People withdraw by themselves, where they asked by themselves.
  expect(dialog.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  await user.selectOptions(dialog.getByLabelText(/^State/), 'Corrected');
  await user.type(dialog.getByRole('textbox', { name: /^Answer/ }), 'We corrected it.');
  await user.click(dialog.getByRole('button', { name: 'Answer' }));
  expect(await screen.findByText('No requests yet')).toBeVisible();
  expect(api.callsOf('dataRequests.answer')[0]).toMatchObject({
    record: '7',
    body: { state: 'done', answer: 'We corrected it.' },
  });
});

test('an administrator finds a person who has no account, sees who it is, and reads why not', async () => {
  const { user, api } = renderApp({
    path: '/data-requests',
    user: administrator,
    handlers: {
      'dataRequests.list': () => pageOf([]),
      'bookings.list': ({ query }) => pageOf(query.get('search') === 'UD-1013' ? [visitors] : []),
      'farmers.list': () => pageOf([{ id: 3, user: farmer }]),
      'dataRequests.create': () =>
        failure(409, { detail: 'This person has a login and asks for it themselves.' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add New' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Request/ }), 'Copy');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText(/Choose the farmer or the booking/))[0]).toBeVisible();
  await user.type(dialog.getByRole('combobox', { name: 'Booking' }), 'UD-1013');
  await user.click(await screen.findByRole('option', { name: /UD-1013/ }));
  expect(dialog.getByText('UD-1013 · Mgeni Mtu · 0722 000013')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(/This person has a login/))[0]).toBeVisible();
  expect(api.callsOf('dataRequests.create')[0]?.body).toEqual({ kind: 'export', booking: 13 });
  await user.clear(dialog.getByRole('combobox', { name: 'Booking' }));
  await user.type(dialog.getByRole('combobox', { name: 'Farmer' }), 'Wanjiku');
  await user.click(await screen.findByRole('option', { name: /Wanjiku Kariuki/ }));
  expect(dialog.getByText('Wanjiku Kariuki · 0712 345678')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() =>
    expect(api.callsOf('dataRequests.create')[1]?.body).toEqual({ kind: 'export', farmer: 3 }),
  );
});

test('a copy of a person without an account is there for the administrator, and nobody else’s', async () => {
  const { user } = renderApp({
    path: '/data-requests',
    user: administrator,
    handlers: {
      'dataRequests.list': () =>
        pageOf([
          { ...dataRequest, id: 8, name: 'Mgeni', user: null, booking: 26, created_by: 1, state: 'ready' },
          { ...dataRequest, state: 'ready' },
        ]),
    },
  });
  const openRow = async (name: RegExp) =>
    user.click(within(await screen.findByRole('row', { name })).getByRole('button', { name: /^Open/ }));
  await openRow(/Mgeni/);
  expect(await screen.findByRole('button', { name: 'Download to read' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Number 26' })).toHaveAttribute('href', '/bookings/26');
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
  await openRow(/Wanjiku/);
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: 'Download to read' })).toBeNull();
});

test('an agent has no list of data requests', async () => {
  renderApp({ path: '/data-requests', user: agent, handlers: {} });
  expect(await screen.findByRole('heading', { level: 1, name: /not/i })).toBeVisible();
});
