import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { ReadFont } from '../services/platform/pdf/fonts.ts';

const weights = { regular: 400, semibold: 600, bold: 700 } as const;

/** Reads a font of the package beside the server. */
export const readFont: ReadFont = async (name) => {
  const file = `@fontsource/figtree/files/figtree-latin-${weights[name]}-normal.woff`;
  return readFile(createRequire(import.meta.url).resolve(file));
};
