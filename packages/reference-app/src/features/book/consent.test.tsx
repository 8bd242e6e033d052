import { screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { consentVersion } from '@udongo/ui/internal';
import { expect, test } from 'vitest';
import { failure, pageOf } from '../../../test/fakeApi.ts';
import { fillBooking, onlyMaize } from '../../../test/fillBooking.ts';
import { administrator, agent, booking, farmer } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';

async function fillPerson(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText(/Full name/), 'Akinyi Odhiambo');
  await user.type(screen.getByLabelText(/Phone number/), '0712 345 678');
}

/** By then the words of the form would be there. */
const loadedConsent = import('../../components/consent/bookingConsent.tsx');

const book = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Book the test' }));
const tick = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /The farmer agreed/ });

test.each([
  ['a visitor', null],
  ['a farmer', farmer],
])(
  '%s reads above the button what booking means, and the booking carries that version',
  async (_, person) => {
    const { user, api } = renderApp({
      path: '/book',
      config: { takesConsent: true },
      ...(person && { user: person }),
      handlers: {
        'account.get': () => farmer,
        'crops.list': onlyMaize,
        'bookings.create': () => booking,
      },
    });
    const note = await screen.findByText(/By booking you agree that we use your details/);
    expect(screen.getByRole('link', { name: 'How we use your data' }).getAttribute('href')).toBe('/privacy');
    const button = screen.getByRole('button', { name: 'Book the test' });
    expect(note.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('checkbox', { name: /agree/ })).toBeNull();
    if (!person) await fillPerson(user);
    await fillBooking(user);
    await book(user);
    await screen.findByText('UD-1026');
    expect(api.callsOf('bookings.create')[0]?.body).toMatchObject({ consent_version: consentVersion });
  },
);

test('an agent says for each booking that the farmer agreed, and is led to the box that says so', async () => {
  const { user, api } = renderApp({
    path: '/book',
    config: { takesConsent: true },
    user: agent,
    handlers: {
      'account.get': () => agent,
      'crops.list': onlyMaize,
      'farmers.list': () => Response.json(pageOf([])),
      'bookings.create': () => booking,
    },
  });
  await user.click(await screen.findByRole('radio', { name: /^No/ }));
  await fillPerson(user);
  await fillBooking(user);
  const box = await tick();
  await book(user);
  await waitFor(() => expect(box).toHaveFocus());
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Ask the farmer first. Tick the box once the farmer agreed.');
  expect(api.callsOf('bookings.create')).toEqual([]);
  await user.click(box);
  await waitFor(() => expect(box).toBeValid());
  await book(user);
  await screen.findByText('UD-1026');
  expect(api.callsOf('bookings.create')[0]?.body).toMatchObject({ consent_version: consentVersion });
  expect(api.callsOf('bookings.create')[0]?.body).not.toHaveProperty('extra');
});

test.each([
  ['a visitor', null],
  ['an agent', agent],
] as const)('a service that keeps no consent asks %s for none, and is sent none', async (_, person) => {
  const { user, api } = renderApp({
    path: '/book',
    ...(person && { user: person }),
    handlers: {
      'account.get': () => agent,
      'crops.list': onlyMaize,
      'farmers.list': () => Response.json(pageOf([])),
      'bookings.create': () => booking,
    },
  });
  if (person) await user.click(await screen.findByRole('radio', { name: /^No/ }));
  await fillPerson(user);
  await fillBooking(user);
  await loadedConsent;
  expect(screen.queryByText(/By booking you agree/)).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /agreed/ })).toBeNull();
  await book(user);
  await screen.findByText('UD-1026');
  expect(Object.keys(Object(api.callsOf('bookings.create')[0]?.body))).not.toContain('consent_version');
});

test('an administrator is asked for each booking anew, in the language of the page', async () => {
  const { user } = renderApp({
    path: '/book',
    config: { takesConsent: true },
    user: administrator,
    handlers: { 'account.get': () => administrator, 'crops.list': onlyMaize },
  });
  const box = await tick();
  expect(box.checked).toBe(false);
  await user.selectOptions((await screen.findAllByLabelText('Language'))[0] as HTMLElement, 'sw');
  expect(await screen.findByRole('checkbox', { name: /Mkulima amekubali/ })).toBeTruthy();
});

test('a booking for a farmer who withdrew their consent is refused at the farmer, with what to do', async () => {
  const refusal =
    'This farmer withdrew their consent. Ask them to agree again on the page of their account before you book.';
  const { user } = renderApp({
    path: '/book',
    config: { takesConsent: true },
    user: administrator,
    handlers: {
      'account.get': () => administrator,
      'crops.list': onlyMaize,
      'bookings.create': () => failure(400, { farmer: [refusal] }),
    },
  });
  await user.click(await screen.findByRole('radio', { name: /^No/ }));
  await fillPerson(user);
  await fillBooking(user);
  await user.click(await tick());
  await book(user);
  expect(await screen.findAllByText(new RegExp(refusal))).not.toEqual([]);
});
