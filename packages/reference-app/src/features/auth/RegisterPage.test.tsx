import { screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { consentVersion } from '@udongo/ui/internal';
import { expect, test } from 'vitest';
import { failure } from '../../../test/fakeApi.ts';
import { farmer, loginOf } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';

type User = ReturnType<typeof userEvent.setup>;

async function fillIn(user: User, { phone = '', email = '' }) {
  await user.type(await screen.findByLabelText(/^Full name/), 'Njeri Wambui');
  if (phone) await user.type(screen.getByLabelText(/^Phone number/), phone);
  if (email) await user.type(screen.getByLabelText(/^Email/), email);
  await user.type(screen.getByLabelText(/^Password/), 'shamba la mama');
  await user.click(screen.getByRole('button', { name: 'Register' }));
}

test('a person registers with their phone: a code, and they are logged in', async () => {
  const { user, api, place } = renderApp({
    path: '/auth/login',
    config: { takesConsent: true },
    handlers: {
      'account.requestPhoneCode': () => ({ detail: 'On its way.' }),
      'account.register': ({ body }) =>
        Object(body).phone_code === '204518'
          ? { ...farmer, token: loginOf(farmer).token }
          : failure(400, { phone_code: ['This code is wrong or too old. Ask for a new one.'] }),
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Register' }));
  expect(await screen.findByText(/By registering you agree/)).toBeTruthy();
  await fillIn(user, { phone: '0712 345 679' });
  const code = await screen.findByLabelText(/^Code/);
  await user.type(code, '000000{Enter}');
  await screen.findAllByText(/This code is wrong/);
  await user.clear(code);
  await user.type(code, '204518{Enter}');
  await waitFor(() => expect(place()).toBe('/account'));
  expect(api.callsOf('account.register').at(-1)?.body).toMatchObject({
    full_name: 'Njeri Wambui',
    phone_number: '+254712345679',
    phone_code: '204518',
    password: 'shamba la mama',
    language: 'en',
    consent_version: consentVersion,
  });
  expect(api.callsOf('auth.login')).toEqual([]);
});

test('a phone that drops the page for the text message comes back to the code; the password is asked again', async () => {
  const handlers = {
    'account.requestPhoneCode': () => ({ detail: 'On its way.' }),
    'account.register': () => ({ ...farmer, token: loginOf(farmer).token }),
  };
  const before = renderApp({ path: '/auth/register', handlers });
  await fillIn(before.user, { phone: '0712 345 679' });
  await screen.findByLabelText(/^Code/);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('shamba la mama');
  before.unmount();
  const { user, api, place } = renderApp({ path: '/auth/register', handlers });
  await user.type(await screen.findByLabelText(/^Code/), '204518');
  await user.type(screen.getByLabelText(/^Password/), 'shamba la mama');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(place()).toBe('/account'));
  expect(api.callsOf('account.requestPhoneCode')).toEqual([]);
  expect(api.callsOf('account.register')[0]?.body).toMatchObject({
    full_name: 'Njeri Wambui',
    phone_number: '+254712345679',
    phone_code: '204518',
    password: 'shamba la mama',
  });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Njeri');
});

test('an email is enough, and an account that exists is said at its field', async () => {
  const { user, api } = renderApp({
    path: '/auth/register',
    handlers: { 'account.register': () => failure(400, { email: ['user with this email already exists.'] }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Register' }));
  expect(screen.getAllByText('Give a phone number or an email').length).toBeGreaterThan(0);
  await fillIn(user, { email: 'njeri@udongo.test' });
  await waitFor(() => expect(screen.getByLabelText(/^Email/)).toBeInvalid());
  expect(api.callsOf('account.requestPhoneCode')).toEqual([]);
});

test('a plain service, which sends no codes, registers who has an email, and says so to who has none', async () => {
  const { user, api, place } = renderApp({
    path: '/auth/register',
    handlers: { 'account.register': () => farmer, 'auth.login': () => loginOf(farmer) },
  });
  await fillIn(user, { phone: '0712345679' });
  expect((await screen.findAllByText(/does not offer/)).length).toBeGreaterThan(0);
  await user.type(screen.getByLabelText(/^Email/), 'njeri@udongo.test');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(place()).toBe('/account'));
  expect(api.callsOf('account.register')[0]?.body).toMatchObject({
    email: 'njeri@udongo.test',
    phone_number: '+254712345679',
  });
  expect(api.callsOf('auth.login')[0]?.body).toEqual({
    email: 'njeri@udongo.test',
    password: 'shamba la mama',
  });
});

test('a link to a new email changes nothing before its button is pressed', async () => {
  const { user, api, place } = renderApp({
    path: '/auth/confirm-email#token=6f1d0b7a9c3e4d52b8a7',
    handlers: { 'account.confirmEmail': () => ({ detail: 'Email address changed.' }) },
  });
  const press = await screen.findByRole('button', { name: 'Confirm this email' });
  await waitFor(() => expect(place()).toBe('/auth/confirm-email'));
  expect(api.callsOf('account.confirmEmail')).toEqual([]);
  await user.click(press);
  await screen.findByText('Your email is confirmed');
  expect(api.callsOf('account.confirmEmail')[0]?.body).toEqual({ token: '6f1d0b7a9c3e4d52b8a7' });
});

test('a link to an email that is opened elsewhere asks for the password of the account', async () => {
  const { user, api } = renderApp({
    path: '/auth/confirm-email#token=6f1d0b7a9c3e4d52b8a7',
    handlers: {
      'account.confirmEmail': ({ body }) =>
        Object(body).password === 'shamba la mama'
          ? { detail: 'Email address changed.' }
          : failure(400, { password: ['This field is required.'] }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Confirm this email' }));
  await user.type(await screen.findByLabelText(/^Password/), 'shamba la mama{Enter}');
  await waitFor(() => expect(screen.getAllByText('Your email is confirmed').length).toBeGreaterThan(0));
  expect(api.callsOf('account.confirmEmail').at(-1)?.body).toEqual({
    token: '6f1d0b7a9c3e4d52b8a7',
    password: 'shamba la mama',
  });
});
