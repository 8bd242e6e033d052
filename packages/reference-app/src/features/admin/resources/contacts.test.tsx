import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paidPayment } from '../../../../../ui/test/payments.ts';
import { type Handlers, pageOf } from '../../../../test/fakeApi.ts';
import { administrator, booking } from '../../../../test/records.ts';
import { renderApp } from '../../../../test/renderApp.tsx';
import { watchSavedFiles } from '../../../../test/watchSavedFiles.ts';

/** Address of a link; a booking has the phone number in its head and among its facts. */
const hrefOf = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');

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
  expect(within(row).getAllByRole('gridcell')[2]?.textContent).toBe('-');
});

const on = '2026-11-20T20:27:26.303015+03:00';
const message = {
  ...{ id: 4, kind: 'report_ready', class: 'transactional', language: 'en', status: 'sent', reason: '' },
  ...{ subject: '', text: '', html: '', parts: null, cost: null, booking: 26, created_on: on },
};
const commission = {
  ...{ id: 1, agent: 1, agrovet_name: 'Mavuno Agrovet', booking: 21, booking_code: 'UD-21', batch: null },
  ...{ amount: '650.00', created_on: on, collected_on: on, disbursed_on: null, reference: '' },
};
const phone_number = '+254712345678';
const page = (record: object) => Response.json(pageOf([record]));
const lists: [path: string, handlers: Handlers][] = [
  ['/payments', { 'payments.list': () => page(paidPayment) }],
  ['/outbox', { 'messages.list': () => page({ ...message, channel: 'sms', recipient: phone_number }) }],
  ['/payouts', { 'commissions.list': () => page({ ...commission, phone_number }) }],
];

test.each(lists)('the phone numbers of %s call and open WhatsApp', async (path, handlers) => {
  renderApp({ path, user: administrator, handlers });
  await screen.findByText('0712 345678');
  expect(hrefOf('0712 345678')).toBe('tel:+254712345678');
  expect(hrefOf('WhatsApp to 0712 345678')).toBe('https://wa.me/254712345678');
});

test('an email and a number that is partly hidden are no calls, and a file has them and numbers as plain text', async () => {
  const saved = watchSavedFiles();
  const payments = [paidPayment, { ...paidPayment, id: 71, phone_number: '', phone_hint: '••• 678' }];
  const { user, unmount } = renderApp({
    path: '/payments',
    user: administrator,
    handlers: { 'payments.list': () => pageOf(payments) },
  });
  await screen.findByText('••• 678');
  expect(screen.getAllByRole('link', { name: /^[\d•]+ \d+$/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(async () => expect(Object.keys(await saved.read())).toHaveLength(1));
  const text = Object.values(await saved.read()).join();
  for (const cell of [',0712 345678,', ',••• 678,']) expect(text).toContain(cell);
  unmount();
  renderApp({
    path: '/outbox',
    user: administrator,
    handlers: {
      'messages.list': () => page({ ...message, channel: 'email', recipient: 'wanjiku@udongo.test' }),
    },
  });
  const email = await screen.findByText('wanjiku@udongo.test');
  expect(email.closest('a')).toBeNull();
});

test('the coordinates that a booking has from "Use my location" open a map', async () => {
  const places = ['Lower plot (-1.03326, 36.86902)', '-1.2, 36.8', 'Block (3, 4)'];
  const samples = places.map((sample_location, index) => ({
    ...booking.samples[0],
    ...{ id: 50 + index, sample_location },
  }));
  renderApp({
    path: '/bookings/26',
    user: administrator,
    handlers: { 'bookings.get': () => Response.json({ ...booking, samples }) },
  });
  await screen.findByText('Block (3, 4)');
  const map = 'https://www.google.com/maps/search/?api=1&query=';
  expect(hrefOf('Show Lower plot on a map')).toBe(`${map}-1.03326%2C36.86902`);
  expect(hrefOf('Show Sample 2 on a map')).toBe(`${map}-1.2%2C36.8`);
  expect(screen.getByText('Lower plot', { exact: false }).textContent).toBe('Lower plot -1.03326, 36.86902');
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
