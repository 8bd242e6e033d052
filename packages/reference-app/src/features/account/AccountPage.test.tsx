import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure } from '../../../test/fakeApi.ts';
import { farmer } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';

const passwordForm = async () => within(await screen.findByRole('form', { name: 'Password' }));

test('a person changes their password, reads how strong the new one is, and what was refused', async () => {
  const { user, api } = renderApp({
    path: '/account',
    user: farmer,
    handlers: {
      'auth.changePassword': ({ body }) =>
        Object(body).old_password === 'Farmer-pass-1'
          ? { detail: 'Password changed.' }
          : failure(400, { old_password: ['Wrong password.'] }),
    },
  });
  const form = await passwordForm();
  await user.type(form.getByLabelText(/^Old password/), 'Farmer-pass-2');
  const field = form.getByLabelText(/^New password/);
  for (const [typed, words] of [
    ['Shamba', /^Too short/],
    ['12345678', /^Weak/],
    ['Tilapia-77', /^Good/],
    [' shamba la mama yangu ', /^Strong/],
  ] as const) {
    await user.clear(field);
    await user.click(field);
    await user.paste(typed);
    expect(field).toHaveAccessibleDescription(words);
  }
  await user.click(form.getAllByRole('button', { name: 'Show password' })[1] as HTMLElement);
  expect(field).toHaveAttribute('type', 'text');
  await user.type(form.getByLabelText(/^The new password again/), ' shamba la mama yangu ');
  await user.click(form.getByRole('button', { name: 'Change the password' }));
  await screen.findAllByText(/Wrong password/);
  await user.clear(form.getByLabelText(/^Old password/));
  await user.type(form.getByLabelText(/^Old password/), 'Farmer-pass-1');
  await user.click(form.getByRole('button', { name: 'Change the password' }));
  await screen.findByText('Your password is changed. All other logins have ended.');
  expect(api.callsOf('auth.changePassword')[1]?.body).toEqual({
    old_password: 'Farmer-pass-1',
    new_password: ' shamba la mama yangu ',
    confirm_password: ' shamba la mama yangu ',
  });
  expect(field).toHaveValue('');
});

test('a server that cannot change passwords says so, and keeps what was typed', async () => {
  const { user } = renderApp({ path: '/account', user: farmer });
  const form = await passwordForm();
  await user.type(form.getByLabelText(/^Old password/), 'Farmer-pass-1');
  await user.type(form.getByLabelText(/^New password/), 'Tilapia-77');
  await user.type(form.getByLabelText(/^The new password again/), 'Tilapia-77');
  await user.click(form.getByRole('button', { name: 'Change the password' }));
  expect((await screen.findAllByText(/does not offer/)).length).toBeGreaterThan(0);
  expect(form.getByLabelText(/^Old password/)).toHaveValue('Farmer-pass-1');
});
