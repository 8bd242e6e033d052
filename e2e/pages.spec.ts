import { expect, type Page, test } from '@playwright/test';
import type { Account } from './support/accounts.ts';
import { expectNoSidewaysScroll, expectSettled, followTo, showIn } from './support/crawl.ts';
import { findAccessibilityViolations, findDimTexts } from './support/findAccessibilityViolations.ts';
import { startAs } from './support/session.ts';

const uuid = '5eed0000-0000-4000-8000-000000000016';

/**
 * Pages other than lists, by their readers. Lists are in `adminPages.spec.ts`, public pages in
 * `publicPages.spec.ts`.
 */
const pages = {
  visitor: ['/auth/login', '/book', `/status/${uuid}`, '/nowhere'],
  farmer: ['/', '/bookings/16', '/account'],
  agent: ['/bookings?search=nobody-is-called-this'],
  administrator: [
    '/book',
    '/bookings/16/edit',
    '/numbers',
    '/farmers/import',
    '/payouts',
    '/commissions?date=2026-01-01..2027-12-31&county=22',
    '/reconciliation',
    '/pictures',
  ],
} satisfies Partial<Record<Account | 'visitor', string[]>>;

for (const [who, paths] of Object.entries(pages) as [Account | 'visitor', string[]][]) {
  test(`pages of ${who}: no barrier in either scheme, nothing wider than a 320 px phone`, async ({
    page,
  }) => {
    if (who !== 'visitor') await startAs(page, who);
    await page.goto(paths[0] ?? '/');
    for (const path of paths) {
      await test.step(path, async () => {
        await followTo(page, path);
        await expectSettled(page);
        await expectNoBarrier(page, path);
      });
    }
  });
}

async function expectNoBarrier(page: Page, path: string) {
  expect.soft(await findAccessibilityViolations(page), path).toEqual([]);
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, path);
  await showIn(page, 'dark');
  expect.soft(await findDimTexts(page), path).toEqual([]);
  await showIn(page, 'light');
  if (wide) await page.setViewportSize(wide);
}
