import { screen, waitFor, within } from '@testing-library/react';
import type { BookingRequest } from '@udongo/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failure } from '../../../test/fakeApi.ts';
import { administrator, agent, booking, farmer, loginOf } from '../../../test/records.ts';
import { logIn, renderApp } from '../../../test/renderApp.tsx';
import { createOwnDrafts } from '../../lib/ownDrafts.ts';

const request = {
  uuid: booking.uuid,
  name: 'Wanjiku Kariuki',
  phone_no: '+254712345678',
  soil_test_date: '2099-01-15',
  no_of_samples: 1,
  test_type: 'complete-soil-analysis',
  farming_type: 'mixed',
  samples: [],
} as unknown as BookingRequest;

const handlers = {
  'account.get': () => farmer,
  'auth.logout': () => new Response(null, { status: 204 }),
};

/** The network, as the browser believes in it. */
let isOnline = true;
const goOnline = () => {
  isOnline = true;
  dispatchEvent(new Event('online'));
};

beforeEach(() => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
});
afterEach(() => {
  isOnline = true;
  localStorage.clear();
});

/** The app at an address, where somebody pressed a booking without a network. */
async function openWaiting(path: string, person: typeof farmer | null, more: object = {}) {
  isOnline = false;
  const app = renderApp({
    path,
    ...(person && { user: person }),
    handlers: { ...handlers, 'bookings.create': () => booking, ...more },
  });
  const queue = app.services.queueOf(app.session.get()?.user ?? null);
  await queue.press({ uuid: booking.uuid ?? '', request, labels: {} });
  return { ...app, queue };
}

/** A changed booking of the farmer that waits on this device. */
const keepEdit = () =>
  createOwnDrafts('edit', farmer.id).save('new', { waiting: [{ base: booking, body: request }] });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

test('what waits is said on every page, and goes when the network returns, wherever the person is', async () => {
  const { api, services } = await openWaiting('/', farmer);
  expect(await screen.findByText(/1 booking waits on this device to be sent/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See these bookings' }).getAttribute('href')).toBe('/book');
  expect(api.callsOf('bookings.create')).toEqual([]);
  goOnline();
  await waitFor(() => expect(screen.queryByText(/waits on this device/)).toBeNull());
  expect(services.toaster.getSnapshot().map(({ message }) => message)).toContain(
    `Sent. Your code is ${booking.code}`,
  );
  expect(api.callsOf('bookings.create')).toHaveLength(1);
});

test('who logs out is told what waits, and may stay, keep or delete it', async () => {
  const { user, queue, session } = await openWaiting('/', farmer);
  const logOut = async () => {
    await user.click(await screen.findByRole('button', { name: /^Account of/ }));
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    return within(await screen.findByRole('dialog', { name: '1 booking is not sent yet' }));
  };
  await user.click((await logOut()).getByRole('button', { name: 'Stay logged in' }));
  expect(session.get()).not.toBeNull();
  const keep = (await logOut()).getByRole('button', { name: 'Log out and keep' });
  expect(document.activeElement).toBe(keep);
  await user.click(keep);
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeTruthy();
  expect(queue.getSnapshot().items).toHaveLength(1);
});

test('who logs out while collected soil is not sent is told, and it stays on the device', async () => {
  const waiting = [{ booking: 31, code: 'UD-31', collected_on: '2026-11-20T09:00:00Z' }];
  createOwnDrafts('collect', agent.id).save('new', { waiting, refused: [] });
  const { user } = renderApp({
    path: '/',
    user: agent,
    handlers: { ...handlers, 'bookings.setStatus': lost },
  });
  await user.click(await screen.findByRole('button', { name: /^Account of/ }));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  const dialog = within(await screen.findByRole('dialog', { name: '1 change is not sent yet' }));
  expect(dialog.queryByRole('button', { name: 'Log out and delete' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Log out and keep' }));
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeTruthy();
  expect(createOwnDrafts('collect', agent.id).load('new')).toMatchObject({ waiting });
});

test('a logout may take what waits off a shared device', async () => {
  const { user, queue } = await openWaiting('/', farmer);
  await user.click(await screen.findByRole('button', { name: /^Account of/ }));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await user.click(await screen.findByRole('button', { name: 'Log out and delete' }));
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeTruthy();
  expect(queue.getSnapshot().items).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a logout may take a changed booking off a shared device', async () => {
  keepEdit();
  const { user } = renderApp({
    path: '/',
    user: farmer,
    handlers: { ...handlers, 'bookings.update': lost },
  });
  await user.click(await screen.findByRole('button', { name: /^Account of/ }));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await user.click(await screen.findByRole('button', { name: 'Log out and delete' }));
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeTruthy();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('"Clear my details" warns of changed bookings, and takes them off a shared device', async () => {
  keepEdit();
  const { user } = await openWaiting('/book', farmer, { 'bookings.update': lost });
  expect(await screen.findByText(/1 changed booking waits on this device/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Clear my details' }));
  expect(screen.getByText(/What waits won't be sent/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete my details' }));
  await waitFor(() => expect(screen.queryByText(/changed booking waits/)).toBeNull());
  expect(createOwnDrafts('edit', farmer.id).load('new')).toBeNull();
});

test('"Clear my details" is offered where only a changed booking waits, and goes with it', async () => {
  keepEdit();
  const { user } = renderApp({
    path: '/book',
    user: farmer,
    handlers: { ...handlers, 'bookings.update': lost },
  });
  await user.click(await screen.findByRole('button', { name: 'Clear my details' }));
  await user.click(screen.getByRole('button', { name: 'Delete my details' }));
  await waitFor(() => expect(screen.queryByText(/changed booking waits/)).toBeNull());
  expect(screen.queryByRole('button', { name: 'Clear my details' })).toBeNull();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('the next person on the device neither sees nor sends it; the first one finds it at their next login', async () => {
  const { api, services, session } = await openWaiting('/', farmer);
  const person = session.get()?.user ?? null;
  session.set(loginOf(administrator));
  goOnline();
  await waitFor(() => expect(screen.queryByText(/waits on this device/)).toBeNull());
  expect(api.callsOf('bookings.create')).toEqual([]);
  session.set(loginOf(farmer));
  await waitFor(() => expect(api.callsOf('bookings.create')).toHaveLength(1));
  await waitFor(() => expect(services.queueOf(person).getSnapshot().items[0]?.status).toBe('sent'));
});

test("a visitor's booking goes out as a visitor's, even while somebody is logged in", async () => {
  const { api, session } = await openWaiting('/', null);
  session.set(loginOf(farmer));
  goOnline();
  await waitFor(() => expect(api.callsOf('bookings.create')).toHaveLength(1));
  expect(api.callsOf('bookings.create').map(({ token }) => token ?? null)).toEqual([null]);
});

test('a login that has ended when the network returns is asked for, and then the booking goes', async () => {
  const { api, user } = await openWaiting('/', farmer, {
    'bookings.create': ({ token }: { token: string | undefined }) =>
      token === 'token-of-farmer' ? failure(401, { detail: 'Invalid token.' }) : booking,
    'auth.login': () => loginOf(farmer, 'new-token'),
  });
  goOnline();
  expect(await screen.findByRole('dialog', { name: 'Log in to go on' })).toBeTruthy();
  await logIn(user);
  await waitFor(() => expect(screen.queryByText(/waits on this device/)).toBeNull());
  expect(api.callsOf('bookings.create')).toHaveLength(2);
});

test('who closes that login on the booking page is told that what waits is safe', async () => {
  const ended = () => failure(401, { detail: 'Invalid token.' });
  const { user } = await openWaiting('/book', farmer, { 'account.get': ended, 'bookings.create': ended });
  const dialog = await screen.findByRole('dialog', { name: 'Log in to go on' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(/1 booking is safe on this device. We'll send it as soon as/)).toBeTruthy();
  expect(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' })).toBeTruthy();
});

test('a booking that was refused needs the person, and says so on every page', async () => {
  await openWaiting('/', farmer, { 'bookings.create': () => failure(400, { name: ['Too long.'] }) });
  expect(await screen.findByText(/1 booking waits on this device to be sent/)).toBeTruthy();
  goOnline();
  expect(await screen.findByText(/1 booking needs you: it was not accepted/)).toBeTruthy();
  expect(screen.queryByText(/waits on this device/)).toBeNull();
});
