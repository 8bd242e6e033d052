import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** The words of Storybook’s pages. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@udongo/source', ...defaultServerConditions] } },
  test: {
    name: 'storybook-pages',
    root: import.meta.dirname,
    environment: 'node',
    include: ['*.test.ts'],
    testTimeout: 60_000,
  },
});
