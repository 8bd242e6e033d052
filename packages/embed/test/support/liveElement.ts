import type { Page } from 'playwright';
import type { OnAnswer } from './startSite.ts';

/** Holds back an API's answers at some paths; `onHeld` is called for each. */
export function holdAnswers(paths: ReadonlySet<string>, onHeld: (path: string) => void = () => {}): OnAnswer {
  return ({ path }) => {
    if (!paths.has(path)) return {};
    onHeld(path);
    return new Promise(() => {});
  };
}

/** Adds the element to `#place`, like a script of the page. */
export const addElement = (page: Page, html: string) =>
  page.evaluate((text) => document.querySelector('#place')?.insertAdjacentHTML('beforeend', text), html);

export const removeElement = (page: Page) =>
  page.evaluate(() => document.querySelector('udongo-booking')?.remove());
