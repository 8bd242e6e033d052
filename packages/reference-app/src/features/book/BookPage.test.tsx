import { screen, waitFor, within } from '@testing-library/react';
import { createSession } from '@udongo/sdk';
import { testTypes } from '@udongo/sdk/values';
import { expect, test } from 'vitest';
import { failure } from '../../../test/fakeApi.ts';
import { fillBooking, onlyMaize } from '../../../test/fillBooking.ts';
import { administrator, booking, farmer, loginOf } from '../../../test/records.ts';
import { logIn, renderApp } from '../../../test/renderApp.tsx';

const account = () => farmer;

test('a farmer finds their details filled in, books, and goes to the booking', async () => {
  const { user, api } = renderApp({
    path: '/book',
    user: farmer,
    handlers: { 'account.get': account, 'crops.list': onlyMaize, 'bookings.create': () => booking },
  });
  expect((await screen.findByLabelText<HTMLInputElement>(/Full name/)).value).toBe('Wanjiku Kariuki');
  await fillBooking(user);
  await user.click(screen.getByRole('button', { name: 'Book the test' }));
  expect(await screen.findByText('UD-1026')).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'See the booking' })).getAttribute('href')).toBe(
    '/bookings/26',
  );
  expect(document.querySelector(`a[href="/status/${booking.uuid}"]`)).toBeTruthy();
  expect(api.callsOf('bookings.create')).toHaveLength(1);
});

test('a login that ended before the press: the login opens over the form and the same booking is sent again', async () => {
  const { user, api, services } = renderApp({
    path: '/book',
    user: farmer,
    handlers: {
      'account.get': account,
      'crops.list': onlyMaize,
      'bookings.create': ({ token }) =>
        token === 'token-of-farmer' ? failure(401, { detail: 'Invalid token.' }) : booking,
      'auth.login': () => loginOf(farmer, 'new-token'),
    },
  });
  await fillBooking(user);
  await user.click(screen.getByRole('button', { name: 'Book the test' }));
  expect(await screen.findByRole('dialog', { name: 'Log in to go on' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/Sample location/).value).toBe('Lower plot');
  await logIn(user);
  expect(await screen.findByText('UD-1026')).toBeTruthy();
  const [first, second, ...more] = api.callsOf('bookings.create');
  expect(more).toEqual([]);
  expect(second?.body).toEqual(first?.body);
  expect(services.toaster.getSnapshot().filter(({ tone }) => tone === 'error')).toEqual([]);
});

test('who closes that login keeps everything that was typed, and is told once', async () => {
  const { user, services } = renderApp({
    path: '/book',
    user: farmer,
    handlers: {
      'account.get': account,
      'crops.list': onlyMaize,
      'bookings.create': () => failure(401, { detail: 'Invalid token.' }),
    },
  });
  await fillBooking(user);
  await user.click(screen.getByRole('button', { name: 'Book the test' }));
  const dialog = await screen.findByRole('dialog', { name: 'Log in to go on' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(services.toaster.getSnapshot()).toHaveLength(1));
  expect(screen.getByLabelText<HTMLInputElement>(/Sample location/).value).toBe('Lower plot');
});

test('a refused booking is one notification, and the message stands at its field', async () => {
  const { user, services } = renderApp({
    path: '/book',
    user: farmer,
    handlers: {
      'account.get': account,
      'crops.list': onlyMaize,
      'bookings.create': () =>
        failure(400, { samples: [{ main_crop: ['Invalid pk "1" - object does not exist.'] }] }),
    },
  });
  await fillBooking(user);
  await user.click(screen.getByRole('button', { name: 'Book the test' }));
  const crop = screen.getByRole('combobox', { name: /Main crop/ });
  await waitFor(() => expect(crop.ariaInvalid).toBe('true'));
  expect(services.toaster.getSnapshot().map(({ tone }) => tone)).toEqual(['error']);
});

/** A farmer's filled form, and a logout in another tab. */
async function fillAndLogOutElsewhere() {
  const app = renderApp({
    path: '/book',
    user: farmer,
    session: createSession(),
    handlers: {
      'account.get': account,
      'crops.list': onlyMaize,
      'bookings.create': () => booking,
      'auth.login': () => loginOf(farmer, 'new-token'),
    },
  });
  await fillBooking(app.user);
  createSession().clear();
  expect(await screen.findByText('You are logged out')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/Sample location/).value).toBe('Lower plot');
  return app;
}

test('a logout in another tab is said over the form; who logs in again goes on where they were', async () => {
  const { user, place } = await fillAndLogOutElsewhere();
  const notice = within(screen.getByRole('main'));
  expect(notice.getByText(/What you typed is kept for Wanjiku Kariuki/)).toBeTruthy();
  await user.click(notice.getByRole('button', { name: 'Log in' }));
  await logIn(user);
  await waitFor(() => expect(screen.queryByText('You are logged out')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>(/Sample location/).value).toBe('Lower plot');
  expect(place()).toBe('/book');
});

test('who was logged out in another tab does not book as a visitor: the login comes first', async () => {
  const { user, api } = await fillAndLogOutElsewhere();
  await user.click(screen.getByRole('button', { name: 'Book the test' }));
  expect(await screen.findByRole('dialog', { name: 'Log in to go on' })).toBeTruthy();
  expect(api.callsOf('bookings.create')).toEqual([]);
  await logIn(user);
  expect(await screen.findByText('UD-1026')).toBeTruthy();
  expect(api.callsOf('bookings.create').map(({ token }) => token)).toEqual(['new-token']);
});

test('somebody else who logs in over the form is told one story, not that they may not', async () => {
  const { user, api, services } = renderApp({
    path: '/book',
    user: farmer,
    handlers: {
      'account.get': ({ token }) => (token === 'token-of-farmer' ? farmer : administrator),
      'crops.list': onlyMaize,
      'bookings.create': () => failure(401, { detail: 'Invalid token.' }),
      'auth.login': () => loginOf(administrator),
    },
  });
  await fillBooking(user);
  await user.click(screen.getByRole('button', { name: 'Book the test' }));
  await logIn(user);
  expect(await screen.findByText(/You are logged in as Ada Auma now/)).toBeTruthy();
  await waitFor(() => expect(api.callsOf('account.get').at(-1)?.token).toBe('token-of-admin'));
  await screen.findByRole('radio', { name: /Complete Soil Analysis/ });
  expect(services.toaster.getSnapshot().map(({ tone }) => tone)).not.toContain('error');
});

test('who logs in after typing goes on with it as their own, and the next visitor is not offered it', async () => {
  const { user, place } = renderApp({
    path: '/book',
    handlers: { 'account.get': account, 'auth.login': () => loginOf(farmer) },
  });
  await user.type(await screen.findByLabelText(/Sample location/), 'Lower plot');
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  await logIn(user);
  await waitFor(() => expect(place()).toBe('/book'));
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(screen.getByLabelText<HTMLInputElement>(/Sample location/).value).toBe('Lower plot');
  expect(Object.keys(localStorage)).not.toContain('udongo-booking-draft:visitor:new');
});

test('what a visitor typed hours ago is not offered to who logs in', async () => {
  const savedAt = new Date(Date.now() - 2 * 60 * 60 * 1000).toISOString();
  localStorage.setItem(
    'udongo-booking-draft:visitor:new',
    JSON.stringify({ version: 1, uuid: null, savedAt }),
  );
  renderApp({ path: '/book', user: farmer, handlers: { 'account.get': account } });
  await screen.findByLabelText(/Sample location/);
  expect(Object.keys(localStorage)).toContain('udongo-booking-draft:visitor:new');
});

test('what a visitor typed beside an old draft becomes theirs who logs in', async () => {
  const visitor = 'udongo-booking-draft:visitor:new';
  const savedAt = new Date(Date.now() - 2 * 60 * 60 * 1000).toISOString();
  localStorage.setItem(visitor, JSON.stringify({ version: 1, uuid: null, savedAt }));
  const { user } = renderApp({
    path: '/book',
    handlers: { 'account.get': account, 'auth.login': () => loginOf(farmer) },
  });
  await user.type(await screen.findByLabelText(/Sample location/), 'Lower plot');
  await waitFor(() => expect(localStorage.getItem(`${visitor}~2`)).toContain('Lower plot'));
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  await logIn(user);
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(screen.getByLabelText<HTMLInputElement>(/Sample location/).value).toBe('Lower plot');
  expect(localStorage.getItem(`${visitor}~2`)).toBeNull();
});

test('a server that fails is asked again for the account by a button', async () => {
  let works = false;
  const { user } = renderApp({
    path: '/book',
    user: farmer,
    handlers: { 'account.get': () => (works ? farmer : failure(502, {})) },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  works = true;
  await user.click(again);
  expect((await screen.findByLabelText<HTMLInputElement>(/Phone number/)).value).not.toBe('');
});

test('who is logged in books without a network, too', async () => {
  const { services } = renderApp({
    path: '/book',
    user: farmer,
    handlers: {
      'account.get': () => Promise.reject(new TypeError('Failed to fetch')),
      'bookings.create': () => Promise.reject(new TypeError('Failed to fetch')),
      'crops.list': onlyMaize,
    },
  });
  const name = await screen.findByLabelText<HTMLInputElement>(/Full name/);
  expect(name.value).toBe('Wanjiku Kariuki');
  expect(services.toaster.getSnapshot()).toEqual([]);
});

test('the list of crops is there without a network, though nobody had opened it before', async () => {
  let isAway = false;
  const { user, api } = renderApp({
    path: '/book',
    user: farmer,
    handlers: {
      'account.get': account,
      'crops.list': () => (isAway ? Promise.reject(new TypeError('Failed to fetch')) : onlyMaize()),
    },
  });
  await screen.findByLabelText(/Main crop/);
  await waitFor(() => expect(api.callsOf('crops.list')).toHaveLength(1));
  isAway = true;
  await user.click(screen.getByLabelText(/Main crop/));
  expect(await screen.findByRole('option', { name: 'Maize' })).toBeVisible();
});

test('a test that the operator has switched off is not offered', async () => {
  const offered = testTypes.flatMap(({ analyses: _, ...test }) =>
    test.value === 'microbial-analysis' ? [] : [test],
  );
  renderApp({
    path: '/book',
    user: farmer,
    handlers: {
      'account.get': account,
      'crops.list': onlyMaize,
      'boot.get': () => ({ test_types: offered }),
    },
  });
  await screen.findByRole('radio', { name: /Complete Soil Analysis/ });
  await waitFor(() => expect(screen.queryByRole('radio', { name: /Microbial Analysis/ })).toBeNull());
});

test('a booking says the language of the page, for the messages about it', async () => {
  const { user, api, services } = renderApp({
    path: '/book',
    user: farmer,
    handlers: { 'account.get': account, 'crops.list': onlyMaize, 'bookings.create': () => booking },
  });
  await fillBooking(user);
  services.choices.locale.choose('sw');
  await user.click(await screen.findByRole('button', { name: 'Weka miadi' }));
  await waitFor(() => expect(api.callsOf('bookings.create')).toHaveLength(1));
  expect(api.callsOf('bookings.create')[0]?.body).toMatchObject({ language: 'sw' });
});
