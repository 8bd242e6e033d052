import { screen, waitFor, within } from '@testing-library/react';
import type { Booking, BookingRequest } from '@udongo/sdk';
import { afterEach, expect, test } from 'vitest';
import { failure, type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { agent, booking } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { separateCaches } from '../../../test/separateCaches.ts';

separateCaches();

const maize = { id: 1, name: 'Maize' };

/** A service that stores what it is sent. */
function serve(first: Booking): Handlers {
  let stored = first;
  return {
    'account.get': () => agent,
    'bookings.get': () => stored,
    'counties.list': () =>
      pageOf([
        { id: 22, name: 'Kiambu' },
        { id: 42, name: 'Kisumu' },
      ]),
    'crops.list': () => Response.json(pageOf([maize])),
    'farmers.list': () => pageOf([]),
    'agents.list': () => pageOf([]),
    'bookings.update': ({ body }) => {
      const { ward = stored.ward, notes = '' } = body as BookingRequest;
      stored = { ...stored, notes, ...(ward !== undefined && { ward }) };
      return stored;
    },
  };
}
const path = '/bookings/26/edit';
const save = () => screen.getByRole('button', { name: 'Save changes' });

test('an agent says the ward of a booking; one that they did not touch is not sent', async () => {
  const handlers = serve({ ...booking, ward: 'Ndeya' });
  const { user, api } = renderApp({ path, user: agent, handlers });
  const sent = () => api.callsOf('bookings.update').map(({ body }) => body as BookingRequest);
  const ward = await screen.findByLabelText('Ward');
  expect(ward).toHaveProperty('value', 'Ndeya');
  await user.type(screen.getByLabelText('Notes'), 'Bring a spade');
  await user.click(save());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).not.toHaveProperty('ward');

  await user.clear(ward);
  await user.type(ward, 'Ndeiya');
  await user.click(save());
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ ward: 'Ndeiya', notes: 'Bring a spade' });

  await user.clear(ward);
  await user.type(ward, 'Ndeya');
  await user.click(save());
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent()[2]).toMatchObject({ ward: 'Ndeya' });
});

test('another county takes the ward of the former one away, and undoing it brings the ward back', async () => {
  const handlers = serve({ ...booking, ward: 'Ndeya' });
  const { user, api } = renderApp({ path, user: agent, handlers });
  const ward = await screen.findByLabelText('Ward');
  const choose = async (county: string) => {
    const choice = screen.getByRole('combobox', { name: 'County' });
    await user.clear(choice);
    await user.type(choice, county);
    await user.click(await screen.findByRole('option', { name: county }));
  };
  await choose('Kisumu');
  await waitFor(() => expect(ward).toHaveProperty('value', ''));
  await user.click(await screen.findByRole('button', { name: 'Undo my changes' }));
  await waitFor(() => expect(ward).toHaveProperty('value', 'Ndeya'));

  await choose('Kisumu');
  await user.click(save());
  await waitFor(() => expect(api.callsOf('bookings.update')).toHaveLength(1));
  expect(api.callsOf('bookings.update')[0]?.body).toMatchObject({ county: 42, ward: '' });
});

test('a refused ward says so at its field', async () => {
  const refusal = 'Ensure this field has no more than 100 characters.';
  const { user } = renderApp({
    path,
    user: agent,
    handlers: {
      ...serve({ ...booking, ward: '' }),
      'bookings.update': () => failure(400, { ward: [refusal] }),
    },
  });
  const ward = await screen.findByLabelText('Ward');
  await user.type(ward, 'Ndeiya');
  await user.click(save());
  await waitFor(() => expect(ward.getAttribute('aria-invalid')).toBe('true'));
});

test('a service that keeps no wards is asked for none and sent none', async () => {
  const { user, api } = renderApp({ path, user: agent, handlers: serve(booking) });
  await user.type(await screen.findByLabelText('Address'), ', Riabai');
  expect(screen.queryByLabelText('Ward')).toBeNull();
  await user.click(save());
  await waitFor(() => expect(api.callsOf('bookings.update')).toHaveLength(1));
  expect(api.callsOf('bookings.update')[0]?.body).not.toHaveProperty('ward');
});

/** A service with versions, behind a network that can be away. */
function serveVersions(first: Partial<Booking> = {}) {
  const service = {
    stored: { ...booking, version: 'v1', notes: 'Gate is locked', ...first } as Booking,
    isAway: false,
    handlers: {} as Handlers,
  };
  const handlers: Handlers = {
    ...serve(booking),
    'bookings.get': () => service.stored,
    'bookings.update': ({ body }) => {
      const { version, ...changes } = body as BookingRequest;
      if (version !== service.stored.version) {
        return failure(412, { code: 'stale', detail: 'Somebody else changed this.', stored: service.stored });
      }
      service.stored = { ...service.stored, ...(changes as Partial<Booking>), version: `${version}+` };
      return service.stored;
    },
  };
  for (const [operation, answer] of Object.entries(handlers)) {
    const reach = (call: Parameters<typeof answer>[0]) => {
      if (service.isAway) throw new TypeError('Failed to fetch');
      return answer(call);
    };
    Object.assign(service.handlers, { [operation]: reach });
  }
  return service;
}
/** The form, on a device that keeps what was read for when there is no network. */
const openForm = (handlers: Handlers) => renderApp({ path, user: agent, handlers, caches: window.caches });
const notes = () => screen.findByLabelText('Notes');
afterEach(() => localStorage.clear());

test('an agent without a network changes a booking; the change waits, and goes when the network is back', async () => {
  const service = serveVersions();
  const { user, place } = openForm(service.handlers);
  await user.type(await notes(), ', call first');
  service.isAway = true;
  await user.click(save());
  await waitFor(() => expect(place()).toBe('/bookings/26'));
  expect(await screen.findByText('Your change of this booking is not sent yet.')).toBeVisible();
  expect(service.stored.notes).toBe('Gate is locked');
  service.isAway = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(service.stored.notes).toBe('Gate is locked, call first'));
  await waitFor(() => expect(screen.queryByText('Your change of this booking is not sent yet.')).toBeNull());
  expect(await screen.findByText('Gate is locked, call first')).toBeVisible();
  expect(Object.keys(localStorage).filter((key) => /draft/.test(key))).toEqual([]);
});

test('a colleague changed the same: the agent opens the change, chooses, and nothing typed is lost', async () => {
  const service = serveVersions();
  const { user, place } = openForm(service.handlers);
  await user.type(await notes(), ', call first');
  service.isAway = true;
  await user.click(save());
  await waitFor(() => expect(place()).toBe('/bookings/26'));
  service.stored = { ...service.stored, version: 'v2', notes: 'Gate is open', address: 'Riabai' };
  service.isAway = false;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText(/Somebody else changed the same/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Open your change' }));
  expect(await notes()).toHaveProperty('value', 'Gate is locked, call first');
  await user.click(save());
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('Gate is open')).toBeVisible();
  expect(question.getByText('Gate is locked, call first')).toBeVisible();
  await user.click(question.getByRole('radio', { name: /Gate is locked, call first/ }));
  await user.click(question.getByRole('button', { name: /Save/ }));
  await waitFor(() => expect(service.stored.notes).toBe('Gate is locked, call first'));
  expect(service.stored.address).toBe('Riabai');
  expect(localStorage.getItem('udongo-edit-draft:2:new')).toBeNull();
});

test('a change that waits is opened, changed and discarded', async () => {
  const service = serveVersions();
  const { user, place } = openForm(service.handlers);
  await user.type(await notes(), ', call first');
  service.isAway = true;
  await user.click(save());
  await user.click(await screen.findByRole('link', { name: 'Open your change' }));
  await user.type(await notes(), ' at seven');
  await user.click(save());
  await waitFor(() => expect(place()).toBe('/bookings/26'));
  await user.click(await screen.findByRole('link', { name: 'Open your change' }));
  expect(await notes()).toHaveProperty('value', 'Gate is locked, call first at seven');
  await user.click(screen.getByRole('link', { name: 'UD-1026' }));
  await user.click(await screen.findByRole('button', { name: 'Discard your change' }));
  expect(screen.queryByText('Your change of this booking is not sent yet.')).toBeNull();
  expect(service.stored.notes).toBe('Gate is locked');
});

test('a service without versions keeps no change: the form stays with what was typed', async () => {
  const service = serveVersions({ version: undefined });
  const { user, place } = openForm(service.handlers);
  await user.type(await notes(), ', call first');
  service.isAway = true;
  await user.click(save());
  expect(await screen.findAllByText(/internet|network/i)).not.toEqual([]);
  expect(place()).toBe(path);
  expect(await notes()).toHaveProperty('value', 'Gate is locked, call first');
});

const undo = () => screen.findByRole('button', { name: 'Undo' });

test('a change of a booking is undone on its form, and what was typed since is kept as a draft', async () => {
  const service = serveVersions();
  const { user, place } = openForm(service.handlers);
  await user.type(await notes(), ', call first');
  await user.click(save());
  expect(await screen.findByText('Booking updated successfully')).toBeVisible();
  await user.type(await notes(), ' at seven');
  await user.click(await undo());
  expect(await screen.findByText('Your change is undone.')).toBeVisible();
  await waitFor(() => expect(service.stored.notes).toBe('Gate is locked'));
  expect(place()).toBe(path);
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await notes()).toHaveProperty('value', 'Gate is locked, call first at seven');
});

test('a change of a booking is undone on another page, too, which then shows the booking from before', async () => {
  const service = serveVersions();
  const { user, router } = openForm(service.handlers);
  await user.type(await notes(), ', dog');
  await user.click(save());
  await undo();
  await router.navigate('/bookings/26');
  expect(await screen.findByText('Gate is locked, dog')).toBeVisible();
  await user.click(await undo());
  expect(await screen.findByText('Gate is locked')).toBeVisible();
});

test('a colleague who changed the booking since loses nothing by Undo', async () => {
  const service = serveVersions();
  const { user } = openForm(service.handlers);
  await user.type(await notes(), ', call first');
  await user.click(save());
  await undo();
  service.stored = { ...service.stored, version: 'v9', notes: 'Gate is open' };
  await user.click(await undo());
  expect(await screen.findByText(/It was changed again after you saved it/)).toBeVisible();
  expect(service.stored.notes).toBe('Gate is open');
  await waitFor(async () => expect(await notes()).toHaveProperty('value', 'Gate is open'));
});

test('a change that took a verification back offers no Undo: it would not bring that back', async () => {
  const service = serveVersions();
  const { 'bookings.update': update } = service.handlers;
  const { user } = openForm({
    ...service.handlers,
    'bookings.update': async (call) => {
      const answer = await update?.(call);
      service.stored = { ...service.stored, status: 'analysed' };
      return answer instanceof Response ? answer : service.stored;
    },
  });
  await user.type(await notes(), ', call first');
  await user.click(save());
  expect(await screen.findByText('Booking updated successfully')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
