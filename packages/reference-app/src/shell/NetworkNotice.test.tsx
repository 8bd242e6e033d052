import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { paidPayment } from '../../../ui/test/payments.ts';
import { lowerPlot } from '../../../ui/test/results.ts';
import { type Handlers, pageOf } from '../../test/fakeApi.ts';
import { ready } from '../../test/notifications.ts';
import { administrator, booking, farmer } from '../../test/records.ts';
import { renderApp } from '../../test/renderApp.tsx';
import { report } from '../../test/report.ts';
import { separateCaches } from '../../test/separateCaches.ts';

separateCaches();

afterEach(() => void Reflect.deleteProperty(navigator, 'onLine'));

/** An API that gives no answer from `stop` to `go`. */
function createLine(handlers: Handlers) {
  let isDown = false;
  const whileUp = Object.entries(handlers).map(([operation, answer]) => [
    operation,
    (call: Parameters<typeof answer>[0]) => (isDown ? Promise.reject(new TypeError()) : answer(call)),
  ]);
  return {
    handlers: Object.fromEntries(whileUp) as Handlers,
    stop: () => {
      isDown = true;
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
      act(() => void dispatchEvent(new Event('offline')));
    },
    go: () => {
      isDown = false;
      Reflect.deleteProperty(navigator, 'onLine');
      act(() => void dispatchEvent(new Event('online')));
    },
  };
}

const isKept = (question: string) =>
  waitFor(async () => {
    const stored = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    const addresses = stored.flat().map(({ url }) => decodeURIComponent(url));
    expect(addresses).toContainEqual(expect.stringContaining(question));
  });

const asOf = /^You are offline. This is as of \d\d:\d\d.$/;

test('a list of the last visit says of when it is, and a fresh one takes its place once the network is back', async () => {
  let code = 'UD-1026';
  const line = createLine({ 'bookings.list': () => pageOf([{ ...booking, code }]) });
  const options = { path: '/bookings', user: administrator, handlers: line.handlers, caches };
  const visit = renderApp(options);
  await screen.findByText('UD-1026');
  expect(screen.queryByText(asOf)).toBeNull();
  await isKept('bookings.list');
  visit.unmount();

  line.stop();
  const { user } = renderApp(options);
  expect(await screen.findByText(asOf)).toBeTruthy();
  expect(screen.getByText('UD-1026')).toBeTruthy();
  const search = screen.getByRole('textbox', { name: 'Search' });
  await user.type(search, 'Wanj');

  code = 'UD-2000';
  line.go();
  expect(await screen.findByText('UD-2000')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(asOf)).toBeNull());
  expect(search).toHaveProperty('value', 'Wanj');
});

test.each([
  ['/payments', 'payments.list', 'SLK4H7TR2Q', { 'payments.list': () => pageOf([paidPayment]) }],
  ['/reports', 'reports.list', 'UD-1026', { 'reports.list': () => pageOf([report]) }],
  ['/notifications', 'notifications.list', 'UD-1026', { 'notifications.list': () => pageOf([ready]) }],
  [
    '/bookings/26/results',
    'bookings.getResults',
    'What to do for Maize',
    { 'bookings.get': () => booking, 'bookings.getResults': () => [lowerPlot] },
  ],
] as [string, string, string, Handlers][])(
  'after a reload without a network %s shows what it showed last, and of when it is',
  async (path, question, text, handlers) => {
    const line = createLine(handlers);
    const options = { path, user: administrator, handlers: line.handlers, caches };
    const visit = renderApp(options);
    await screen.findAllByText(text, { exact: false });
    await isKept(question);
    visit.unmount();
    line.stop();
    renderApp(options);
    expect(await screen.findByText(asOf)).toBeTruthy();
    expect((await screen.findAllByText(text, { exact: false })).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);

test('a list that had nothing to show without a network shows its rows once it is back', async () => {
  const line = createLine({ 'bookings.list': () => pageOf([booking]) });
  line.stop();
  renderApp({ path: '/bookings', user: farmer, handlers: line.handlers, caches });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  line.go();
  expect(await screen.findByText('UD-1026')).toBeTruthy();
});

test('a booking of the last visit is changed only once its newest state is here', async () => {
  const line = createLine({ 'bookings.get': () => booking, 'account.get': () => farmer });
  const options = { path: '/bookings/26/edit', user: farmer, handlers: line.handlers, caches };
  const visit = renderApp(options);
  await screen.findByLabelText('Address');
  await isKept('bookings.get');
  visit.unmount();

  line.stop();
  renderApp(options);
  expect(await screen.findByText(/You can change it when you are back online/)).toBeTruthy();
  expect(await screen.findByText(asOf)).toBeTruthy();
  expect(screen.queryByLabelText('Address')).toBeNull();
  line.go();
  expect(await screen.findByLabelText('Address')).toBeTruthy();
});

test('what is typed in a booking form that opened without a network stays when the network is back', async () => {
  const line = createLine({ 'account.get': () => farmer, 'crops.list': () => pageOf([]) });
  line.stop();
  const { user, api } = renderApp({ path: '/book', user: farmer, handlers: line.handlers, caches });
  const address = await screen.findByLabelText('Address');
  await user.type(address, 'Beside the old mill');
  const asked = api.callsOf('account.get').length;
  line.go();
  await waitFor(() => expect(api.callsOf('account.get').length).toBeGreaterThan(asked));
  expect(screen.getByLabelText('Address')).toHaveProperty('value', 'Beside the old mill');
});
