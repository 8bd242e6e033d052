import { screen, waitFor, within } from '@testing-library/react';
import type { SecondFactor } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { profile } from '../../../test/account.ts';
import { failure, type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { administrator, farmer, loginOf } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';

const off: SecondFactor = {
  is_on: false,
  confirmed_on: null,
  recovery_codes_left: 0,
  is_required: false,
  proven_until: null,
};
const on: SecondFactor = {
  ...off,
  is_on: true,
  confirmed_on: '2026-11-20T20:27:26.303+03:00',
  recovery_codes_left: 10,
};
const codes = { recovery_codes: ['7KQ2-M4XD-PZ3V-H6TN', '2WFB-R5YJ-C7LA-G4QE'] };
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const setUp = { secret, uri: `otpauth://totp/Udongo:admin?issuer=Udongo&secret=${secret}` };
const wrong = () => failure(400, { code: ['This code is wrong or was used already.'] });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Enter the code' }));

test('the login page asks for the code, says a wrong one, and keeps email and password', async () => {
  const { user, api, place } = renderApp({
    path: '/auth/login?next=/account',
    handlers: {
      'auth.login': ({ body }) => {
        const { code } = Object(body);
        if (!code) return failure(400, { code: ['Enter the code of your authenticator app.'] });
        return code === '204518' ? loginOf(administrator) : wrong();
      },
    },
  });
  const form = within(await screen.findByRole('form', { name: 'Log in' }));
  await user.type(form.getByLabelText(/Email/), 'admin@udongo.test');
  await user.type(form.getByLabelText(/^Password/), 'Admin-pass-1{Enter}');
  const asked = await dialog();
  const field = asked.getByLabelText(/^Code/);
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await user.type(field, '111111{Enter}');
  expect(await asked.findByText('This code is wrong or was used already.')).toBeTruthy();
  expect(place()).toBe('/auth/login?next=/account');
  await user.clear(field);
  await user.type(field, ' 204518 {Enter}');
  await waitFor(() => expect(place()).toBe('/account'));
  expect(api.callsOf('auth.login').at(-1)?.body).toEqual({
    email: 'admin@udongo.test',
    password: 'Admin-pass-1',
    code: '204518',
  });
});

test('a person who closes the question finds what they typed, and the reason', async () => {
  const { user } = renderApp({
    path: '/auth/login',
    handlers: { 'auth.login': () => failure(400, { code: ['Enter the code of your authenticator app.'] }) },
  });
  const form = within(await screen.findByRole('form', { name: 'Log in' }));
  await user.type(form.getByLabelText(/Email/), 'admin@udongo.test');
  await user.type(form.getByLabelText(/^Password/), 'Admin-pass-1{Enter}');
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
  expect(await form.findByText('Enter the code of your authenticator app.')).toBeTruthy();
  expect(form.getByLabelText(/Email/)).toHaveValue('admin@udongo.test');
  expect(form.getByLabelText(/^Password/)).toHaveValue('Admin-pass-1');
});

test('staff set it up with the key of the picture, and see their recovery codes once', async () => {
  let state = off;
  const { user, api } = renderApp({
    path: '/account',
    user: administrator,
    handlers: {
      'profiles.get': () => profile,
      'secondFactor.get': () => state,
      'secondFactor.start': ({ body }) =>
        Object(body).password === 'Admin-pass-1' ? setUp : failure(400, { password: ['Wrong password.'] }),
      'secondFactor.confirm': () => {
        state = on;
        return codes;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  const password = await screen.findByLabelText(/^Your password/);
  await user.type(password, 'nope{Enter}');
  expect(await screen.findByText('Wrong password.')).toBeTruthy();
  await user.clear(password);
  await user.type(password, 'Admin-pass-1{Enter}');
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  await user.type(screen.getByLabelText(/^Code/), '204518{Enter}');
  for (const code of codes.recovery_codes) expect(await screen.findByText(code)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByText('10 recovery codes are left.')).toBeTruthy();
  expect(screen.queryByText('7KQ2-M4XD-PZ3V-H6TN')).toBeNull();
  expect(api.callsOf('secondFactor.confirm')[0]?.body).toEqual({ code: '204518' });
});

test('it is turned off with the password and a recovery code', async () => {
  let state = on;
  const { user, api } = renderApp({
    path: '/account',
    user: administrator,
    handlers: {
      'profiles.get': () => profile,
      'secondFactor.get': () => state,
      'secondFactor.remove': () => {
        state = off;
        return off;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Turn off' }));
  const form = within(await screen.findByRole('form', { name: 'Turn off' }));
  await user.type(form.getByLabelText(/^Your password/), 'Admin-pass-1');
  await user.click(form.getByRole('button', { name: /Use a recovery code/ }));
  expect(form.getByLabelText(/^Recovery code/)).toHaveFocus();
  await user.keyboard('7kq2-m4xd-pz3v-h6tn{Enter}');
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeTruthy();
  expect(api.callsOf('secondFactor.remove')[0]?.body).toEqual({
    password: 'Admin-pass-1',
    code: '7kq2-m4xd-pz3v-h6tn',
  });
});

test.each([
  [administrator, {}],
  [farmer, { 'secondFactor.get': () => off }],
] as [typeof farmer, Handlers][])(
  'a service without it, and people who are no staff, have no card',
  async (user, handlers) => {
    renderApp({ path: '/account', user, handlers: { 'profiles.get': () => profile, ...handlers } });
    await screen.findByRole('form', { name: 'Password' });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Second factor' })).toBeNull());
  },
);

test('a refused money action asks for the code once, and is sent again as it was', async () => {
  let isProven = false;
  const { services, user, api } = renderApp({
    path: '/account',
    user: administrator,
    handlers: {
      'payments.link': () =>
        isProven
          ? failure(400, { reference: ['Nothing has this number.'] })
          : failure(403, {
              detail: 'Enter a code of your authenticator app first.',
              code: 'second_factor_required',
            }),
      'secondFactor.prove': ({ body }) => {
        if (Object(body).code !== '204518') return wrong();
        isProven = true;
        return on;
      },
    },
  });
  const link = () => services.udongo.payments.link({ booking: 26, reference: 'RLA0R69NXM' });
  const both = Promise.allSettled([link(), link()]);
  const asked = await dialog();
  await user.type(asked.getByLabelText(/^Code/), '111111{Enter}');
  expect(await asked.findByText('This code is wrong or was used already.')).toBeTruthy();
  await user.clear(asked.getByLabelText(/^Code/));
  await user.type(asked.getByLabelText(/^Code/), '204518{Enter}');
  for (const answer of await both) expect(answer).toMatchObject({ reason: { status: 400 } });
  expect(api.callsOf('payments.link').map(({ body }) => body)).toEqual(
    Array(4).fill({ booking: 26, reference: 'RLA0R69NXM' }),
  );
  expect(screen.queryByRole('dialog', { name: 'Enter the code' })).toBeNull();
});

test('where the service requires it, every page is its set-up, and then the page that was asked for', async () => {
  let state = { ...off, is_required: true };
  const missing = () =>
    failure(403, {
      detail: 'Set up a second factor on the page of your account first.',
      code: 'second_factor_missing',
    });
  const { user } = renderApp({
    path: '/bookings',
    user: administrator,
    handlers: {
      'account.get': () => administrator,
      'bookings.list': () => (state.is_on ? pageOf([]) : missing()),
      'secondFactor.get': () => state,
      'secondFactor.start': () => setUp,
      'secondFactor.confirm': () => {
        state = on;
        return codes;
      },
    },
  });
  expect(await screen.findByRole('heading', { name: 'Set up your second factor' })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  await user.type(await screen.findByLabelText(/^Your password/), 'Admin-pass-1{Enter}');
  await user.type(await screen.findByLabelText(/^Code/), '204518{Enter}');
  await user.click(await screen.findByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByRole('heading', { name: 'Bookings' })).toBeTruthy();
});
