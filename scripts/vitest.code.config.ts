import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The documentation beside the sources: its blocks of code compile or are read as what they say they are, its lists of fields are those that are read. */
export default defineConfig({
  test: {
    name: 'docs-code',
    root: join(import.meta.dirname, '..'),
    include: ['scripts/docs/**/*.test.ts'],
    testTimeout: 30_000,
  },
});
