import typeface from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { orUndefined } from '../lib/orUndefined.ts';

/** Resolves when the app has drawn its first page without a skeleton in it; a page that the server rendered does not count. */
export function firstPage(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (root.dataset.rendered !== undefined) return;
      if (!root.querySelector('main') || root.querySelector('.udongo-skeleton')) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(root, { attributeFilter: ['data-rendered'], childList: true, subtree: true });
    look();
  });
}

/** The styles of all components. Those of the booking form are here from the start. */
export function loadStyles(): Promise<unknown> {
  return import('@udongo/ui/styles.layer.css');
}

/**
 * Fetches what the first page can do without: all styles, and the typeface. `public/theme.js` uses the typeface from the next visit
 * on: on this page the text would move below who reads or types.
 */
export function loadRest(): void {
  void loadStyles().catch(() => undefined);
  void new FontFace('Figtree Variable', `url(${typeface})`).load().then(
    () => orUndefined(() => localStorage.setItem('udongo-font', typeface)),
    () => undefined,
  );
}
