import { type ReactNode, useEffect } from 'react';
import { isHydrating } from '../lib/isHydrating.ts';
import type { HydrationData } from '../services/ServerData.ts';

/**
 * Reads the data in a page that the server rendered; undefined if it rendered none, or if `theme.js` found that the page is
 * not for the person who is here.
 */
export function readServerData(): HydrationData | undefined {
  if (!isHydrating()) return undefined;
  return JSON.parse(document.getElementById('given')?.textContent ?? 'null') ?? undefined;
}

/** Removes the server's first frame as soon as the app has drawn something, so that the two are never seen together. */
export function replaceFirstFrame(root: HTMLElement): void {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    removeFirstFrame(root);
  });
  observer.observe(root, { childList: true });
}

/** Around the app on a page that the server rendered: a button that was pressed before the script came is pressed now. */
export function HydratedApp({ root, children }: { root: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const isPressed = dataset.pressed !== undefined;
    removeFirstFrame(root);
    delete dataset.rendered;
    delete dataset.pressed;
    // Submit after the fields have taken over the text that was typed before hydration.
    if (isPressed) queueMicrotask(() => document.querySelector('form')?.requestSubmit());
  }, [root]);
  return children;
}

function removeFirstFrame(root: HTMLElement) {
  delete root.dataset.rendered;
  document.querySelector('.start')?.remove();
}
