import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure } from '../../../test/fakeApi.ts';
import { farmer, publicBooking } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';

const path = `/status/${publicBooking.uuid}`;

test('whoever holds the link sees where the booking stands', async () => {
  renderApp({ path, handlers: { 'bookings.getByUuid': () => publicBooking } });
  expect(await screen.findByRole('heading', { name: 'Status of UD-1026' })).toBeTruthy();
  expect(screen.getByText('Received', { exact: false }).closest('li')?.ariaCurrent).toBe('step');
  expect(screen.getByText('Complete Soil Analysis')).toBeTruthy();
  expect(screen.getByText('Friday, 15 January 2027')).toBeTruthy();
  expect(screen.getByText('Kiambu')).toBeTruthy();
  expect(screen.getByText('2')).toBeTruthy();
  expect(screen.getByText('Get Status')).toBeTruthy();
});

test('the page asks as nobody, and shows nothing personal that a service might answer', async () => {
  const { api } = renderApp({
    path,
    user: farmer,
    handlers: {
      'bookings.getByUuid': () => ({
        ...publicBooking,
        name: 'Wanjiku Kariuki',
        phone_no: '+254712345678',
        email: 'farmer@udongo.test',
        address: 'P.O. Box 301 Kiambu',
      }),
    },
  });
  await screen.findByRole('heading', { name: 'Status of UD-1026' });
  const shown = document.querySelector('main')?.textContent ?? '';
  for (const secret of ['Wanjiku', '712345678', '0712', 'farmer@', 'P.O. Box']) {
    expect(shown).not.toContain(secret);
  }
  expect(api.callsOf('bookings.getByUuid').every(({ token }) => token === null)).toBe(true);
});

test('a link without a booking says what to check', async () => {
  renderApp({
    path: '/status/nothing',
    handlers: { 'bookings.getByUuid': () => failure(404, { detail: 'Not found.' }) },
  });
  expect(await screen.findByRole('heading', { name: 'No booking under this link' })).toBeTruthy();
});
