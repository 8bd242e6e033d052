import { act, screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { pageOf } from '../../../test/fakeApi.ts';
import { administrator, agent, booking, farmer } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { optionalScreens } from '../../services/config.ts';
import { resourceEntries as entries, nameOf, sectionsOf, titleOf } from './registry.ts';

const handlers = { 'bookings.list': () => pageOf([booking]) };

test.each(entries)(
  '/$path has its title in the window, its heading and the navigation, and its own declaration',
  async (entry) => {
    const { path } = entry;
    const title = titleOf(entry, 'administrator', 'en');
    renderApp({ path: `/${path}`, user: administrator, handlers });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe(`${title} · Udongo`));
    const places = await screen.findAllByRole('link', { name: title, hidden: true, current: 'page' });
    // In the row of a wide window and in the menu of a narrow one.
    expect(places.map((place) => place.getAttribute('href'))).toEqual([`/${path}`, `/${path}`]);
  },
);

// Bookings are added on a page of their own, reports, payments and reviews at their booking, messages by visitors or the service, subscribers by themselves, money arrives by itself, and the settings are one record. Rule sets and values of a laboratory are uploaded.
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
  'rule-sets',
  'laboratory-values',
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

/** The places of each section, as a heading (or the menu's own place, '') and the paths below it. */
function placesOf(role: Role, withoutScreens: readonly string[] = []) {
  return sectionsOf(role, withoutScreens).map(({ groups }) =>
    groups.map(({ title, entries: places }) => [
      title ? nameOf(title, 'en') : '',
      places.map(({ path }) => path).join(' '),
    ]),
  );
}

test('what is not for a role is not offered to it, and a menu or a heading without any of it is left out', () => {
  expect(placesOf('farmer')).toEqual([[['', 'bookings payments']]]);
  expect(placesOf('agent')).toEqual([
    [['', 'bookings payments reports farmers']],
    [['People and access', 'partner-keys']],
  ]);
  // One entry needs no menu around it.
  expect(sectionsOf('agent').some(({ title }) => title)).toBe(false);
  expect(placesOf('finance')).toEqual([
    [['', 'bookings payments agents']],
    [['Money', 'payouts refunds payment-issues reconciliation commissions discounts']],
  ]);
  expect(placesOf('agronomist')).toEqual([
    [['', 'bookings samples reports farmers']],
    [
      ['Crops and field work', 'crops rule-sets input-prices other-crop-names'],
      ['Communication', 'messages'],
    ],
  ]);
  expect(placesOf('technician')).toEqual([
    [['', 'bookings samples']],
    [['Crops and field work', 'devices laboratory-values']],
  ]);
  expect(placesOf('content')).toEqual([
    [
      ['Communication', 'messages subscribers'],
      ['Website', 'articles faqs review-moderation pictures article-categories'],
    ],
  ]);
  const ofWebsite = ['articles', 'faqs', 'review-moderation', 'pictures', 'article-categories'];
  expect(placesOf('content', ofWebsite)).toEqual([[['Communication', 'messages subscribers']]]);
});

test('an administrator finds each setting under one of six headings', () => {
  const settings = sectionsOf('administrator')[1]?.groups ?? [];
  expect(settings.map(({ title }) => title && nameOf(title, 'en'))).toEqual([
    'Money',
    'People and access',
    'Crops and field work',
    'Communication',
    'Website',
    'Service and records',
  ]);
  expect(
    sectionsOf('administrator').flatMap(({ groups }) => groups.flatMap((group) => group.entries)),
  ).toEqual(entries);
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

test('the menu of a wide window names its groups', async () => {
  const { user } = renderApp({ path: '/bookings', user: administrator, handlers });
  await screen.findByRole('link', { name: 'UD-1026' });
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  const menu = within(screen.getByRole('list', { name: 'Settings' }));
  const money = within(menu.getByRole('list', { name: 'Money' }));
  expect(money.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Payouts',
    'Refunds',
    'Money to check',
    'Reconciliation',
    'Commissions',
    'Discounts',
  ]);
  expect(menu.getByText('Money').checkVisibility()).toBe(true);
});
