import regular from '@fontsource/figtree/files/figtree-latin-400-normal.woff?url';
import semibold from '@fontsource/figtree/files/figtree-latin-600-normal.woff?url';
import bold from '@fontsource/figtree/files/figtree-latin-700-normal.woff?url';
import type { ReadFont } from '../services/platform/pdf/fonts.ts';

const addresses = { regular, semibold, bold };

/** Fetches a font that the build put beside the worker. */
export const fetchFont: ReadFont = async (name) => {
  const response = await fetch(new URL(addresses[name], import.meta.url));
  return new Uint8Array(await response.arrayBuffer());
};
