import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../../test/fakeApi.ts';
import { administrator, booking } from '../../../../test/records.ts';
import { renderApp } from '../../../../test/renderApp.tsx';

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('the phone number of a booking calls, and opens WhatsApp', async () => {
  renderApp({ path: '/bookings/26', user: administrator, handlers: { 'bookings.get': () => booking } });
  await screen.findByRole('heading', { name: 'UD-1026' });
  expect(hrefOf('0712 345678')).toBe('tel:+254712345678');
  expect(hrefOf('WhatsApp to 0712 345678')).toBe('https://wa.me/254712345678');
});

test('a landline calls and is not sent to WhatsApp; no number is a dash', async () => {
  const phones = ['020 2345678', ''];
  const users = phones.map((phone_number, index) => ({
    ...{ id: index + 1, user: index + 1, full_name: `Person ${index}`, email: `p${index}@x.test` },
    ...{ phone_number, county: null, address: '', role: 'farmer' as const, is_active: true },
  }));
  renderApp({
    path: '/users',
    user: administrator,
    handlers: { 'profiles.list': () => pageOf(users) },
  });
  await screen.findByText('Person 0');
  expect(hrefOf('020 2345678')).toBe('tel:0202345678');
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
  const row = screen.getByRole('row', { name: /Person 1/ });
  expect(within(row).getAllByRole('cell')[2]?.textContent).toBe('-');
});

test('the coordinates of a sample open a map', async () => {
  const sample = {
    ...{ id: 50, booking: 26, booking_code: 'UD-1026', sample_location: 'Lower plot', sample_notes: '' },
    ...{ soil_type: 'loam' as const, size_of_land: '1.50', main_crop: 1, other_crops: [] },
    sensor_data: {
      ...{ nitrogen: 24, phosphorus: 12, potassium: 180, moisture: 21, temperature: 22, pH: 6.1 },
      ...{ conductivity: 410, latitude: -1.28333, longitude: 36.81667 },
    },
  };
  renderApp({
    path: '/samples',
    user: administrator,
    handlers: { 'samples.list': () => pageOf([sample, { ...sample, id: 51, sensor_data: null }]) },
  });
  const link = await screen.findByRole('link', { name: 'Show Lower plot on a map' });
  expect(link.textContent).toBe('-1.28333, 36.81667');
  expect(link.getAttribute('href')).toBe(
    'https://www.google.com/maps/search/?api=1&query=-1.28333%2C36.81667',
  );
});
