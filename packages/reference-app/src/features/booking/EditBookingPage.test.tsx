import { screen, waitFor } from '@testing-library/react';
import type { Booking, BookingRequest } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { failure, type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { agent, booking } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';

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
