import { expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectSettled } from './support/crawl.ts';
import { findBarriers } from './support/findBarriers.ts';
import { startAs } from './support/session.ts';

const lists = [
  ...['bookings', 'samples', 'farmers', 'agents', 'crops', 'other-crop-names', 'users', 'counties'],
  ...['devices', 'discounts', 'sms', 'outbox', 'review-moderation', 'jobs', 'messages', 'subscribers'],
];

/** Forms that are more than a declaration of fields, and one that is. Their stories have every state of them. */
const forms = ['samples', 'farmers', 'crops', 'discounts'];

for (const list of lists) {
  test(`/${list}: no barrier, nothing wider than the window, at 1280 and 390 px`, async ({ page }) => {
    await startAs(page, 'administrator');
    await page.goto(`/${list}`);
    await expect(page.getByText(/^Found: \d/)).toBeVisible();
    await expectSettled(page);
    await expectNoBarrier(page, 'a table');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoBarrier(page, 'cards');
    if (!forms.includes(list)) return;
    await page.getByRole('button', { name: 'Add New' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    await expectNoBarrier(page, 'the form');
  });
}

async function expectNoBarrier(page: Page, where: string) {
  expect.soft(await findBarriers(page), where).toEqual([]);
  await expectNoSidewaysScroll(page, where);
}
