import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Programs of TypeScript over all components. */
export const slow = ['editor', 'documentedProps'].map((name) => `test/${name}.test.ts`);

/** Every component in a host's own tests, without a browser: jsdom and happy-dom. */
export default defineConfig({
  resolve: { conditions: ['@udongo/source', ...defaultClientConditions] },
  test: {
    name: 'ui-dom',
    include: ['test/dom/*.test.tsx', ...slow],
    setupFiles: ['test/dom/setup.ts'],
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
