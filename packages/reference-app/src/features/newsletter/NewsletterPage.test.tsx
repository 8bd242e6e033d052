import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { administrator } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';

const done = () => ({ detail: 'Done.' });

async function subscribe(handlers: Handlers) {
  const app = renderApp({ path: '/newsletter', handlers });
  await app.user.type(await screen.findByLabelText(/^Email/), 'moraa@news.example');
  await app.user.click(screen.getByRole('button', { name: 'Subscribe' }));
  return app;
}

test('a visitor subscribes and reads that a mail has to be confirmed', async () => {
  const { api } = await subscribe({ 'subscribers.create': done });
  expect(await screen.findByText('Check your email')).toBeVisible();
  expect(screen.getByText(/If moraa@news.example gets no news yet/)).toBeVisible();
  expect(api.callsOf('subscribers.create')[0]?.body).toEqual({ email: 'moraa@news.example', language: 'en' });
});

test('what a program writes into the hidden field is sent, so that the server knows it', async () => {
  const { user, container, api } = renderApp({
    path: '/newsletter',
    handlers: { 'subscribers.create': done },
  });
  await user.type(await screen.findByLabelText(/^Email/), 'win@spam.example');
  const trap = container.querySelector<HTMLElement>('input[name="website"]') ?? document.body;
  // A program sets the field's value: nobody can type there.
  fireEvent.input(trap, { target: { value: 'https://spam.example' } });
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  await screen.findByText('Check your email');
  expect(api.callsOf('subscribers.create')[0]?.body).toEqual({
    ...{ email: 'win@spam.example', language: 'en' },
    website: 'https://spam.example',
  });
});

test('where the service has no newsletter, the page says so and keeps the address', async () => {
  await subscribe({ 'subscribers.create': () => failure(404, { detail: 'Not found.' }) });
  expect(await screen.findByText(/This server does not offer this/)).toBeVisible();
  expect(screen.getByLabelText(/^Email/)).toHaveProperty('value', 'moraa@news.example');
});

const pages = [
  {
    path: 'confirm',
    operation: 'subscribers.confirm',
    button: 'Yes, send me the news',
    says: "You're subscribed to our news",
  },
  {
    path: 'leave',
    operation: 'subscribers.unsubscribe',
    button: 'Unsubscribe',
    says: "You're unsubscribed",
  },
] as const;

test.each(pages)('opening the link to $path changes nothing, its button does', async (page) => {
  const { user, api } = renderApp({
    path: `/newsletter/${page.path}#token=6f1d0b7a`,
    handlers: { [page.operation]: done },
  });
  const button = await screen.findByRole('button', { name: page.button });
  expect(api.callsOf(page.operation)).toEqual([]);
  await user.click(button);
  expect(await screen.findByText(page.says)).toBeVisible();
  expect(api.callsOf(page.operation)[0]?.body).toEqual({ token: '6f1d0b7a' });
  expect(window.location.hash).toBe('');
});

test.each(pages)(
  'a link to $path that is used up says so, and one whose call fails can be pressed again',
  async (page) => {
    let isAway = true;
    const refused = failure(400, { token: ['This link is no longer valid.'] });
    const { user } = renderApp({
      path: `/newsletter/${page.path}#token=6f1d0b7a`,
      handlers: { [page.operation]: () => (isAway ? failure(403, { detail: 'Not now.' }) : refused) },
    });
    await user.click(await screen.findByRole('button', { name: page.button }));
    isAway = false;
    await user.click(await screen.findByRole('button', { name: page.button }));
    expect(await screen.findByText('This link is no longer valid')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Subscribe again' }).getAttribute('href')).toBe('/newsletter');
  },
);

test('an administrator sees who gets the news and deletes an address', async () => {
  const subscriber = {
    ...{ id: 3, email: 'moraa@news.example', is_active: true },
    created_on: '2026-11-20T20:27:26.303015+03:00',
  };
  const { user, api } = renderApp({
    path: '/subscribers',
    user: administrator,
    handlers: { 'subscribers.list': () => pageOf([subscriber]), 'subscribers.delete': () => null },
  });
  expect(await screen.findByRole('row', { name: /moraa@news.example.*Gets the news/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Delete moraa@news.example/ }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/deleted/i)).toBeVisible();
  expect(api.callsOf('subscribers.delete')[0]?.record).toBe('3');
});
