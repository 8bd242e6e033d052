import { screen, within } from '@testing-library/react';
import type { Booking, BookingMove } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { expect, test, vi } from 'vitest';
import { failure, type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { agent, booking, farmer } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { separateCaches } from '../../../test/separateCaches.ts';
import { createChoices } from '../../services/choices.ts';
import { sectionOf } from './askToCollect.ts';

separateCaches();

const day = (days: number) =>
  new Date(Date.parse(`${todayInNairobi()}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const toCollect = (id: number, days: number, changes: Partial<Booking> = {}): Booking => ({
  ...booking,
  id,
  code: `UD-${id}`,
  name: `Farmer ${id}`,
  soil_test_date: day(days),
  status: 'booked',
  collector: 2,
  collector_name: 'Otieno Odhiambo',
  moves: [],
  ...changes,
});
const counties = [
  { id: 22, name: 'Kiambu' },
  { id: 42, name: 'Kisumu' },
];
const withBookings = (...bookings: Booking[]): Handlers => ({
  'bookings.list': () => pageOf(bookings),
  'counties.list': () => pageOf(counties),
});

test('a collector sees late soil first, then today, the week and later, by county and place', async () => {
  const asked = { id: 7, status: 'asked', asked_date: '2027-01-20' } as BookingMove;
  const { api } = renderApp({
    path: '/to-collect',
    user: agent,
    handlers: withBookings(
      toCollect(30, -1),
      toCollect(31, 0, { address: 'Ruiru', county: 22 }),
      toCollect(32, 0, { address: 'Limuru', county: 22 }),
      toCollect(33, 0, { address: 'Ahero', county: 42 }),
      toCollect(34, 5, { moves: [asked] }),
      toCollect(35, 20, { county: null, address: '' }),
    ),
  });
  const rows = async (name: string) =>
    within(await screen.findByRole('region', { name }))
      .getAllByRole('link', { name: /^Open the booking/ })
      .map((link) => link.getAttribute('href'));
  expect(await rows('Late')).toEqual(['/bookings/30']);
  expect(await rows('Today')).toEqual(['/bookings/32', '/bookings/31', '/bookings/33']);
  expect(await rows('In the next 7 days')).toEqual(['/bookings/34']);
  expect(await rows('Later')).toEqual(['/bookings/35']);
  const today = within(screen.getByRole('region', { name: 'Today' }));
  await today.findByRole('heading', { name: 'Kisumu' });
  expect(today.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Kiambu',
    'Kisumu',
  ]);
  // A service without wards: nothing is said of them.
  expect(today.queryByRole('heading', { level: 4 })).toBeNull();
  expect(screen.getByText('Asks for 20 Jan 2027')).toBeTruthy();
  expect(today.getAllByRole('link', { name: '0712 345678' })[0]?.getAttribute('href')).toBe(
    'tel:+254712345678',
  );
  expect(today.getAllByRole('link', { name: 'Show on a map' })[0]?.getAttribute('href')).toContain(
    'query=Limuru%2C+Kiambu%2C+Kenya',
  );
  expect(api.callsOf('bookings.list')[0]?.query.get('to_collect')).toBe('true');
});

test('within a county, bookings are by ward, and those of no ward come last', async () => {
  createChoices().locale.choose('sw');
  renderApp({
    path: '/to-collect',
    user: agent,
    handlers: withBookings(
      toCollect(31, 0, { ward: '', address: 'Gachie' }),
      toCollect(32, 0, { ward: 'Ngecha Tigoni', address: 'Ngecha market' }),
      toCollect(36, 0, { ward: 'ngecha  tigoni', address: 'Tigoni dam' }),
      toCollect(33, 0, { ward: 'Ndeiya', address: 'Thigio' }),
      toCollect(34, 0, { ward: 'ndeiya', address: '' }),
      toCollect(35, 0, { ward: '', county: 42 }),
    ),
  });
  const today = within(await screen.findByRole('region', { name: 'Leo' }));
  await today.findByRole('heading', { name: 'Kisumu' });
  const read = 'h3, h4, .app-collect > li strong';
  const region = screen.getByRole('region', { name: 'Leo' });
  expect([...region.querySelectorAll(read)].map(({ textContent }) => textContent)).toEqual([
    'Kiambu',
    'Kata: Ndeiya',
    'Farmer 34',
    'Farmer 33',
    'Kata: Ngecha Tigoni',
    'Farmer 32',
    'Farmer 36',
    'Kata haijatajwa',
    'Farmer 31',
    'Kisumu',
    'Farmer 35',
  ]);
  const maps = today.getAllByRole('link', { name: 'Onyesha kwenye ramani' });
  expect(maps.map((map) => new URL((map as HTMLAnchorElement).href).searchParams.get('query'))).toEqual([
    'ndeiya, Kiambu, Kenya',
    'Thigio, Ndeiya, Kiambu, Kenya',
    'Ngecha market, Ngecha Tigoni, Kiambu, Kenya',
    'Tigoni dam, ngecha  tigoni, Kiambu, Kenya',
    'Gachie, Kiambu, Kenya',
    'P.O. Box 301 Kiambu, Kisumu, Kenya',
  ]);
});

test('coordinates of a sample open a map at the point', async () => {
  const sample = { ...booking.samples[0], sample_location: 'Lower plot (-1.1025, 36.6411)' };
  const samples = [sample as Booking['samples'][number]];
  renderApp({ path: '/to-collect', user: agent, handlers: withBookings(toCollect(31, 0, { samples })) });
  const link = await screen.findByRole('link', { name: 'Show Lower plot on a map' });
  expect(link.getAttribute('href')).toContain('query=-1.1025%2C36.6411');
});

test('the list is there without a network, with its time, and gone after a logout', async () => {
  const handlers = withBookings(toCollect(31, 0));
  const { unmount } = renderApp({ path: '/to-collect', user: agent, handlers, caches });
  expect(await screen.findByText('Farmer 31')).toBeTruthy();
  const kept = async () => (await caches.keys()).filter((name) => name.startsWith('udongo-kept-2'));
  const addresses = async () => {
    const [name] = await kept();
    const keys = name ? await (await caches.open(name)).keys() : [];
    return keys.map(({ url }) => decodeURIComponent(url)).filter((url) => url.includes('to_collect'));
  };
  await vi.waitFor(async () => expect(await addresses()).toHaveLength(1));
  unmount();
  const away = () => {
    throw new TypeError('Failed to fetch');
  };
  const { session } = renderApp({
    path: '/to-collect',
    user: agent,
    handlers: { 'bookings.list': away, 'counties.list': away },
    caches,
  });
  expect(await screen.findByText('Farmer 31')).toBeTruthy();
  expect(await screen.findByText(/as of \d\d:\d\d/)).toBeTruthy();
  session.clear();
  await vi.waitFor(async () => expect(await kept()).toEqual([]));
});

test('soil is marked as collected without a network, kept through a reload, and sent when the line is back', async () => {
  localStorage.clear();
  const rows = withBookings(toCollect(31, 0), toCollect(32, 0));
  const away = () => Promise.reject(new TypeError('Failed to fetch'));
  const first = renderApp({
    path: '/to-collect',
    user: agent,
    handlers: { ...rows, 'bookings.setStatus': away },
  });
  await first.user.click(await screen.findByRole('button', { name: 'Samples are collected: UD-31' }));
  expect(await screen.findByText('1 booking waits for the network')).toBeTruthy();
  expect(screen.getByText('Collected, not sent yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Samples are collected: UD-31' })).toBeNull();
  first.unmount();
  const reloaded = renderApp({
    path: '/to-collect',
    user: agent,
    handlers: { ...rows, 'bookings.setStatus': away },
  });
  expect(await screen.findByText('1 booking waits for the network')).toBeTruthy();
  reloaded.unmount();
  // Another page of the app sends it.
  const { api } = renderApp({
    path: '/notifications',
    user: agent,
    handlers: { ...rows, 'bookings.setStatus': () => toCollect(31, 0, { status: 'sample_collected' }) },
  });
  await vi.waitFor(() => expect(api.callsOf('bookings.setStatus')).toHaveLength(1));
  expect(api.callsOf('bookings.setStatus')[0]).toMatchObject({
    record: '31',
    body: { status: 'sample_collected', note: '' },
  });
  await vi.waitFor(() =>
    expect(JSON.parse(localStorage.getItem('udongo-collect-draft:2:new') ?? '')).toEqual({
      waiting: [],
      refused: [],
    }),
  );
});

test('a refusal is beside its booking; a booking that is marked already counts as collected', async () => {
  localStorage.clear();
  const refusal = 'You cannot set this status now. Ask an administrator.';
  const { user } = renderApp({
    path: '/to-collect',
    user: agent,
    handlers: {
      ...withBookings(toCollect(31, 0), toCollect(32, 0)),
      'bookings.setStatus': () => failure(400, { status: [refusal] }),
      'bookings.get': ({ record }) =>
        toCollect(Number(record), 0, { status: record === '31' ? 'canceled' : 'received' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Samples are collected: UD-31' }));
  const row = (await screen.findByText(/^UD-31 is not marked as collected/)).closest('li');
  expect(row?.textContent).toContain('Farmer 31');
  expect(row?.textContent).toContain(refusal);
  await user.click(screen.getByRole('button', { name: 'Samples are collected: UD-32' }));
  expect(await screen.findByText('Collected')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/is not marked as collected/)).toBeNull();
});

test('a refusal stays in sight after its booking has left the list', async () => {
  localStorage.clear();
  const { user, unmount } = renderApp({
    path: '/to-collect',
    user: agent,
    handlers: {
      ...withBookings(toCollect(31, 0)),
      'bookings.setStatus': () => failure(400, { status: ['This booking is cancelled.'] }),
      'bookings.get': () => toCollect(31, 0, { status: 'canceled' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Samples are collected: UD-31' }));
  await screen.findByText(/^UD-31 is not marked as collected/);
  unmount();
  const later = renderApp({ path: '/to-collect', user: agent, handlers: withBookings(toCollect(32, 0)) });
  await screen.findByText('Farmer 32');
  expect(screen.getByText(/^UD-31 is not marked as collected.*This booking is cancelled/)).toBeTruthy();
  await later.user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/^UD-31 is not marked as collected/)).toBeNull();
});

test('a service that assigns nobody says so, and others than collectors have no such page', async () => {
  const { unmount } = renderApp({ path: '/to-collect', user: agent, handlers: withBookings(booking) });
  expect(await screen.findByText(/^This service assigns nobody/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Open the booking/ })).toBeNull();
  unmount();
  renderApp({ path: '/to-collect', user: farmer, handlers: withBookings(booking) });
  expect(await screen.findByRole('heading', { level: 1, name: /To collect/ })).toBeTruthy();
  expect(screen.queryByText(/^This service assigns nobody/)).toBeNull();
});

test.each([
  ['2026-11-30', 'late'],
  ['2026-12-01', 'today'],
  ['2026-12-08', 'week'],
  ['2026-12-09', 'later'],
])('%s is %s on 1 December', (on, section) => {
  expect(sectionOf(on, '2026-12-01')).toBe(section);
});
