import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const resolve = { conditions: ['@udongo/source', ...defaultServerConditions] };

/**
 * Tests the element and the built widget on other people's pages in Chromium, with the reference backend; its weight, its package and builds
 * that must fail.
 */
export default defineConfig({
  // The setup runs in Vitest's own environment.
  environments: { ssr: { resolve }, __vitest__: { resolve } },
  test: {
    name: 'embed',
    root: import.meta.dirname,
    environment: 'node',
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/setup.ts'],
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
  },
});
