import { expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectSettled, followTo } from './support/crawl.ts';
import { findAccessibilityViolations } from './support/findAccessibilityViolations.ts';
import { startAs } from './support/session.ts';

const lists = [
  ...['bookings', 'samples', 'farmers', 'agents', 'crops', 'other-crop-names', 'users', 'counties'],
  ...['devices', 'discounts', 'sms', 'outbox', 'review-moderation', 'jobs', 'messages', 'subscribers'],
];

/**
 * Forms that are more than a declaration of fields, and one that is only that. Their stories have all their
 * states.
 */
const forms = ['samples', 'farmers', 'crops', 'discounts'];

const parts = 4;

for (let part = 0; part < parts; part += 1) {
  test(`lists, part ${part + 1} of ${parts}: no barrier, nothing wider than the window, at 1280 and 390 px`, async ({
    page,
  }) => {
    await startAs(page, 'administrator');
    await page.goto('/');
    for (const [index, list] of lists.entries()) {
      if (index % parts === part) await test.step(list, () => expectNoBarriers(page, list));
    }
  });
}

async function expectNoBarriers(page: Page, list: string) {
  const title = page.getByRole('heading', { level: 1 });
  const before = await title.innerText();
  await followTo(page, `/${list}`);
  await expect(title).not.toHaveText(before);
  await expect(page.getByText(/^Found: \d/)).toBeVisible();
  await expectSettled(page);
  await expectNoBarrier(page, `${list}: a table`);
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, `${list}: cards`);
  // Cards have the same cells as the table; their stories check the cards of each kind.
  if (forms.includes(list)) {
    await expectNoBarrier(page, `${list}: cards`);
    await page.getByRole('button', { name: 'Add New' }).click();
    const form = page.getByRole('dialog');
    await expect(form.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    await expectNoBarrier(page, `${list}: the form`);
    await form.getByRole('button', { name: 'Cancel' }).click();
  }
  if (wide) await page.setViewportSize(wide);
}

async function expectNoBarrier(page: Page, where: string) {
  expect.soft(await findAccessibilityViolations(page), where).toEqual([]);
  await expectNoSidewaysScroll(page, where);
}
