import type { Page } from '@playwright/test';

/** Records the errors of a page and its layout shift. Call it before the page opens. */
export async function watchPage(page: Page) {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
        dataset.shift = String(Number(dataset.shift ?? 0) + shift.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const root = page.locator('html');
  return {
    problems,
    /** The layout shift so far, as browsers score it. */
    readShift: async () => Number((await root.getAttribute('data-shift')) ?? 0),
    forgetShift: () => root.evaluate((html) => delete html.dataset.shift),
  };
}
