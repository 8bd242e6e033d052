import { screen, waitFor, within } from '@testing-library/react';
import { createSession } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { type Call, failure, pageOf } from '../../test/fakeApi.ts';
import { administrator, agent, booking, farmer, loginOf } from '../../test/records.ts';
import { logIn, renderApp } from '../../test/renderApp.tsx';
import { createChoices } from '../services/choices.ts';

const bookings = () => pageOf([booking]);

test('a person logs out: it is said, the server is told with the old token, the login page opens', async () => {
  const { user, api, place, session } = renderApp({
    path: '/bookings',
    user: farmer,
    handlers: { 'bookings.list': bookings, 'auth.logout': () => null },
  });
  await screen.findByRole('link', { name: 'UD-1026' });
  await user.click(await screen.findByRole('button', { name: 'Account of Wanjiku Kariuki' }));
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeTruthy();
  expect(place()).toBe('/auth/login');
  expect(screen.getByText('You have logged out successfully')).toBeTruthy();
  expect(session.get()).toBeNull();
  await waitFor(() => expect(api.callsOf('auth.logout')[0]?.token).toBe('token-of-farmer'));
});

test('a person who reads Kiswahili is told of the logout in Kiswahili', async () => {
  createChoices().locale.choose('sw');
  const { user } = renderApp({
    path: '/',
    user: farmer,
    handlers: { 'bookings.list': bookings, 'auth.logout': () => null },
  });
  await user.click(await screen.findByRole('button', { name: /Wanjiku Kariuki/ }));
  await user.click(await screen.findByRole('button', { name: 'Toka kwenye akaunti' }));
  expect(await screen.findByText('Umetoka kwenye akaunti')).toBeTruthy();
  expect(screen.queryByText('You have logged out successfully')).toBeNull();
});

test('a logout in another tab is noticed here', async () => {
  const { place } = renderApp({
    path: '/bookings',
    user: farmer,
    session: createSession(),
    handlers: { 'bookings.list': bookings },
  });
  expect(await screen.findByRole('link', { name: 'UD-1026' })).toBeTruthy();
  createSession().clear();
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeTruthy();
  expect(place()).toBe('/auth/login');
});

test('a role that an administrator changed reaches an open app with the first refusal', async () => {
  const { user, session } = renderApp({
    path: '/bookings',
    user: administrator,
    handlers: {
      'bookings.list': bookings,
      'farmers.list': () => failure(403, { detail: 'Not allowed.' }),
      'account.get': () => ({ ...administrator, is_superuser: false, staff_role: 'content' }),
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Farmers' }));
  await waitFor(() => expect(session.get()?.user.role).toBe('content'));
  expect(screen.queryByRole('link', { name: 'Farmers' })).toBeNull();
});

test('a service without roles of staff does not change a role by a refusal', async () => {
  const { user, api, session } = renderApp({
    path: '/bookings',
    user: administrator,
    handlers: {
      'bookings.list': bookings,
      'farmers.list': () => failure(403, { detail: 'Not allowed.' }),
      'account.get': () => ({ ...farmer, id: administrator.id, staff_role: undefined }),
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Farmers' }));
  await waitFor(() => expect(api.callsOf('account.get')).toHaveLength(1));
  expect(session.get()?.user.role).toBe('administrator');
});

test.each([
  { person: undefined, places: ['Book a test', 'Your bookings'] },
  { person: farmer, places: ['Book a test', 'Bookings', 'Payments'] },
  {
    person: administrator,
    places: ['Book a test', 'Bench', 'Bookings', 'Payments', 'Samples', 'Reports', 'Farmers', 'Agents'],
  },
])('the navigation leads where this person may go: $places', async ({ person, places }) => {
  renderApp({ path: '/', ...(person && { user: person }), handlers: { 'bookings.list': bookings } });
  const navigation = await screen.findByRole('navigation', { name: 'Main' });
  expect(
    within(navigation)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(places);
});

test('an agent’s bookings open in every state, so that a search finds those that are collected, too', async () => {
  const { user, api } = renderApp({ path: '/', user: agent, handlers: { 'bookings.list': bookings } });
  const navigation = await screen.findByRole('navigation', { name: 'Main' });
  await user.click(within(navigation).getByRole('link', { name: 'Bookings' }));
  await screen.findByRole('heading', { level: 1, name: 'Bookings' });
  await waitFor(() => expect(api.callsOf('bookings.list').at(-1)?.query.has('page')).toBe(true));
  expect(api.callsOf('bookings.list').at(-1)?.query.has('status')).toBe(false);
});

/** The first token has ended; any other is valid. */
const onlyNewToken = ({ token }: Call) =>
  token === 'token-of-farmer' ? failure(401, { detail: 'Invalid token.' }) : bookings();

test('a login that ended in mid-work is asked for over the page, and the call is sent again', async () => {
  const { user, api, place } = renderApp({
    path: '/bookings',
    user: farmer,
    handlers: { 'bookings.list': onlyNewToken, 'auth.login': () => loginOf(farmer, 'new-token') },
  });
  expect(await screen.findByRole('dialog', { name: 'Log in to go on' })).toBeTruthy();
  await logIn(user);
  expect(await screen.findByRole('link', { name: 'UD-1026' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(place()).toBe('/bookings');
  expect(api.callsOf('bookings.list').at(-1)?.token).toBe('new-token');
});

test('who closes that login stays on the page and may try again', async () => {
  const { user, services } = renderApp({
    path: '/bookings',
    user: farmer,
    handlers: { 'bookings.list': onlyNewToken, 'auth.login': () => loginOf(farmer, 'new-token') },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Log in to go on' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('An error occured')).toBeTruthy();
  expect(screen.getByText('You are not authorized to perform this action. Please log in.')).toBeTruthy();
  expect(services.toaster.getSnapshot()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByRole('dialog', { name: 'Log in to go on' })).toBeTruthy();
});

test('who closed that login on a page that could not load logs in from there', async () => {
  const { user } = renderApp({
    path: '/',
    user: farmer,
    handlers: { 'bookings.list': onlyNewToken, 'auth.login': () => loginOf(farmer, 'new-token') },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Log in to go on' });
  expect(dialog.textContent).not.toContain('typed');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await screen.findByText('An error occured');
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }));
  await logIn(user);
  expect(await screen.findByRole('link', { name: 'UD-1026' })).toBeTruthy();
});

test('somebody else who logs in there sends nothing of the person before', async () => {
  const { user, api, services } = renderApp({
    path: '/bookings/26',
    user: farmer,
    handlers: {
      'bookings.get': () => booking,
      'bookings.delete': ({ token }) =>
        token === 'token-of-farmer' ? failure(401, { detail: 'Invalid token.' }) : null,
      'auth.login': () => loginOf(administrator),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { name: 'Delete UD-1026' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await logIn(user);
  expect(await screen.findByText(/You are logged in as Ada Auma now/)).toBeTruthy();
  expect(api.callsOf('bookings.delete').map(({ token }) => token)).toEqual(['token-of-farmer']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(services.toaster.getSnapshot().map(({ tone }) => tone)).not.toContain('error');
});

test('somebody else who logs in over the form of a list is told once, and has a page of their own', async () => {
  const { user, api, services } = renderApp({
    path: '/counties',
    user: administrator,
    handlers: {
      'counties.create': ({ token }) =>
        token === 'token-of-admin' ? failure(401, { detail: 'Invalid token.' }) : { id: 48, name: 'Mlimani' },
      'auth.login': () => loginOf(farmer),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add New' }));
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Mlimani{Enter}');
  await logIn(user);
  expect(await screen.findByText(/You are logged in as Wanjiku Kariuki now/)).toBeTruthy();
  expect(await screen.findByRole('heading', { name: '“Counties” is not part of your account' })).toBeTruthy();
  expect(api.callsOf('counties.create').map(({ token }) => token)).toEqual(['token-of-admin']);
  expect(services.toaster.getSnapshot().map(({ tone }) => tone)).not.toContain('error');
});
