import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The repository's own commands and rules, as real processes where they are processes. */
export default defineConfig({
  test: {
    name: 'repo',
    root: join(import.meta.dirname, '..'),
    include: ['scripts/**/*.test.ts'],
    exclude: ['scripts/tutorials/**', 'scripts/docs/**'],
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
