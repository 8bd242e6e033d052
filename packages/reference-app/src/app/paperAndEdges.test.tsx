import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { pageOf } from '../../test/fakeApi.ts';
import { administrator, booking, publicBooking } from '../../test/records.ts';
import { renderApp } from '../../test/renderApp.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(async () => {
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  await page.viewport(1280, 900);
});

test('the titles of all pages begin at one left edge', async () => {
  const edges = new Map<string, number>();
  const handlers = {
    'bookings.list': () => pageOf([booking]),
    'bookings.get': () => booking,
    'bookings.getByUuid': () => publicBooking,
    'account.get': () => administrator,
  };
  const places = ['/', '/book', '/bookings', '/bookings/26', '/bookings/26/edit', '/counties', '/nowhere'];
  for (const path of [...places, `/status/${publicBooking.uuid}`]) {
    renderApp({ path, user: administrator, handlers });
    edges.set(
      path,
      Math.round((await screen.findByRole('heading', { level: 1 })).getBoundingClientRect().left),
    );
    cleanup();
  }
  for (const path of ['/auth/login', '/']) {
    renderApp({ path });
    edges.set(
      `${path} of a visitor`,
      (await screen.findByRole('heading', { level: 1 })).getBoundingClientRect().left,
    );
    cleanup();
  }
  expect(Object.fromEntries(edges)).toEqual(Object.fromEntries([...edges.keys()].map((path) => [path, 104])));
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
  expect(screen.getByText('WhatsApp').checkVisibility()).toBe(false);
  const buttons = [...document.querySelectorAll('button, .udongo-button, header, .app-skip')];
  expect(
    buttons.filter((button) => button.checkVisibility() && !button.closest('.udongo-card__header')),
  ).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(720);
});
