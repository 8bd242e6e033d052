import { expect, type Page, test } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { startAs } from './support/session.ts';

const lists = [
  ...['bookings', 'samples', 'farmers', 'agents', 'crops', 'other-crop-names', 'users', 'counties'],
  ...['devices', 'discounts', 'sms', 'outbox', 'review-moderation', 'jobs', 'messages', 'subscribers'],
];

/** Forms that are more than a declaration of fields, and one that is. Their stories have every state of them. */
const forms = ['samples', 'farmers', 'crops', 'discounts'];

for (const { width, height, withForms } of [
  { width: 390, height: 844, withForms: forms },
  { width: 1280, height: 800, withForms: [] },
]) {
  test(`every list at ${width} px: no barrier, nothing wider than the window`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await startAs(page, 'administrator');
    for (const list of lists) {
      await page.goto(`/${list}`);
      await expect(page.getByText(/^Found: \d/)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNoBarrier(page, `/${list}`);
      if (!withForms.includes(list)) continue;
      await page.getByRole('button', { name: 'Add New' }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true })).toBeVisible();
      await expectNoBarrier(page, `the form of /${list}`);
    }
  });
}

async function expectNoBarrier(page: Page, where: string) {
  expect(await findBarriers(page), where).toEqual([]);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth, where).toBe(clientWidth);
}
