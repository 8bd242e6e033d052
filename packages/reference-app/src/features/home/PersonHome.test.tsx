import { screen, within } from '@testing-library/react';
import type { Attention, Farmer } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { failure, type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { administrator, agent, booking, farmer } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';

const attention: Attention = {
  today: '2026-11-22',
  as_of: '2026-11-22T12:21:08.000+03:00',
  to_collect: 5,
  overdue: 2,
  unpaid: 14,
  without_readings: 12,
  reports_to_send: 4,
};
const none: Handlers = { 'bookings.list': () => pageOf([]) };
const counts = async () =>
  within(await screen.findByRole('region', { name: 'What waits today' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('an administrator sees what waits today, each number a link to its list', async () => {
  renderApp({ path: '/', user: administrator, handlers: { ...none, 'stats.getAttention': () => attention } });
  expect(await counts()).toEqual([
    ['5 To collect today', '/bookings?status=booked&soil_test_date=2026-11-22..2026-11-22'],
    ['2 Collections late', '/bookings?status=booked&is_late=true&ordering=due_on'],
    ['14 Not paid yet', '/bookings?payment=unpaid'],
    ['12 Samples to measure', '/bench'],
    ['4 Reports to send', '/bookings?status=report_ready&is_report_sent=false'],
  ]);
});

test.each([
  ['knows no such address', () => failure(404, { detail: 'Not found.' })],
  ['means another thing by it', () => Response.json({ count: 3 })],
])('where the server %s, no number is shown', async (_, answer) => {
  renderApp({
    path: '/',
    user: administrator,
    handlers: { 'bookings.list': () => pageOf([booking]), 'stats.getAttention': answer },
  });
  expect(await screen.findByText('UD-1026')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'What waits today' })).toBeNull();
  expect(screen.queryByText('An error occured')).toBeNull();
});

test.each([
  [
    /To collect today/,
    { status: 'booked', soil_test_date_after: '2026-11-22', soil_test_date_before: '2026-11-22' },
  ],
  [/Reports to send/, { status: 'report_ready', is_report_sent: 'false' }],
])('the list that is opened from the number %s is asked with its filters', async (name, filters) => {
  const { user, api } = renderApp({
    path: '/',
    user: administrator,
    handlers: { ...none, 'stats.getAttention': () => attention },
  });
  await user.click(await screen.findByRole('link', { name }));
  await screen.findByRole('heading', { level: 1, name: 'Bookings' });
  await screen.findByText('Found: 0 records');
  const query = Object.fromEntries(api.callsOf('bookings.list').at(-1)?.query ?? []);
  expect(query).toMatchObject(filters);
});

test('an agent sees follow-ups and the farmers they referred', async () => {
  const wanjiku = { id: 1, user: { ...farmer }, profile: farmer.profile } as unknown as Farmer;
  const { api } = renderApp({
    path: '/',
    user: agent,
    handlers: {
      ...none,
      'stats.getAttention': () => attention,
      'farmers.list': () => pageOf([wanjiku]),
    },
  });
  expect((await counts()).map(([text]) => text)).toEqual([
    '5 To collect today',
    '2 Collections late',
    '14 Not paid yet',
  ]);
  expect(await screen.findByRole('link', { name: 'Wanjiku Kariuki' })).toBeTruthy();
  expect(api.callsOf('farmers.list')[0]?.query.get('referrer')).toBe('2');
});

test.each([
  ['a collection', { soil_test_date: '2099-01-15', status: 'booked' }, /UD-1026: we collect your soil on/],
  ['a report', { soil_test_date: '2026-01-15', status: 'report_ready' }, /your report is ready/],
  ['the laboratory', { soil_test_date: '2026-01-15', status: 'received' }, /your soil is being tested/],
  [
    'a service without statuses',
    { soil_test_date: '2099-01-15', status: undefined },
    /we collect your soil on/,
  ],
] as const)('a farmer sees the next step: %s', async (_, change, text) => {
  renderApp({
    path: '/',
    user: farmer,
    handlers: { 'bookings.list': () => pageOf([{ ...booking, ...change }]) },
  });
  expect(await screen.findByText(text)).toBeTruthy();
});

test('a farmer who has paid a part sees what is left to pay', async () => {
  renderApp({
    path: '/',
    user: farmer,
    handlers: {
      'bookings.list': () => pageOf([{ ...booking, soil_test_date: '2099-01-15', balance_due: '1500.00' }]),
    },
  });
  expect(await screen.findByText('Still to pay: KES 1,500.00')).toBeTruthy();
});
