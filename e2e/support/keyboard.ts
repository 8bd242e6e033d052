import type { Locator, Page } from '@playwright/test';

/** Presses Tab, or another key, until the element has the focus. */
export async function goTo(page: Page, target: Locator, key = 'Tab') {
  await target.waitFor({ state: 'attached' });
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${target}`);
}
