import { screen, waitFor, within } from '@testing-library/react';
import type { SavedReadings, SoilTestSample, UnusualReading } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { failure, type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { administrator, agent, booking, openSample } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';

const sensor_data = {
  nitrogen: 12,
  phosphorus: 30,
  potassium: 310,
  conductivity: 110,
  moisture: 22,
  temperature: 24.1,
  pH: 3.6,
  latitude: -1.0345,
  longitude: 37.0712,
};
const sample: SoilTestSample = { ...openSample, sensor_data };
const unusual: UnusualReading[] = [
  {
    sample: 50,
    sample_code: 'UD-1026-1',
    reading: 'pH',
    value: 3.6,
    reasons: [{ kind: 'warning_limit', expected_low: 4, expected_high: 9 }],
    comment: null,
  },
];
const saves: SavedReadings[] = [
  { id: 12, sensor_data, saved_on: '2026-11-21T10:00:00+03:00', saved_by: 1, saved_by_name: 'Ada Auma' },
  {
    id: 11,
    sensor_data: { ...sensor_data, pH: 5.1 },
    saved_on: '2026-11-20T10:00:00+03:00',
    saved_by: 3,
    saved_by_name: 'Juma Mwangi',
  },
];
const handlers: Handlers = {
  'bookings.get': () => ({ ...booking, status: 'analysed' }),
  'bookings.listUnusual': () => unusual,
  'bookings.verify': () => ({ ...booking, status: 'verified' }),
  'samples.list': () => pageOf([sample]),
  'samples.listReadings': () => saves,
};
const path = '/bookings/26/verify';

test('every unusual reading is shown first, and needs a comment before the booking is verified', async () => {
  const { user, api, place } = renderApp({ path, user: administrator, handlers });
  expect(await screen.findByRole('heading', { name: '1 unusual reading' })).toBeTruthy();
  expect(screen.getByText('Mostly between 4 and 9.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Verify the readings' }));
  const comment = screen.getByRole('textbox', { name: /Why it is right/ });
  expect(screen.getByText('Write a comment, or measure again')).toBeTruthy();
  expect(document.activeElement).toBe(comment);
  await user.type(comment, 'Measured twice');
  await user.click(screen.getByRole('button', { name: 'Verify the readings' }));
  expect(await screen.findByText('UD-1026 is verified')).toBeTruthy();
  expect(api.callsOf('bookings.verify').map(({ body }) => body)).toEqual([
    { comments: [{ sample: 50, reading: 'pH', comment: 'Measured twice' }] },
  ]);
  await waitFor(() => expect(place()).toBe('/bookings/26/results'));
});

test('who saved the readings hears that somebody else has to verify them, and the comment stays', async () => {
  const { user } = renderApp({
    path,
    user: administrator,
    handlers: {
      ...handlers,
      'bookings.verify': () =>
        failure(400, {
          non_field_errors: ['You saved readings of this booking. Another person has to verify it.'],
        }),
    },
  });
  const comment = await screen.findByRole<HTMLInputElement>('textbox', { name: /Why it is right/ });
  await user.type(comment, 'Measured twice');
  await user.click(screen.getByRole('button', { name: 'Verify the readings' }));
  expect(await screen.findByText(/Another person has to verify it/)).toBeTruthy();
  expect(comment.value).toBe('Measured twice');
});

test('earlier readings say who saved them and when', async () => {
  const { user } = renderApp({ path, user: administrator, handlers });
  await user.click(await screen.findByRole('button', { name: 'Earlier readings of UD-1026-1' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByRole('columnheader', { name: '20 Nov 2026, 10:00, Juma Mwangi' })).toBeTruthy();
  const row = dialog.getByRole('row', { name: /^pH/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['3.6', '5.1']);
});

test('verifying is not for agents', async () => {
  const { api } = renderApp({ path, user: agent, handlers });
  expect(await screen.findByRole('heading', { name: /is not part of your account/ })).toBeTruthy();
  expect(api.callsOf('bookings.listUnusual')).toEqual([]);
});
