import { onTestFinished } from 'vitest';

/** Draws the app in its own font, as from the second visit on, until the test ends. */
export async function useOwnFont() {
  // The page began long before: an optional font would come too late.
  for (const face of document.fonts) face.display = 'block';
  document.documentElement.dataset.font = '';
  onTestFinished(() => document.documentElement.removeAttribute('data-font'));
  await document.fonts.load('16px "Figtree Variable"');
}
