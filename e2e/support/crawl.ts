import { expect, type Page } from '@playwright/test';

/** Waits until the page's code, data, font and pictures are loaded. */
export async function expectSettled(page: Page) {
  // The server's own page is there before the app that takes it over.
  await expect(page.locator('html')).not.toHaveAttribute('data-rendered');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('main .udongo-skeleton, main [aria-busy=true]')).toHaveCount(0);
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
      ),
    )
    .toBe(true);
  await page.evaluate(async () => void (await document.fonts.ready));
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

/** Finds texts that lie on each other, each pair as it reads. Bars that stay in sight while the page scrolls are left out. */
export function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Whether an element stays in sight, is only for screen readers, or is inside of such an element. */
    const isApart = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      const isCut = width < 2 || height < 2;
      if (isCut || ['fixed', 'sticky'].includes(getComputedStyle(element).position)) return true;
      return element.parentElement !== null && isApart(element.parentElement);
    };
    /** Whether a line is below what its element, or one around it, shows of a longer text. */
    const isCutOff = (element: Element, middle: number): boolean => {
      const { top, bottom } = element.getBoundingClientRect();
      const isOut = getComputedStyle(element).overflowY !== 'visible' && (middle < top || middle > bottom);
      return isOut || (element.parentElement !== null && isCutOff(element.parentElement, middle));
    };
    const lines: { text: string; node: Node; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, textContent } = node;
      const text = textContent?.trim() ?? '';
      const isSeen = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (text === '' || !parent || !isSeen || isApart(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        if (isCutOff(parent, y + height / 2)) continue;
        // The middle of a line: letters of close lines may reach into each other's height.
        lines.push({ text, node, box: new DOMRect(x + 1, y + height * 0.3, width - 2, height * 0.4) });
      }
    }
    const lies = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    return lines.flatMap(({ text, node, box }, index) =>
      lines
        .slice(index + 1)
        .filter((other) => other.node !== node && lies(box, other.box))
        .map((other) => `“${text.slice(0, 40)}” and “${other.text.slice(0, 40)}”`),
    );
  });
}
