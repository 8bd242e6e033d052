import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Every component in a host's own tests, without a browser: jsdom and happy-dom. */
export default defineConfig({
  resolve: { conditions: ['@udongo/source', ...defaultClientConditions] },
  test: {
    name: 'ui-dom',
    include: ['test/dom/*.test.tsx'],
    setupFiles: ['test/dom/setup.ts'],
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
