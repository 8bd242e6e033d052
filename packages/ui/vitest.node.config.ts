import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** What needs no browser: the built size, and components in a host's tests. Components are tested in Chromium, by `vitest.config.ts`. */
export default defineConfig({
  resolve: { conditions: ['@udongo/source', ...defaultClientConditions] },
  test: {
    name: 'ui-node',
    include: ['test/*.test.ts', 'test/dom/*.test.tsx'],
    testTimeout: 30_000,
  },
});
