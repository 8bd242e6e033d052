import { act, screen, waitFor, within } from '@testing-library/react';
import type { DataRequest } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { profile } from '../../../test/account.ts';
import { dataRequest } from '../../../test/dataRequests.ts';
import { failure, type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { farmer } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { watchSavedFiles } from '../../../test/watchSavedFiles.ts';

const open = (handlers: Handlers) =>
  renderApp({ path: '/account', user: farmer, handlers: { 'profiles.get': () => profile, ...handlers } });

test('a farmer asks for a copy of their data and saves it to read', async () => {
  const files = watchSavedFiles();
  let requests: DataRequest[] = [];
  const { user, api } = open({
    'dataRequests.list': () => pageOf(requests),
    'dataRequests.create': () => {
      requests = [{ ...dataRequest, state: 'ready', kept_until: '2026-11-27T20:27:26+03:00' }];
      return dataRequest;
    },
    'dataRequests.getExport': () => ({ made_on: '2026-11-20T20:27:31+03:00', data: {}, html: '<p>Me</p>' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Ask for a copy' }));
  expect(await screen.findByText('The copy is being made. It is ready here in a minute.')).toBeVisible();
  expect(await screen.findByText(/You can download it until 27 Nov 2026/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Download to read' }));
  await waitFor(async () => expect(await files.read()).toEqual({ 'my-data-2026-11-20.html': ['<p>Me</p>'] }));
  expect(api.callsOf('dataRequests.list')[0]?.query.get('mine')).toBe('true');
  expect(api.callsOf('dataRequests.getExport')[0]?.query.get('language')).toBe('en');
});

test.each([
  [1, 0],
  [25, 1],
])('a copy that was asked for %i hours ago leaves %i ways to ask for another', async (hours, ways) => {
  const created_on = new Date(Date.now() - hours * 3_600_000).toISOString();
  open({ 'dataRequests.list': () => pageOf([{ ...dataRequest, state: 'ready' as const, created_on }]) });
  expect(await screen.findByRole('button', { name: 'Download to read' })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Ask for a copy' })).toHaveLength(ways);
});

test('a deletion asks for the password, says what stays, and can be withdrawn', async () => {
  let requests: DataRequest[] = [];
  const waiting: DataRequest = {
    ...dataRequest,
    kind: 'deletion',
    state: 'cooling_off',
    cooling_off_until: '2026-11-27T20:27:26+03:00',
  };
  const { user, api } = open({
    'dataRequests.list': () => pageOf(requests),
    'dataRequests.create': ({ body }) => {
      if (Object(body).password !== 'Farmer-pass-1') return failure(400, { password: ['Wrong password.'] });
      requests = [waiting];
      return waiting;
    },
    'dataRequests.withdraw': () => {
      requests = [{ ...waiting, state: 'withdrawn' }];
      return requests[0] as DataRequest;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Ask for the deletion' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for the deletion' }));
  expect(dialog.getByText(/Invoices, receipts and payment records stay/)).toBeVisible();
  await user.type(dialog.getByLabelText(/^Your password/), 'stolen{Enter}');
  expect((await dialog.findAllByText(/Wrong password/))[0]).toBeVisible();
  await user.clear(dialog.getByLabelText(/^Your password/));
  await user.type(dialog.getByLabelText(/^Your password/), 'Farmer-pass-1{Enter}');
  expect(await screen.findByText(/Your data is deleted on 27 Nov 2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask for the deletion' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByRole('button', { name: 'Ask for the deletion' })).toBeVisible();
  expect(api.callsOf('dataRequests.withdraw')[0]?.record).toBe('7');
});

test('a refusal by the server is read in Kiswahili', async () => {
  const refused: DataRequest = {
    ...dataRequest,
    kind: 'deletion',
    state: 'refused',
    answer:
      'A booking is still under way. Cancel it or wait for its report, then ask for the deletion again.',
  };
  const { services } = open({ 'dataRequests.list': () => pageOf([refused]) });
  await screen.findByText(refused.answer);
  act(() => services.choices.locale.choose('sw'));
  expect(await screen.findByText(/^Kuna miadi ambayo bado inaendelea/)).toBeVisible();
  expect(screen.getByText('Imekataliwa')).toBeVisible();
});

test('a service without these requests shows no card', async () => {
  const { api } = open({});
  await screen.findByRole('form', { name: 'Password' });
  await waitFor(() => expect(api.callsOf('dataRequests.list')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('My data')).toBeNull());
});

test('a failed look at the requests says so, and can be tried again', async () => {
  let isAway = true;
  const { user } = open({
    'dataRequests.list': () => (isAway ? failure(400, { detail: 'Away.' }) : pageOf([dataRequest])),
  });
  const again = await screen.findByRole('button', { name: /again/i });
  isAway = false;
  await user.click(again);
  expect(await screen.findByText('In progress')).toBeVisible();
});
