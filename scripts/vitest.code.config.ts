import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Every block of code in the documentation compiles, or is read as what it says it is. */
export default defineConfig({
  test: {
    name: 'docs-code',
    root: join(import.meta.dirname, '..'),
    include: ['scripts/docs/**/*.test.ts'],
    testTimeout: 30_000,
  },
});
