import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ContactMessage } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { failure, type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { administrator, booking, farmer } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';

const message: ContactMessage = {
  id: 5,
  name: 'Kamau Njoroge',
  email: 'kamau@udongo.test',
  phone_number: '',
  subject: 'Price for a group',
  message: 'We are 12 farmers.\nIs there a price for groups?',
  is_handled: false,
  created_on: '2026-11-20T20:27:26.303015+03:00',
};

async function write(handlers: Handlers) {
  const app = renderApp({ path: '/contact', handlers });
  await app.user.type(await screen.findByLabelText(/^Your name/), 'Kamau Njoroge');
  await app.user.type(screen.getByLabelText(/^Email/), 'kamau@udongo.test');
  await app.user.type(screen.getByRole('textbox', { name: /^Message/ }), 'We are 12 farmers.');
  await app.user.click(screen.getByRole('button', { name: 'Send' }));
  return app;
}

test('a visitor writes a message, which says where the answer goes', async () => {
  const { api } = await write({ 'contact.create': () => message });
  expect(await screen.findByText('Thank you, Kamau Njoroge')).toBeVisible();
  expect(screen.getByText(/We'll answer to kamau@udongo.test/)).toBeVisible();
  // The hidden field is not sent while it is empty: a plain service knows no such field.
  expect(api.callsOf('contact.create')[0]?.body).toEqual({
    ...{ name: 'Kamau Njoroge', email: 'kamau@udongo.test', message: 'We are 12 farmers.' },
    ...{ phone_number: '', subject: '', language: 'en' },
  });
});

test('a farmer without an email address asks about a booking with what the account knows, and is answered by text message', async () => {
  const account = { ...farmer, email: '' };
  const { api, user } = renderApp({
    path: '/bookings/26',
    user: account,
    handlers: {
      'bookings.get': () => booking,
      'account.get': () => account,
      'contact.create': () => ({ ...message, email: '', phone_number: '+254712345678' }),
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Ask a question' }));
  expect(await screen.findByLabelText(/^Your name/)).toHaveProperty('value', 'Wanjiku Kariuki');
  expect(screen.getByLabelText(/^What it is about/)).toHaveProperty('value', 'Booking UD-1026');
  expect(screen.queryByLabelText(/^Email/)).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /^Message/ }), 'When do you come?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/We'll answer to 0712 345678/)).toBeVisible();
  expect(api.callsOf('contact.create')[0]?.body).toMatchObject({
    email: '',
    phone_number: '+254712345678',
    subject: 'Booking UD-1026',
  });
});

test('a person with an email address in the account asks from the results, without being asked for it', async () => {
  const { api, user } = renderApp({
    path: '/bookings/26/results',
    user: farmer,
    handlers: {
      'bookings.get': () => ({ ...booking, status: 'verified' }),
      'bookings.getResults': () => [],
      'account.get': () => farmer,
      'contact.create': () => message,
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Ask a question' }));
  await user.type(await screen.findByRole('textbox', { name: /^Message/ }), 'How much lime is it?');
  expect(screen.queryByLabelText(/^Email/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/Your message has arrived/);
  expect(api.callsOf('contact.create')[0]?.body).toMatchObject({
    email: farmer.email,
    subject: 'Booking UD-1026',
  });
});

test('what was typed stays when the server refuses or does not answer', async () => {
  await write({ 'contact.create': () => failure(400, { email: ['Enter a valid email address.'] }) });
  expect(await screen.findByText('Enter a valid email address.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveProperty('value', 'We are 12 farmers.');
});

test('nobody reaches the hidden field by keyboard, and assistive tools are not told of it', async () => {
  const { container } = renderApp({ path: '/contact' });
  await screen.findByLabelText(/^Your name/);
  const trap = container.querySelector('input[name="website"]');
  expect([trap?.getAttribute('tabindex'), trap?.getAttribute('aria-hidden')]).toEqual(['-1', 'true']);
});

test('what a program writes into the hidden field is sent, so that the server knows it', async () => {
  const { user, container, api } = renderApp({
    path: '/contact',
    handlers: { 'contact.create': () => message },
  });
  await user.type(await screen.findByLabelText(/^Your name/), 'Win');
  await user.type(screen.getByLabelText(/^Email/), 'win@spam.example');
  await user.type(screen.getByRole('textbox', { name: /^Message/ }), 'Click here');
  const trap = container.querySelector<HTMLElement>('input[name="website"]') ?? document.body;
  // A program sets the field's value: nobody can type there.
  fireEvent.input(trap, { target: { value: 'https://spam.example' } });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Thank you, Kamau Njoroge');
  expect(api.callsOf('contact.create')[0]?.body).toMatchObject({ website: 'https://spam.example' });
});

test('of a service without answers, an administrator has a link to answer a message, and ticks it off', async () => {
  const { user, api } = renderApp({
    path: '/messages',
    user: administrator,
    handlers: {
      'contact.list': () => pageOf([message]),
      'contact.update': () => ({ ...message, is_handled: true }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Update Kamau Njoroge' }));
  const answer = await screen.findByRole('link', { name: 'Answer by email' });
  expect(answer.getAttribute('href')).toBe(
    'mailto:kamau%40udongo.test?subject=Re%3A%20Price%20for%20a%20group',
  );
  await user.click(screen.getByRole('checkbox', { name: /Dealt with/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Message updated successfully')).toBeVisible();
  expect(api.callsOf('contact.update')[0]?.body).toEqual({ is_handled: true });
});

test('an administrator answers a message here, and it says who answered, when, and whether the email went out', async () => {
  const answer = {
    ...{ text: 'Yes: 15 percent.', answered_by: 'Ada Auma', status: 'failed' as const },
    created_on: '2026-11-21T09:12:00+03:00',
  };
  let stored: ContactMessage = { ...message, answers: [] };
  const { user, api } = renderApp({
    path: '/messages',
    user: administrator,
    handlers: {
      'contact.list': () => pageOf([stored]),
      'contact.answer': () => {
        stored = { ...message, is_handled: true, answers: [answer] };
        return stored;
      },
    },
  });
  expect(await screen.findByText('To answer')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Update Kamau Njoroge' }));
  expect(screen.queryByRole('link', { name: 'Answer by email' })).toBeNull();
  await user.type(await screen.findByLabelText(/^Your answer/), 'Yes: 15 percent.');
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('The answer is on its way to kamau@udongo.test')).toBeVisible();
  expect(api.callsOf('contact.answer')[0]?.body).toEqual({ text: 'Yes: 15 percent.', answers_seen: 0 });
  expect(await screen.findByText('Answered')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Update Kamau Njoroge' }));
  expect(await screen.findByText(/Ada Auma answered on .*21.*Not sent/)).toBeVisible();
});

test('a message that a colleague answered in the meantime shows that answer, and the own one stays to be sent', async () => {
  const answer = {
    ...{ text: 'Come on Monday.', answered_by: 'Baraka Otieno', status: 'sent' as const },
    created_on: '2026-11-21T09:12:00+03:00',
  };
  const { user, api } = renderApp({
    path: '/messages',
    user: administrator,
    handlers: {
      'contact.list': () => pageOf([{ ...message, answers: [] }]),
      'contact.answer': () => failure(409, { detail: 'Baraka Otieno answered this in the meantime.' }),
      'contact.get': () => ({ ...message, is_handled: true, answers: [answer] }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Update Kamau Njoroge' }));
  await user.type(await screen.findByLabelText(/^Your answer/), 'Come on Friday.');
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('Come on Monday.')).toBeVisible();
  expect(screen.getByLabelText(/^Your answer/)).toHaveValue('Come on Friday.');
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  await waitFor(() => expect(api.callsOf('contact.answer')).toHaveLength(2));
  expect(api.callsOf('contact.answer')[1]?.body).toEqual({ text: 'Come on Friday.', answers_seen: 1 });
});

test('an administrator ticks off a message that was answered by phone', async () => {
  let stored: ContactMessage = { ...message, answers: [] };
  const { user, api } = renderApp({
    path: '/messages',
    user: administrator,
    handlers: {
      'contact.list': () => pageOf([stored]),
      'contact.update': () => {
        stored = { ...stored, is_handled: true };
        return stored;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Update Kamau Njoroge' }));
  const tick = await screen.findByRole('button', { name: 'It is dealt with, without an answer from here' });
  const note = screen.getByText('Fields marked * are required.').getBoundingClientRect();
  expect(note.top - tick.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(16);
  await user.click(tick);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Dealt with', { selector: '.udongo-badge' })).toBeVisible();
  expect(api.callsOf('contact.update')[0]?.body).toEqual({ is_handled: true });
});
