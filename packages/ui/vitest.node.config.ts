import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const resolve = { conditions: ['@udongo/source', ...defaultServerConditions] };

/** Tests that need no browser: logic, sizes, names. Components are tested in Chromium, by `vitest.config.ts`. */
export default defineConfig({
  ssr: { resolve },
  test: {
    name: 'ui-node',
    root: import.meta.dirname,
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/*.test.ts'],
    // The files share nothing that they change.
    isolate: false,
    testTimeout: 30_000,
  },
});
