import { screen, within } from '@testing-library/react';
import type { Commission } from '@udongo/sdk';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pageOf } from '../../../test/fakeApi.ts';
import { administrator, agent, booking } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';

afterEach(() => page.viewport(1280, 900));

const commission: Commission = {
  id: 11,
  agent: 1,
  agrovet_name: 'Mavuno Agrovet',
  booking: 26,
  booking_code: 'UD-1026',
  amount: '650.00',
  status: 'earned',
  created_on: '2026-11-20T20:27:26.303015+03:00',
  collected_on: null,
  disbursed_on: null,
  reference: '',
};
const handlers = {
  'commissions.getBalance': () => ({
    ...{ agent: 1, agrovet_name: 'Mavuno Agrovet', percentage: '10.00', phone_number: '+254711000001' },
    ...{ coming: '0.00', earned: '650.00', requested: '0.00', paid_out: '0.00' },
  }),
  'commissions.list': () => pageOf([commission]),
};
/** Measures the box of an element's content, without its padding. */
function edgesOf(element: Element | undefined | null) {
  const range = document.createRange();
  range.selectNodeContents(element ?? document.body);
  const { left, right } = range.getBoundingClientRect();
  return { left: Math.round(left), right: Math.round(right) };
}

test('on a phone the rows of a table in a card begin and end where its title and link do', async () => {
  await page.viewport(390, 800);
  renderApp({ path: '/earnings', user: agent, handlers });
  const code = await screen.findByRole('link', { name: 'UD-1026' });
  const card = within(screen.getByRole('region', { name: 'Commissions' }));
  expect(edgesOf(code).left).toBe(edgesOf(card.getByRole('heading')).left);
  // A pixel of room for the edge of a button that shows none.
  const ends = [
    card.getByRole('link', { name: 'Filter commissions' }),
    card.getByRole('cell', { name: '650.00' }),
  ];
  const [link = 0, amount = 0] = ends.map((end) => edgesOf(end).right);
  expect(Math.abs(amount - link)).toBeLessThanOrEqual(1);
});

test('on a phone the last of an odd number of tiles leaves no hole beside it', async () => {
  await page.viewport(390, 800);
  const attention = {
    ...{ today: '2026-11-22', as_of: '2026-11-22T12:21:08.000+03:00', to_collect: 5, overdue: 2, unpaid: 14 },
    ...{ without_readings: 12, reports_to_send: 4 },
  };
  renderApp({ path: '/', user: administrator, handlers: { 'stats.getAttention': () => attention } });
  const tiles = await screen.findByRole('region', { name: 'To do today' });
  const all = within(tiles).getAllByRole('listitem');
  expect(all).toHaveLength(5);
  const rights = all.map((tile) => Math.round(tile.getBoundingClientRect().right));
  expect(rights.at(-1)).toBe(rights[1]);
});

test('on a phone the test and its samples share a line of the booking', async () => {
  await page.viewport(390, 800);
  renderApp({ path: '/bookings', user: agent, handlers: { 'bookings.list': () => pageOf([booking]) } });
  const row = (await screen.findByText('UD-1026')).closest('tr');
  const [kind, samples] = ['test', 'samples'].map((name) => row?.querySelector(`[data-column="${name}"]`));
  expect(kind?.textContent).toBe('Complete');
  expect(samples?.getBoundingClientRect().top).toBe(kind?.getBoundingClientRect().top);
});

test('on a phone the buttons of a question end at the edge of its dialog, on two lines, too', async () => {
  await page.viewport(390, 800);
  const next = { status: 'canceled' as const, needs_reason: true };
  const { user } = renderApp({
    path: '/bookings/26',
    user: agent,
    handlers: { 'bookings.get': () => ({ ...booking, next_statuses: [next] }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel the booking' }));
  const buttons = within(screen.getByRole('dialog', { name: 'Cancel UD-1026' })).getAllByRole('button');
  const boxes = buttons.slice(-2).map((button) => button.getBoundingClientRect());
  expect(boxes[1]?.top).toBeGreaterThan(boxes[0]?.top ?? 0);
  expect(boxes[1]?.right).toBe(boxes[0]?.right);
});
