import { expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectSettled, followTo } from './support/crawl.ts';
import { findAccessibilityViolations } from './support/findAccessibilityViolations.ts';
import { startAs } from './support/session.ts';

/**
 * Lists whose forms are more than a declaration of fields, and one that is only that; their stories have all their states.
 * `pages.spec.ts` has the pages of all lists.
 */
const lists = ['samples', 'farmers', 'crops', 'discounts'];

for (const list of lists) {
  test(`${list}: no barrier on cards and in the form, nothing wider than a 390 px phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await startAs(page, 'administrator');
    await page.goto('/');
    await followTo(page, `/${list}`);
    await expect(page.getByText(/^Found: \d/)).toBeVisible();
    await expectSettled(page);
    await expectNoBarrier(page, `${list}: cards`);
    await page.getByRole('button', { name: 'Add New' }).click();
    const form = page.getByRole('dialog');
    await expect(form.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    await expectNoBarrier(page, `${list}: the form`);
  });
}

async function expectNoBarrier(page: Page, where: string) {
  expect.soft(await findAccessibilityViolations(page), where).toEqual([]);
  await expectNoSidewaysScroll(page, where);
}
