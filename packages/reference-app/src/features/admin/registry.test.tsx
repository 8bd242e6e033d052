import { act, screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { pageOf } from '../../../test/fakeApi.ts';
import { administrator, agent, booking, farmer } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { optionalScreens } from '../../services/config.ts';
import { sections, sectionsOf } from './registry.ts';

const entries = sections.flatMap((section) => section.entries);
const handlers = { 'bookings.list': () => pageOf([booking]) };

test.each(entries)(
  '/$path has its title in the window, its heading and the navigation, and its own declaration',
  async ({ path, title }) => {
    renderApp({ path: `/${path}`, user: administrator, handlers });
    expect(await screen.findByRole('heading', { level: 1, name: title.en })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe(`${title.en} · Udongo`));
    const places = await screen.findAllByRole('link', { name: title.en, hidden: true, current: 'page' });
    // In the row of a wide window and in the menu of a narrow one.
    expect(places.map((place) => place.getAttribute('href'))).toEqual([`/${path}`, `/${path}`]);
  },
);

// Bookings are added on a page of their own, reports, payments and reviews at their booking, messages by visitors or the service, subscribers by themselves, money arrives by itself, and the settings are one record.
const addedElsewhere = [
  'bookings',
  'payments',
  'reports',
  'review-moderation',
  'messages',
  'subscribers',
  'outbox',
  'bin',
  'audit',
  'jobs',
  'settings',
  'payment-issues',
  'refunds',
  'payouts',
  'commissions',
  'reconciliation',
  'pictures',
  'articles',
];
test.each(entries.filter(({ path }) => !addedElsewhere.includes(path)))(
  'the modal that adds to /$path says what it adds, in both languages',
  async ({ path }) => {
    const { user, services } = renderApp({ path: `/${path}`, user: administrator, handlers });
    await user.click(await screen.findByRole('button', { name: 'Add New' }));
    expect(await screen.findByRole('dialog', { name: /^Add [a-z]/ })).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    act(() => services.choices.locale.choose('sw'));
    await user.click(await screen.findByRole('button', { name: 'Ongeza Mpya' }));
    expect(await screen.findByRole('dialog', { name: /^Ongeza [a-z]/ })).toBeTruthy();
  },
);

test('an installation can leave out every list but the bookings', () => {
  const kept = entries.filter(({ path }) => !optionalScreens.some((screen) => screen === path));
  expect(kept.map(({ path }) => path)).toEqual(['bookings']);
});

test('what is not for a role is not offered to it, and a menu without any of it is left out', () => {
  const places = (role: Role) => sectionsOf(role).map((section) => section.entries.map(({ path }) => path));
  expect(places('farmer')).toEqual([['bookings', 'payments']]);
  expect(places('agent')).toEqual([['bookings', 'payments', 'reports', 'farmers'], ['partner-keys']]);
  // One entry needs no menu around it.
  expect(sectionsOf('agent').some(({ title }) => title)).toBe(false);
  expect(places('administrator').flat()).toEqual(entries.map(({ path }) => path));
  expect(places('finance')).toEqual([
    ['bookings', 'payments', 'agents'],
    ['payment-issues', 'refunds', 'payouts', 'commissions', 'reconciliation', 'discounts'],
  ]);
  expect(places('agronomist')).toEqual([
    ['bookings', 'samples', 'reports', 'farmers'],
    ['crops', 'other-crop-names', 'messages', 'input-prices'],
  ]);
  expect(places('technician')).toEqual([['bookings', 'samples'], ['devices']]);
  expect(places('content')).toEqual([
    ['messages', 'subscribers', 'review-moderation', 'articles', 'article-categories', 'pictures', 'faqs'],
  ]);
});

test.each([
  { who: farmer, path: '/farmers' },
  { who: agent, path: '/crops' },
  { who: { ...agent, staff_role: 'technician' as const }, path: '/users' },
])('$path typed by hand says whose it is, and asks the API for nothing', async ({ who, path }) => {
  const { api } = renderApp({ path, user: who, handlers });
  expect(await screen.findByRole('heading', { name: /is not part of your account$/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See your bookings' })).toBeTruthy();
  expect(screen.queryByRole('grid')).toBeNull();
  // The help contact is public, and a person's notifications are their own.
  const own = ['settings.get', 'notifications.list'];
  expect(api.calls.filter(({ operation }) => !own.includes(operation))).toEqual([]);
});

test('the lists are in the language that is chosen', async () => {
  const { services } = renderApp({ path: '/bookings', user: administrator, handlers });
  await screen.findByRole('link', { name: 'UD-1026' });
  act(() => services.choices.locale.choose('sw'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Miadi' })).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'Agrovet' })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('Miadi · Udongo'));
});

test('a name of a crop is called by its word alone until the counties are there', async () => {
  const word = {
    id: 3,
    crop: 4,
    county: 22,
    name: 'mbembe',
    created_on: '2026-10-01',
    updated_on: '2026-10-01',
  };
  const slow = {
    'otherCropNames.list': () => pageOf([word]),
    'counties.list': () => new Promise<never>(() => undefined),
  };
  renderApp({ path: '/other-crop-names', user: administrator, handlers: slow });
  expect(await screen.findByRole('button', { name: 'Update mbembe' })).toBeTruthy();
});

test('the menus of a wide window open on a press, and close once somebody went on', async () => {
  const { user, place } = renderApp({ path: '/bookings', user: administrator, handlers });
  await screen.findByRole('link', { name: 'UD-1026' });
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  const menu = screen.getByRole('list', { name: 'Settings' });
  await user.click(within(menu).getByRole('link', { name: 'Devices' }));
  await waitFor(() => expect(place()).toBe('/devices'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Devices' })).toBe(document.activeElement);
  expect(menu.checkVisibility()).toBe(false);
});
