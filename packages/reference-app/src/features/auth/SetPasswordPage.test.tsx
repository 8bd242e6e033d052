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
