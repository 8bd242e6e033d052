import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tutorials of the documentation, word for word: packed packages, an empty folder, Chromium. Installs from the npm registry. */
export default defineConfig({
  test: {
    name: 'tutorials',
    root: join(import.meta.dirname, '..'),
    environment: 'node',
    include: ['scripts/tutorials/*.test.ts'],
    globalSetup: ['scripts/tutorials/packed.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
