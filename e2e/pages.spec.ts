import { expect, type Page, test } from '@playwright/test';
import type { Account } from './support/accounts.ts';
import { findBarriers } from './support/findBarriers.ts';
import { startAs } from './support/session.ts';

interface PageCase {
  path: string;
  as?: Account;
}

const uuid = '5eed0000-0000-4000-8000-000000000016';
const pages: readonly PageCase[] = [
  { path: '/' },
  { path: '/', as: 'farmer' },
  { path: '/auth/login' },
  { path: '/book' },
  { path: '/book', as: 'administrator' },
  { path: '/bookings', as: 'administrator' },
  { path: '/bookings?search=nobody-is-called-this', as: 'agent' },
  { path: '/bookings/16', as: 'farmer' },
  { path: '/bookings/16/edit', as: 'administrator' },
  { path: '/numbers', as: 'administrator' },
  { path: '/account', as: 'farmer' },
  { path: '/farmers/import', as: 'administrator' },
  { path: '/payouts', as: 'administrator' },
  { path: '/commissions?date=2026-01-01..2027-12-31&county=22', as: 'administrator' },
  { path: '/reconciliation', as: 'administrator' },
  { path: '/pictures', as: 'administrator' },
  { path: `/status/${uuid}` },
  { path: '/nowhere' },
];

for (const { path, as } of pages) {
  test(`${path} as ${as ?? 'visitor'}: no barrier in either scheme, nothing wider than a 320 px phone`, async ({
    page,
  }) => {
    // Colours on their way from one scheme to the other have no contrast to measure.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (as) await startAs(page, as);
    await page.goto(path);
    await expectDrawn(page);
    expect(await findBarriers(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Dark colours' }).click();
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    expect(await findBarriers(page)).toEqual([]);
  });
}

/** The page's code and data are here. */
async function expectDrawn(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('main .udongo-skeleton')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

async function expectNoSidewaysScroll(page: Page) {
  const widths = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(widths[0]).toBe(widths[1]);
}
