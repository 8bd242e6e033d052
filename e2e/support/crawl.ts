import { expect, type Page } from '@playwright/test';

/** Waits until the page's code, data and pictures are loaded. */
export async function expectSettled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('main .udongo-skeleton, main [aria-busy=true]')).toHaveCount(0);
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
      ),
    )
    .toBe(true);
}

/** Goes to another page like a link, without reloading the app. */
export async function followTo(page: Page, path: string) {
  await page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await expect(page).toHaveURL(path);
}

/** Shows the page in these colours, like their switch. */
export async function showIn(page: Page, scheme: 'light' | 'dark') {
  await page.evaluate((name) => {
    document.documentElement.dataset.scheme = name;
  }, scheme);
}

export async function expectNoSidewaysScroll(page: Page, where: string) {
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect(scrollWidth, where).toBe(clientWidth);
}
