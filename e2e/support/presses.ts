import type { Page } from '@playwright/test';

/** The presses of one person: clicks and Enter, in all of their windows. Typing, pasting and choosing in a list are none. */
export interface Presses {
  count: number;
}

/** Counts the presses of the person at this page from now on. Call it before the page opens. */
export async function countPresses(page: Page): Promise<Presses> {
  const presses: Presses = { count: 0 };
  await page.context().exposeBinding('udongoPressed', () => {
    presses.count += 1;
  });
  await page.context().addInitScript(() => {
    const tell = () => Reflect.get(window, 'udongoPressed')();
    // A press beside what moved away in that moment is made again.
    const pressed =
      'a, button, input, label, select, textarea, summary, [role=option], [role=tab], [role=menuitem]';
    const isOn = ({ target }: Event) => target instanceof Element && target.closest(pressed) !== null;
    addEventListener('pointerdown', (event) => isOn(event) && tell(), true);
    addEventListener('keydown', ({ key, repeat }) => key === 'Enter' && !repeat && tell(), true);
  });
  return presses;
}
