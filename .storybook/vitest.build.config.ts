import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Storybook as a folder of files, and what its pages say. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@udongo/source', ...defaultServerConditions] } },
  test: {
    name: 'storybook-build',
    root: import.meta.dirname,
    environment: 'node',
    include: ['*.test.ts'],
    testTimeout: 330_000,
  },
});
