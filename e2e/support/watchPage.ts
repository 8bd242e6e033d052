import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Records the errors of a page and its layout shift. Call it before the page opens. */
export async function watchPage(page: Page) {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const shift of list.getEntries() as Shift[]) {
        dataset.shift = String(Number(dataset.shift ?? 0) + shift.value);
        const moved = shift.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? node.className : node?.textContent;
          return `${String(name).slice(0, 40)} from ${from.x},${from.y} to ${to.x},${to.y}`;
        });
        dataset.moved = `${dataset.moved ?? ''}\n${shift.value.toFixed(3)}: ${moved.join('; ')}`;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const root = page.locator('html');
  return {
    problems,
    /** The layout shift so far, as browsers score it. */
    readShift: async () => Number((await root.getAttribute('data-shift')) ?? 0),
    /** Names what moved, for a failing test. */
    readMoved: async () => (await root.getAttribute('data-moved')) ?? '',
    forgetShift: () => root.evaluate((html) => delete html.dataset.shift),
  };
}
