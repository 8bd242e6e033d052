import { screen, waitFor, within } from '@testing-library/react';
import type { Statistics } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { formatDate } from '@udongo/ui';
import { expect, test } from 'vitest';
import { createHeld } from '../../../test/createHeld.ts';
import { type Call, failure, type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { measured } from '../../../test/measured.ts';
import { administrator, agent, farmer } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { watchSavedFiles } from '../../../test/watchSavedFiles.ts';
import { type Days, latestDays, runningAndBefore } from '../../components/numbers/periods.ts';
import { loadChart } from '../../components/numbers/Trend.tsx';
import { createChoices } from '../../services/choices.ts';
import { loadPageCode } from '../../shell/router.tsx';

// The largest code of the app: no test waits a limited time for it.
await Promise.all([loadPageCode('/numbers'), loadChart()]);

const whole = latestDays('month');
const running = runningAndBefore('month');

/** 40 of the chosen days, 7 of the running month so far, 5 of the same part of the one before. */
function count({ query }: Call): Statistics {
  const from = query.get('date_after');
  const counts = { [whole.from]: 40, [running.now.from]: 7, [running.before.from]: 5 };
  const total = query.get('county') === '1' ? 0 : from === null ? 53 : (counts[from] ?? 3);
  return {
    as_of: '2026-11-22T12:21:08.000+03:00',
    count: total,
    amount: '8500.00',
    series: [
      { period: '2020-01-01', count: 0, amount: '0.00' },
      { period: running.before.from, count: 33, amount: '6500.00' },
      { period: running.now.from, count: 7, amount: '2000.00' },
    ],
    breakdowns: [
      {
        by: 'status',
        groups: [{ key: 'report_ready', label: 'Report ready', count: 40, amount: '8500.00' }],
      },
      {
        by: 'county',
        groups: [
          { key: '22', label: 'Kiambu', count: 30, amount: '6500.00' },
          { key: '6', label: 'Taita/Taveta', count: 8, amount: '2000.00' },
          { key: '', label: 'Not given', count: 2, amount: '0.00' },
        ],
      },
      ...Object.entries(groups).map(([by, key]) => ({
        by,
        groups: [{ key, label: `One ${by}`, count: 40, amount: '8500.00' }],
      })),
    ],
  };
}
/** A group of each of the other breakdowns. */
const groups = {
  payment: 'paid',
  test_type: 'complete-soil-analysis',
  soil_type: 'Sandy',
  main_crop: '3',
  method: 'mpesa',
  agent: '4',
  referrer: '',
  is_agrovet: 'false',
};
const handlers: Handlers = {
  'statistics.getBookings': count,
  'statistics.getSamples': count,
  'statistics.getPayments': count,
  'statistics.getFarmers': count,
  'statistics.getAgents': count,
  'statistics.getCommissions': count,
};
const linkOf = (name: string | RegExp) => {
  const address = screen.getAllByRole('link', { name })[0]?.getAttribute('href') ?? '';
  return new URL(address, 'https://app.test');
};
const compared = async () =>
  within(
    await screen.findByRole('region', {
      name: 'The current period and the same part of the period before it',
    }),
  );
const termsOf = (parts: Awaited<ReturnType<typeof compared>>) =>
  parts.getAllByRole('term').map(({ textContent }) => textContent);
/** On the first day of a month, the month so far is one date. */
const written = ({ from, to }: Days) =>
  from === to ? formatDate('en', to) : `${formatDate('en', from)} to ${formatDate('en', to)}`;
const days = (url: URL) => url.searchParams.get('soil_test_date')?.split('..');

test('an administrator sees one time, the trend with the running period, and the list behind each number', async () => {
  renderApp({ path: '/numbers', user: administrator, handlers });
  expect(
    await screen.findByText('As of 22 Nov 2026, 12:21. Days begin and end in Nairobi time.'),
  ).toBeTruthy();
  const tiles = within(screen.getByRole('region', { name: 'Numbers of the chosen days' }));
  expect(tiles.getAllByRole('listitem')).toHaveLength(6);
  expect(days(linkOf(/40 Bookings/))).toEqual([whole.from, whole.to]);
  const parts = await compared();
  expect(parts.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['7', '5']);
  expect(termsOf(parts)).toEqual([written(running.now), written(running.before)]);
  expect(parts.getByText('2 more than in the days before')).toBeTruthy();
  expect(days(linkOf('7'))).toEqual([running.now.from, running.now.to]);
  expect(days(linkOf('5'))).toEqual([running.before.from, running.before.to]);
  const table = within(screen.getByRole('table', { name: 'Bookings over time' }));
  expect(table.getByRole('rowheader', { name: /, so far$/ })).toBeTruthy();
  // Nothing was counted before the first booking.
  expect(table.queryByRole('rowheader', { name: /2020/ })).toBeNull();
  const chart = await screen.findByRole('img', { name: /^Bookings from .* The table has/ });
  await waitFor(() => expect(chart.querySelectorAll('.recharts-line-curve')).toHaveLength(2));
  expect(chart.querySelectorAll('.recharts-line-curve[stroke-dasharray="5 5"]')).toHaveLength(1);
});

test('a day is compared with the day before, each written as one date', async () => {
  renderApp({ path: '/numbers?interval=day', user: administrator, handlers });
  const { now, before } = runningAndBefore('day');
  expect(termsOf(await compared())).toEqual([formatDate('en', now.to), formatDate('en', before.to)]);
});

test('each number says by which day it is counted, and 13 bookings of other days open with the 40', async () => {
  renderApp({ path: '/numbers?county=22', user: administrator, handlers });
  const tile = await screen.findByRole('link', { name: /^40 Bookings/ });
  expect(tile.textContent).toContain('By day of the test');
  expect(linkOf(/^40 Farmers/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^40 Farmers/ }).textContent).toContain('By day of registration');
  expect(screen.getByText(/13 more have other dates/)).toBeTruthy();
  expect(linkOf('Show all 53').search).toBe('?county=22');
});

test('the time of the page is the earliest at which one of its numbers was counted', async () => {
  const at = (time: string) => (call: Call) => ({ ...count(call), as_of: time });
  const times: Handlers = {
    ...handlers,
    'statistics.getSamples': at('2026-11-22T11:05:00.000+03:00'),
    // Earlier, though it reads later.
    'statistics.getPayments': at('2026-11-22T08:01:00.000+00:00'),
    'statistics.getFarmers': (call) => ({ ...count(call), as_of: undefined }),
  };
  renderApp({ path: '/numbers', user: administrator, handlers: times });
  expect(await screen.findByText(/^As of 22 Nov 2026, 11:01\./)).toBeTruthy();
});

test('each county is a square that opens its bookings, and the table beside it has the same number', async () => {
  renderApp({ path: '/numbers', user: administrator, handlers });
  const map = within(await screen.findByRole('figure'));
  expect(map.getAllByRole('listitem')).toHaveLength(47);
  const square = map.getByRole('link', { name: 'Kiambu: 30' });
  expect(square.getAttribute('href')).toContain('county=22');
  expect(map.getByRole('link', { name: 'Taita/Taveta: 8' })).toBeTruthy();
  expect(map.getByRole('img', { name: 'Turkana: 0' })).toBeTruthy();
  expect(map.getByText(/Greener squares have more\.$/)).toBeTruthy();
  const table = within(screen.getByRole('table', { name: 'By county' }));
  expect(table.getByRole('link', { name: 'Kiambu: 30' })).toBeTruthy();
  expect(table.getByRole('link', { name: 'Not given: 2' }).getAttribute('href')).toContain('county=none');
});

test('the map of counties keeps its distance from the tables above and below it, and crops have Kiswahili names', async () => {
  const [, counties] = count({ query: new URLSearchParams() } as Call).breakdowns;
  const crops = { by: 'main_crop', groups: [{ key: '3', label: 'Maize', count: 40, amount: null }] };
  const soil = { by: 'soil_type', groups: [{ key: 'loam', label: 'Loam', count: 40, amount: null }] };
  const payment = { by: 'payment', groups: [{ key: 'paid', label: 'Paid', count: 40, amount: null }] };
  const breakdowns = [payment, ...(counties ? [counties] : []), soil, crops];
  createChoices().locale.choose('sw');
  renderApp({
    path: '/numbers?topic=samples',
    user: administrator,
    handlers: { ...handlers, 'statistics.getSamples': (call) => ({ ...count(call), breakdowns }) },
  });
  await screen.findByRole('rowheader', { name: 'Mahindi' });
  const box = (name: string) => screen.getByRole('region', { name }).getBoundingClientRect();
  const [above, map, below] = [box('Kwa malipo'), box('Kwa kaunti'), box('Kwa aina ya udongo')];
  expect([map.top - above.bottom, below.top - map.bottom]).toEqual([20, 20]);
});

const testOf = { date_after: whole.from, date_before: whole.to };
const runningOf = { date_after: running.now.from, date_before: running.now.to };
const dayOfTest = { soil_test_date_after: whole.from, soil_test_date_before: whole.to };
const people = { 'a farmer': farmer, 'an agent': agent, 'an administrator': administrator };
const narrow = 'county=22&test_type=complete-soil-analysis';
const narrowed = { county: '22', test_type: 'complete-soil-analysis' };

test.each([
  [
    'a farmer',
    'bookings',
    'By payment',
    `${narrow}&interval=month`,
    'bookings.list',
    { ...dayOfTest, payment: 'paid' },
  ],
  ['a farmer', 'samples', 'By county', 'interval=month', 'samples.list', { ...dayOfTest, county: '22' }],
  ['a farmer', 'payments', 'By method', 'interval=month', 'payments.list', { ...testOf, method: 'mpesa' }],
  [
    'an agent',
    'bookings',
    'By status',
    narrow,
    'bookings.list',
    { ...dayOfTest, ...narrowed, status: 'report_ready' },
  ],
  [
    'an agent',
    'samples',
    'By type of soil',
    narrow,
    'samples.list',
    { ...dayOfTest, ...narrowed, soil_type: 'Sandy' },
  ],
  [
    'an agent',
    'payments',
    'By payment',
    narrow,
    'payments.list',
    { ...testOf, ...narrowed, payment: 'paid' },
  ],
  ['an agent', 'farmers', 'By county', narrow, 'farmers.list', { ...testOf, county: '22' }],
  ['an agent', 'commissions', 'By agrovet', narrow, 'commissions.list', { ...testOf, ...narrowed }],
  [
    'an administrator',
    'samples',
    'By main crop',
    'agent=1',
    'samples.list',
    { ...dayOfTest, agent: '1', main_crop: '3' },
  ],
  [
    'an administrator',
    'payments',
    'By method',
    `${narrow}&agent=1`,
    'payments.list',
    { ...testOf, ...narrowed, agent: '1', method: 'mpesa' },
  ],
  [
    'an administrator',
    'farmers',
    'By referring agent',
    'county=22&agent=1',
    'farmers.list',
    { ...testOf, county: '22', agent: '1', has_referrer: 'false' },
  ],
  [
    'an administrator',
    'agents',
    'By kind',
    `${narrow}&agent=1`,
    'agents.list',
    { ...testOf, county: '22', is_agrovet: 'false' },
  ],
  [
    'an administrator',
    'agents',
    'Agents over time',
    'county=22',
    'agents.list',
    { ...runningOf, county: '22' },
  ],
  [
    'an administrator',
    'commissions',
    'By agrovet',
    narrow,
    'commissions.list',
    { ...testOf, ...narrowed, agent: '4' },
  ],
] as const)(
  'the number that %s presses of %s, %s, opens the list of exactly these',
  async (who, topic, caption, chosen, operation, filters) => {
    const { user, api } = renderApp({
      path: `/numbers?topic=${topic}&${chosen}`,
      user: people[who],
      handlers: { ...handlers, [operation]: () => pageOf([]) },
    });
    const table = within(await screen.findByRole('table', { name: caption }));
    await user.click(table.getAllByRole('link')[0] as HTMLElement);
    await screen.findByText('Found: 0 records');
    const {
      page: _page,
      limit: _limit,
      ordering: _ordering,
      fields: _fields,
      ...asked
    } = Object.fromEntries(api.callsOf(operation).at(-1)?.query ?? []);
    expect(asked).toEqual(filters);
  },
);

test('an agent reads how many farmers each agent referred, without links to a list that would show others', async () => {
  renderApp({ path: '/numbers?topic=farmers', user: agent, handlers });
  const table = within(await screen.findByRole('table', { name: 'By referring agent' }));
  expect(table.getAllByRole('rowheader').length).toBeGreaterThan(0);
  expect(table.queryByRole('link')).toBeNull();
  expect(
    within(screen.getByRole('table', { name: 'By county' })).getByRole('link', { name: 'Kiambu: 30' }),
  ).toBeVisible();
});

test('the groups behind the first twelve are shown with a press, each a number with its list', async () => {
  const many = Array.from({ length: 15 }, (_, index) => ({
    key: String(index + 1),
    label: `Crop ${index + 1}`,
    count: 20 - index,
    amount: null,
  }));
  const { user } = renderApp({
    path: '/numbers?topic=samples',
    user: administrator,
    handlers: {
      ...handlers,
      'statistics.getSamples': (call) => ({
        ...count(call),
        breakdowns: [{ by: 'main_crop', groups: many }],
      }),
    },
  });
  const table = within(await screen.findByRole('table', { name: 'By main crop' }));
  expect(table.getAllByRole('link')).toHaveLength(12);
  await user.click(screen.getByRole('button', { name: 'Show 3 more' }));
  expect(table.getByRole('link', { name: 'Crop 15: 6' }).getAttribute('href')).toContain('main_crop=15');
  await user.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(table.getAllByRole('link')).toHaveLength(12);
});

test('agents are counted for administrators, in words of both languages, without filters that they lack', async () => {
  createChoices().locale.choose('sw');
  const agents: Statistics = {
    count: 6,
    amount: null,
    series: [{ period: running.now.from, count: 6, amount: null }],
    breakdowns: [
      { by: 'county', groups: [{ key: '', label: 'Not given', count: 6, amount: null }] },
      {
        by: 'is_agrovet',
        groups: [
          { key: 'true', label: 'Agrovet', count: 4, amount: null },
          { key: 'false', label: 'No agrovet', count: 2, amount: null },
        ],
      },
    ],
  };
  const path = '/numbers?topic=agents&test_type=complete-soil-analysis&agent=4';
  const { api, unmount } = renderApp({
    path,
    user: administrator,
    handlers: { ...handlers, 'statistics.getAgents': () => agents },
  });
  const kinds = within(await screen.findByRole('table', { name: 'Kwa aina' }));
  expect(kinds.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Wana agrovet',
    'Hawana duka',
  ]);
  expect(linkOf(/6 Mawakala/).search).toBe(`?date=${whole.from}..${whole.to}`);
  expect(linkOf('Haijatajwa: 6').searchParams.get('county')).toBe('none');
  expect(screen.queryByRole('combobox', { name: 'Agrovet' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Aina ya upimaji' })).toBeNull();
  const asked = api.callsOf('statistics.getAgents').map(({ query }) => [...query.keys()].sort());
  expect(new Set(asked.flat())).toEqual(new Set(['date_after', 'date_before', 'interval']));
  unmount();
  const ofAgent = renderApp({ path, user: agent, handlers });
  await screen.findByRole('region', { name: 'Takwimu za siku zilizochaguliwa' });
  expect(ofAgent.api.callsOf('statistics.getAgents')).toEqual([]);
});

test('until the numbers of another choice come, those on the page lead to their own lists', async () => {
  const { held, give } = createHeld<void>();
  const ofKiambu = async (call: Call) => {
    if (call.query.get('county')) await held;
    return { ...count({ ...call, query: new URLSearchParams() }), count: 12 };
  };
  const { user } = renderApp({
    path: '/numbers',
    user: administrator,
    handlers: { ...handlers, 'statistics.getBookings': ofKiambu },
  });
  const bookings = await screen.findByRole('link', { name: /^12 Bookings/ });
  await user.type(screen.getByRole('combobox', { name: 'County' }), 'kiamb');
  await user.click(await screen.findByRole('option', { name: 'Kiambu' }));
  const counted = bookings.closest('[aria-busy]');
  await waitFor(() => expect(counted?.getAttribute('aria-busy')).toBe('true'));
  expect(linkOf(/^12 Bookings/).searchParams.has('county')).toBe(false);
  give();
  await waitFor(() => expect(counted?.getAttribute('aria-busy')).toBe('false'));
  expect(linkOf(/^12 Bookings/).searchParams.get('county')).toBe('22');
});

test('choices are kept in the address and sent with every question', async () => {
  const { user, api, place } = renderApp({ path: '/numbers?topic=samples', user: administrator, handlers });
  await screen.findByRole('heading', { name: 'Samples over time' });
  await user.type(screen.getByRole('combobox', { name: 'County' }), 'kiamb');
  await user.click(await screen.findByRole('option', { name: 'Kiambu' }));
  await waitFor(() => expect(place()).toBe('/numbers?topic=samples&county=22'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Count by' }), 'Week');
  await waitFor(() => {
    const last = api.callsOf('statistics.getSamples').at(-1)?.query;
    expect([last?.get('county'), last?.get('interval')]).toEqual(['22', 'week']);
  });
  expect(days(linkOf(/\d Bookings/))?.[1]).toBe(todayInNairobi());
});

test('an agrovet beyond the first page of agents is named, and another one is found by its name', async () => {
  const asked: (string | null)[] = [];
  const { user, place } = renderApp({
    path: '/numbers?agent=731',
    user: administrator,
    handlers: {
      ...handlers,
      'agents.get': () => ({ id: 731, agrovet_name: 'Wote Agrovet' }),
      'agents.list': ({ query }) => {
        asked.push(query.get('limit'));
        const results = query.get('search') ? [{ id: 902, agrovet_name: 'Zawadi Agrovet' }] : [];
        return { count: 950, total_pages: 5, next: null, previous: null, results };
      },
    },
  });
  const agrovet = await screen.findByRole('combobox', { name: 'Agrovet' });
  await waitFor(() => expect(agrovet).toHaveValue('Wote Agrovet'));
  await user.clear(agrovet);
  await user.type(agrovet, 'zawadi');
  await user.click(await screen.findByRole('option', { name: 'Zawadi Agrovet' }));
  await waitFor(() => expect(place()).toBe('/numbers?agent=902'));
  expect(new Set(asked)).toEqual(new Set(['200']));
});

test('a table is saved for spreadsheets, named by what it holds and the day', async () => {
  const saved = watchSavedFiles();
  const { user } = renderApp({ path: '/numbers', user: administrator, handlers });
  await user.click(await screen.findByRole('button', { name: 'Save By county as CSV' }));
  // The time is Nairobi's, not that of the device's clock.
  await waitFor(async () =>
    expect(await saved.read()).toEqual({
      [`By county ${todayInNairobi()}.csv`]: [
        'Group,Number,Amount (KES),Counted at (Nairobi)',
        'Kiambu,30,6500.00,"22 Nov 2026, 12:21"',
        'Taita/Taveta,8,2000.00,"22 Nov 2026, 12:21"',
        'Not given,2,0.00,"22 Nov 2026, 12:21"',
        '',
      ],
    }),
  );
});

test('nothing to count says so, and one press shows everything again', async () => {
  const { user, place } = renderApp({ path: '/numbers?county=1', user: agent, handlers });
  expect(await screen.findByText('Nothing was counted')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(place()).toBe('/numbers');
  expect(await screen.findByRole('heading', { name: 'Bookings over time' })).toBeTruthy();
});

test('numbers that do not load can be asked for again', async () => {
  let isBroken = true;
  const { user } = renderApp({
    path: '/numbers',
    user: agent,
    handlers: {
      ...handlers,
      'statistics.getPayments': (call) => (isBroken ? failure(400, { detail: 'No.' }) : count(call)),
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Bookings over time' })).toBeTruthy();
});

test('a farmer sees their own bookings by year and their readings with the way to results, without filters that their lists lack', async () => {
  const own: Handlers = {
    ...handlers,
    'account.get': () => farmer,
    'farmers.getReadings': () => [measured(26, 2026, 5.2, null)],
  };
  const { api } = renderApp({ path: '/numbers', user: farmer, handlers: own });
  await screen.findByRole('heading', { name: 'Bookings over time' });
  const sample = await screen.findByRole('link', { name: 'UD-26-1' });
  expect(sample.getAttribute('href')).toBe('/bookings/26/results');
  expect(api.callsOf('statistics.getBookings')[0]?.query.get('interval')).toBe('year');
  expect(screen.queryByRole('figure')).toBeNull();
  const tiles = within(screen.getByRole('region', { name: 'Numbers of the chosen days' }));
  expect(tiles.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('combobox', { name: 'County' })).toBeNull();
  expect(api.callsOf('statistics.getFarmers')).toEqual([]);
});

test('a service without statistics has no such page', async () => {
  renderApp({ path: '/numbers', user: administrator });
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeTruthy();
});

test.each(['/numbers', '/numbers/soil'])('an installation can leave out %s', async (path) => {
  const config = { withoutScreens: ['numbers'] as const };
  renderApp({ path, user: administrator, handlers, config });
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeTruthy();
});

test('a number whose list is left out leads nowhere', async () => {
  const config = { withoutScreens: ['commissions'] as const };
  renderApp({ path: '/numbers', user: administrator, handlers, config });
  const tiles = within(await screen.findByRole('region', { name: 'Numbers of the chosen days' }));
  expect(tiles.getByText('Commissions').closest('a')).toBeNull();
  expect(tiles.getByText('Payments').closest('a')).not.toBeNull();
});
