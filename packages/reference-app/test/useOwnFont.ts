import typeface from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { onTestFinished } from 'vitest';

/** Draws the app in its own font, as from the second visit on, until the test ends. */
export async function useOwnFont() {
  const face = await new FontFace('Figtree Variable', `url(${typeface})`, { weight: '300 900' }).load();
  document.fonts.add(face);
  document.documentElement.dataset.font = '';
  onTestFinished(() => {
    document.fonts.delete(face);
    document.documentElement.removeAttribute('data-font');
  });
}
