import { cleanup, screen } from '@testing-library/react';
import type { Payment, PaymentOptions, Review } from '@udongo/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { paidPayment, prompted, unpaid } from '../../../../ui/test/payments.ts';
import { failure, pageOf } from '../../../test/fakeApi.ts';
import { administrator, booking, farmer, publicBooking } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(async () => {
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  await page.viewport(1280, 900);
});

test('the titles of all pages begin at one left edge, and those of a visitor at theirs', async () => {
  const handlers = {
    'bookings.list': () => pageOf([booking]),
    'bookings.get': () => booking,
    'bookings.getByUuid': () => publicBooking,
    'account.get': () => administrator,
  };
  const readEdges = async (paths: readonly string[], user?: typeof administrator) => {
    const edges: [path: string, left: number][] = [];
    for (const path of paths) {
      renderApp({ path, handlers, ...(user && { user }) });
      const { left } = (await screen.findByRole('heading', { level: 1 })).getBoundingClientRect();
      edges.push([path, Math.round(left)]);
      cleanup();
    }
    return edges;
  };
  const places = ['/', '/book', '/bookings', '/bookings/26', '/bookings/26/edit', '/counties', '/nowhere'];
  const edges = await readEdges([...places, `/status/${publicBooking.uuid}`], administrator);
  expect(edges).toEqual(edges.map(([path]) => [path, edges[0]?.[1]]));
  const ofVisitor = await readEdges(['/auth/login', '/']);
  expect(ofVisitor).toEqual(ofVisitor.map(([path]) => [path, ofVisitor[0]?.[1]]));
});

/** Measures the left edge of a text's letters, in pixels. */
function beginOf(text: string): number {
  const range = document.createRange();
  range.selectNodeContents(screen.getByText(text));
  return Math.round(range.getBoundingClientRect().left);
}

test('in the middle of a payment an alert begins its lines at one edge, and the page of a card is easy to press', async () => {
  await page.viewport(390, 800);
  const paid = { ...unpaid, paid: true, amount: '0.00', amount_paid: '35100.00', payment: paidPayment };
  const open = (options: PaymentOptions) =>
    renderApp({
      path: '/bookings/26',
      user: farmer,
      handlers: { 'bookings.get': () => booking, 'payments.getOptions': () => options },
    });
  open({ ...paid, amount_overpaid: '17550.00' });
  await screen.findByText('You paid KES 17,550.00 too much');
  expect(beginOf("We'll refund it. You don't need to do anything.")).toBe(
    beginOf('You paid KES 17,550.00 too much'),
  );
  cleanup();
  const card: Payment = { ...prompted, method: 'card', authorization_url: 'https://pay.test/card' };
  open({ ...unpaid, payment: card });
  const link = await screen.findByRole('link', { name: 'Go to the card page' });
  expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('buttons below a text stand apart from it', async () => {
  const review: Review = {
    ...{ id: 3, user: 8, author: 'Wanjiku K.', booking: 26, rating: 4, comment: 'Well explained.' },
    ...{
      is_published: false,
      created_on: '2026-11-20T20:27:26+03:00',
      updated_on: '2026-11-20T20:27:26+03:00',
    },
  };
  renderApp({
    path: '/bookings/26',
    user: farmer,
    handlers: {
      'bookings.get': () => ({ ...booking, status: 'report_ready' }),
      'payments.getOptions': () => failure(500, {}),
      'reviews.list': () => pageOf([review]),
    },
  });
  for (const [text, button] of [
    [/^Server error/, 'Try again'],
    ['Waits until we have read it', 'Change'],
  ] as const) {
    const above = (await screen.findByText(text)).getBoundingClientRect().bottom;
    const below = screen.getByRole('button', { name: button }).getBoundingClientRect().top;
    expect([button, below - above >= 8]).toEqual([button, true]);
  }
});

test('the logins of an account begin at one edge with the button that ends the others', async () => {
  const login = {
    id: 1,
    device: 'Chrome on Linux',
    created_on: '2026-11-20T10:00:00Z',
    last_used_on: '2026-11-20T10:00:00Z',
  };
  renderApp({
    path: '/account',
    user: farmer,
    handlers: {
      'account.get': () => farmer,
      'auth.listLogins': () => [
        { ...login, is_current: true },
        { ...login, id: 2, device: 'Firefox', is_current: false },
      ],
    },
  });
  await screen.findByText('Firefox');
  expect(Math.abs(beginOf('Log out everywhere else') - beginOf('Firefox'))).toBeLessThanOrEqual(1);
});

test.each([720, 1000])('on paper %i px wide a list is a table without anything to press', async (width) => {
  await page.viewport(width, 900);
  renderApp({
    path: '/bookings',
    user: administrator,
    handlers: { 'bookings.list': () => pageOf([booking]) },
  });
  await screen.findByRole('link', { name: 'UD-1026' });
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await expect.poll(() => matchMedia('print').matches).toBe(true);
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  expect(seen('table').map((table) => getComputedStyle(table).display)).toEqual(['table']);
  const headers = seen('th[scope="col"]').map(({ textContent }) => textContent);
  expect(headers).toContain('Amount (KES)');
  expect(headers).not.toContain('Actions');
  expect(seen('input, select, textarea, button:not(.udongo-table__sort)')).toEqual([]);
  const cells = seen('tbody td, tbody th');
  const tops = new Set(cells.map((cell) => Math.round(cell.getBoundingClientRect().top)));
  expect([cells.length > 8, tops.size]).toEqual([true, 1]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('on paper a booking has a letterhead and the address of its public page, and nothing to press', async () => {
  await page.viewport(720, 1000);
  renderApp({
    path: '/bookings/26',
    user: administrator,
    handlers: {
      'bookings.get': () => booking,
      'settings.get': () => ({ support_name: 'Udongo desk', support_phone_no: '+254700123456' }),
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'UD-1026' });
  const number = await screen.findByText(/0700 123456/, { selector: '.app-letterhead *' });
  const address = screen.getByText(`${location.origin}/status/${booking.uuid}`);
  expect([number.checkVisibility(), address.checkVisibility()]).toEqual([false, false]);
  const actions = [...document.querySelectorAll<HTMLElement>('.app-title__actions > *')];
  expect([actions.length, new Set(actions.map(({ offsetTop }) => offsetTop)).size]).toEqual([3, 1]);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await expect.poll(() => matchMedia('print').matches).toBe(true);
  expect([number.checkVisibility(), address.checkVisibility()]).toEqual([true, true]);
  expect(number.textContent).toContain('Udongo desk');
  expect(screen.getAllByText('WhatsApp').some((link) => link.checkVisibility())).toBe(false);
  const buttons = [...document.querySelectorAll('button, .udongo-button, header, .app-skip')];
  expect(
    buttons.filter((button) => button.checkVisibility() && !button.closest('.udongo-card__header')),
  ).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(720);
});
