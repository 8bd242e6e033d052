import type { Page } from 'playwright';
import type { OnAnswer } from './startSite.ts';

/** An API that keeps its answers at some paths to itself; `onHeld` hears of each. */
export function holdAnswers(paths: ReadonlySet<string>, onHeld: (path: string) => void = () => {}): OnAnswer {
  return ({ path }) => {
    if (!paths.has(path)) return {};
    onHeld(path);
    return new Promise(() => {});
  };
}

/** Puts the element into `#place`, as a script of the page does. */
export const addElement = (page: Page, html: string) =>
  page.evaluate((text) => document.querySelector('#place')?.insertAdjacentHTML('beforeend', text), html);

export const removeElement = (page: Page) =>
  page.evaluate(() => document.querySelector('udongo-booking')?.remove());
