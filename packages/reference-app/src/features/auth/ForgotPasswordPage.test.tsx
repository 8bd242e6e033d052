import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure } from '../../../test/fakeApi.ts';
import { renderApp } from '../../../test/renderApp.tsx';

const asked = () => ({ detail: 'On its way.' });

test('a person asks for a link by e-mail, from the login', async () => {
  const { user, api } = renderApp({ path: '/auth/login', handlers: { 'auth.requestPasswordReset': asked } });
  await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
  await screen.findByRole('heading', { name: 'Forgot your password?' });
  await user.type(await screen.findByLabelText(/^Email or phone number/), 'farmer@udongo.test');
  await user.click(screen.getByRole('button', { name: 'Send me a link or a code' }));
  await screen.findByText(/If farmer@udongo.test has an account, an email with a link is on its way/);
  expect(api.callsOf('auth.requestPasswordReset')[0]?.body).toEqual({
    email: 'farmer@udongo.test',
    language: 'en',
  });
});

test('a person with a phone types the code and comes to the new password', async () => {
  const { user, api, place } = renderApp({
    path: '/auth/forgot-password',
    handlers: {
      'auth.requestPasswordReset': asked,
      'auth.exchangePasswordResetCode': ({ body }) =>
        Object(body).code === '204518'
          ? { token: '6f1d0b7a9c3e4d52b8a7' }
          : failure(400, { code: ['This code is wrong or too old. Ask for a new one.'] }),
      'auth.validatePasswordResetToken': () => ({ valid: true }),
    },
  });
  await user.type(await screen.findByLabelText(/^Email or phone number/), '0712 345 678{Enter}');
  const code = await screen.findByLabelText(/^Code/);
  expect(screen.getByText(/^If \+254712345678 has an account/)).toBeVisible();
  await user.type(code, '111111{Enter}');
  await screen.findAllByText(/This code is wrong or too old/);
  await user.clear(code);
  await user.type(code, '204518{Enter}');
  await screen.findByLabelText(/^New password/);
  await waitFor(() => expect(place()).toBe('/auth/set-password'));
  expect(api.callsOf('auth.validatePasswordResetToken')[0]?.body).toEqual({ token: '6f1d0b7a9c3e4d52b8a7' });
});

test('a server without text messages says what it takes, at the field', async () => {
  const { user } = renderApp({
    path: '/auth/forgot-password',
    handlers: {
      'auth.requestPasswordReset': () => failure(400, { email: ['Enter a valid email address.'] }),
    },
  });
  const field = await screen.findByLabelText(/^Email or phone number/);
  await user.type(field, '0712 345 678{Enter}');
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveValue('0712 345 678');
});
