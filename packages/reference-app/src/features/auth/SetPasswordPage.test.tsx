import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure } from '../../../test/fakeApi.ts';
import { renderApp } from '../../../test/renderApp.tsx';

const path = '/auth/set-password#token=6f1d0b7a9c3e4d52b8a7';

test('a person opens the link, sets a password and comes to the login; the token leaves the address', async () => {
  const sent: unknown[] = [];
  const { user, place } = renderApp({
    path,
    handlers: {
      'auth.validatePasswordResetToken': () => ({ valid: true }),
      'auth.confirmPasswordReset': ({ body }) => {
        sent.push(body);
        return { detail: 'Password changed.' };
      },
    },
  });
  await user.type(await screen.findByLabelText(/^New password/), 'Tilapia-77');
  expect(place()).toBe('/auth/set-password');
  await user.type(screen.getByLabelText(/^The new password again/), 'Tilapia-7');
  await user.click(screen.getByRole('button', { name: 'Set your password' }));
  expect(screen.getAllByText('The two passwords differ').length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText(/^The new password again/), '7');
  await user.click(screen.getByRole('button', { name: 'Set your password' }));
  await waitFor(() => expect(place()).toBe('/auth/login'));
  expect(sent).toEqual([
    { token: '6f1d0b7a9c3e4d52b8a7', new_password: 'Tilapia-77', confirm_password: 'Tilapia-77' },
  ]);
});

test.each([
  ['used or too old', path],
  ['without a token', '/auth/set-password'],
])('a link that is %s says so and asks for no password', async (_, link) => {
  renderApp({ path: link, handlers: { 'auth.validatePasswordResetToken': () => ({ valid: false }) } });
  expect(await screen.findByText('This link no longer works')).toBeTruthy();
  expect(screen.queryByLabelText(/^New password/)).toBeNull();
});

test('a link that was used in the meantime is said above the form', async () => {
  const { user } = renderApp({
    path,
    handlers: {
      'auth.validatePasswordResetToken': () => ({ valid: true }),
      'auth.confirmPasswordReset': () =>
        failure(400, { token: ['This link is no longer valid. Ask for a new one.'] }),
    },
  });
  await user.type(await screen.findByLabelText(/^New password/), 'Tilapia-77');
  await user.type(screen.getByLabelText(/^The new password again/), 'Tilapia-77');
  await user.click(screen.getByRole('button', { name: 'Set your password' }));
  expect((await screen.findAllByText(/This link is no longer valid/)).length).toBeGreaterThan(0);
});

test('a change that the person did not make is undone when they press the button, and they set a new password', async () => {
  const { user, api, place } = renderApp({
    path: '/auth/undo#token=9a7c3e4d52b8a76f1d0b',
    handlers: {
      'account.undoChange': () => ({ token: '6f1d0b7a9c3e4d52b8a7' }),
      'auth.validatePasswordResetToken': () => ({ valid: true }),
    },
  });
  const press = await screen.findByRole('button', { name: 'It was not me: undo it' });
  await waitFor(() => expect(place()).toBe('/auth/undo'));
  expect(api.callsOf('account.undoChange')).toEqual([]);
  await user.click(press);
  await screen.findByLabelText(/^New password/);
  expect(api.callsOf('account.undoChange')[0]?.body).toEqual({ token: '9a7c3e4d52b8a76f1d0b' });
  expect(api.callsOf('auth.validatePasswordResetToken')[0]?.body).toEqual({ token: '6f1d0b7a9c3e4d52b8a7' });
});
