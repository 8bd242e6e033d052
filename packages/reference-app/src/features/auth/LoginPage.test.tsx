import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { profile } from '../../../test/account.ts';
import { createHeld } from '../../../test/createHeld.ts';
import { failure, pageOf } from '../../../test/fakeApi.ts';
import { booking, farmer, loginOf } from '../../../test/records.ts';
import { logIn, renderApp } from '../../../test/renderApp.tsx';
import { loginEmail } from '../../lib/loginEmail.ts';
import { createChoices } from '../../services/choices.ts';

const login = () => loginOf(farmer);

test.each([
  ['nobody chose a language: that of the messages is taken', null, 'Habari, Wanjiku'],
  ['English was chosen: it stays', 'en', 'Hello, Wanjiku'],
] as const)('a login on a device on which %s', async (_, chosen, greeting) => {
  if (chosen) createChoices().locale.choose(chosen);
  const { user } = renderApp({
    path: '/auth/login',
    handlers: {
      'auth.login': () => loginOf(farmer),
      'profiles.get': () => ({ ...profile, language: 'sw' }),
    },
  });
  await logIn(user);
  expect(await screen.findByRole('heading', { name: greeting })).toBeTruthy();
});

test('a visitor who opens the bookings logs in and comes back to them, filters and all', async () => {
  const { user, place } = renderApp({
    path: '/bookings?search=kariuki',
    handlers: { 'auth.login': login, 'bookings.list': () => pageOf([booking]) },
  });
  expect(await screen.findByText(/Log in to see the page that you asked for/)).toBeTruthy();
  await logIn(user);
  expect(await screen.findByRole('link', { name: 'UD-1026' })).toBeTruthy();
  expect(place()).toBe('/bookings?search=kariuki');
  expect(screen.getByText('You have logged in successfully!')).toBeTruthy();
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/auth/login',
])('a link that leads elsewhere after the login (%s) leads home', async (next) => {
  const { user, place } = renderApp({
    path: `/auth/login?${new URLSearchParams({ next })}`,
    handlers: { 'auth.login': login, 'bookings.list': () => pageOf([]) },
  });
  await logIn(user);
  await waitFor(() => expect(place()).toBe('/'));
});

test('who is logged in already goes home', async () => {
  const { place } = renderApp({
    path: '/auth/login',
    user: farmer,
    handlers: { 'bookings.list': () => pageOf([]) },
  });
  expect(await screen.findByRole('heading', { name: 'Hello, Wanjiku' })).toBeTruthy();
  expect(place()).toBe('/');
});

test('a refused login is said at the form, once, and by no notification', async () => {
  const { user, services } = renderApp({
    path: '/auth/login',
    handlers: {
      'auth.login': () => failure(400, { non_field_errors: ['Unable to log in with provided credentials.'] }),
    },
  });
  await logIn(user);
  expect(await screen.findByText('Unable to log in with provided credentials.')).toBeTruthy();
  expect(services.toaster.getSnapshot()).toEqual([]);
});

test('demo accounts are shown where they exist, and nowhere else', async () => {
  const demo = renderApp({ path: '/auth/login', config: { demo: true } });
  expect(await screen.findByText('Demo accounts')).toBeTruthy();
  demo.unmount();
  renderApp({ path: '/auth/login' });
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeTruthy();
  expect(screen.queryByText('Demo accounts')).toBeNull();
});

const emailField = async () =>
  screen.findByRole<HTMLInputElement>('textbox', { name: 'Email or phone number' });

test('the email stays after a refused login and a reload', async () => {
  const refuse = { 'auth.login': () => failure(400, { non_field_errors: ['Wrong.'] }) };
  const first = renderApp({ path: '/auth/login', handlers: refuse });
  await logIn(first.user);
  await screen.findByText('Wrong.');
  expect((await emailField()).value).toBe('farmer@udongo.test');
  first.unmount();
  renderApp({ path: '/auth/login', handlers: refuse });
  expect((await emailField()).value).toBe('farmer@udongo.test');
});

test('a login that ended by itself is taken up with its email; after a logout the next person finds none', async () => {
  const handlers = {
    'auth.login': login,
    'auth.logout': () => null,
    'bookings.list': () => pageOf([booking]),
  };
  const { user, session } = renderApp({ path: '/bookings', handlers });
  await logIn(user);
  await screen.findByRole('link', { name: 'UD-1026' });
  session.clear();
  expect(await screen.findByText(/^You were logged out in another tab, or your login ended/)).toBeTruthy();
  expect((await emailField()).value).toBe('farmer@udongo.test');
  await user.type(screen.getByLabelText(/^Password/), 'Farmer-pass-1{Enter}');
  await user.click(await screen.findByRole('button', { name: /Wanjiku Kariuki/ }));
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  expect((await emailField()).value).toBe('');
});

test('who logs out while the code of the next page is on its way leaves no email behind', async () => {
  // Of a login that ended by itself.
  loginEmail.keep({ userId: farmer.id, email: 'farmer@udongo.test' });
  const { user, router } = renderApp({
    path: '/auth/login?next=/slow',
    handlers: { 'auth.login': login, 'auth.logout': () => null },
  });
  const { held } = createHeld<{ Component: () => string }>();
  router.patchRoutes(null, [{ path: '/slow', lazy: () => held }]);
  expect((await emailField()).value).toBe('farmer@udongo.test');
  await user.type(screen.getByLabelText(/^Password/), 'Farmer-pass-1{Enter}');
  await user.click(await screen.findByRole('button', { name: /Wanjiku Kariuki/ }));
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  expect((await emailField()).value).toBe('');
});
