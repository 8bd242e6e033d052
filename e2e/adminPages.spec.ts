import { expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectSettled, followTo } from './support/crawl.ts';
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
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('every list: no barrier, nothing wider than the window', async ({ page }) => {
      await startAs(page, 'administrator');
      await page.goto('/');
      for (const list of lists) {
        await test.step(list, async () => {
          await followTo(page, `/${list}`);
          await expect(page.getByText(/^Found: \d/)).toBeVisible();
          await expectSettled(page);
          await expectNoBarrier(page, `/${list}`);
          if (!withForms.includes(list)) return;
          await page.getByRole('button', { name: 'Add New' }).click();
          await expect(
            page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }),
          ).toBeVisible();
          await expectNoBarrier(page, `the form of /${list}`);
          await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
          await expect(page.getByRole('dialog')).toHaveCount(0);
        });
      }
    });
  });
}

async function expectNoBarrier(page: Page, where: string) {
  expect.soft(await findBarriers(page), where).toEqual([]);
  await expectNoSidewaysScroll(page, where);
}
