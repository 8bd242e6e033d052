import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createDeferredPort } from '../../test/deferred.ts';
import { Dialog } from '../primitives/index.ts';
import { type LoginCredentials, LoginForm } from './index.ts';

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email or phone number' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const press = () => screen.getByRole('button', { name: 'Log in' });

async function logIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(email(), ' farmer@udongo.test ');
  await user.type(password(), 'Farmer-pass-1{Enter}');
}

test('a person logs in once, however often they press', async () => {
  const user = userEvent.setup();
  const { port, calls, call } = createDeferredPort<LoginCredentials, string>();
  const results: string[] = [];
  render(<LoginForm login={port} onLoggedIn={(result) => results.push(result)} />);
  await logIn(user);
  await user.click(press());
  expect(calls.map(({ input }) => input)).toEqual([
    { email: 'farmer@udongo.test', password: 'Farmer-pass-1' },
  ]);
  call(0).resolve('welcome');
  await waitFor(() => expect(results).toEqual(['welcome']));
});

test('nothing is sent while a field is empty or no email, and the first such field gets the focus', async () => {
  const user = userEvent.setup();
  const { port, calls } = createDeferredPort<LoginCredentials, string>();
  render(<LoginForm login={port} />);
  await user.click(press());
  expect(screen.getByText('Email or phone number is required')).toBeTruthy();
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(document.activeElement).toBe(email());
  await user.type(email(), 'farmer');
  await user.click(press());
  expect(screen.getByText('Enter a valid email or phone number')).toBeTruthy();
  expect(calls).toHaveLength(0);
});

test('in a dialog that knows who logs in, the cursor stands in the password', () => {
  const { port } = createDeferredPort<LoginCredentials, string>();
  render(
    <Dialog open onOpenChange={() => {}} title="Log in again">
      <LoginForm login={port} defaultEmail="farmer@udongo.test" />
    </Dialog>,
  );
  expect(document.activeElement).toBe(password());
});

test('a refused login says why and keeps what was typed', async () => {
  const user = userEvent.setup();
  const { port, call } = createDeferredPort<LoginCredentials, string>();
  render(<LoginForm login={port} />);
  await logIn(user);
  call(0).reject(Object.assign(new Error('Unable to log in.'), { fieldErrors: {} }));
  expect((await screen.findByRole('alert')).textContent).toBe('Unable to log in.');
  expect(email().value.trim()).toBe('farmer@udongo.test');
});

test("the server's word about a field stands at the field, about the whole above", async () => {
  const user = userEvent.setup();
  const { port, call } = createDeferredPort<LoginCredentials, string>();
  render(<LoginForm login={port} />);
  await logIn(user);
  call(0).reject({
    message: 'Bad request',
    fieldErrors: { password: 'Too short.', non_field_errors: 'The account is locked.' },
  });
  expect((await screen.findByRole('alert')).textContent).toBe('The account is locked.');
  expect(document.activeElement).toBe(password());
  expect(document.getElementById(password().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Too short.',
  );
});

test('the password can be shown and hidden', async () => {
  const user = userEvent.setup();
  render(<LoginForm login={async () => 'welcome'} />);
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password().type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password().type).toBe('password');
});

test('a person logs in with their phone number', async () => {
  const user = userEvent.setup();
  const { port, calls } = createDeferredPort<LoginCredentials, string>();
  render(<LoginForm login={port} />);
  await user.type(email(), '0712 345 678');
  await user.type(password(), 'Farmer-pass-1{Enter}');
  expect(calls.map(({ input }) => input.email)).toEqual(['0712 345 678']);
});
