import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const resolve = { conditions: ['@udongo/source', ...defaultServerConditions] };

/** The tests of booking and weight; `vitest.hosts.config.ts` has all others. */
export const usual = ['booking', 'weight'].map((name) => `test/${name}.test.ts`);

/** Tests the built widget on other people's pages in Chromium, with the reference backend. */
export default defineConfig({
  // The setup runs in Vitest's own environment.
  environments: { ssr: { resolve }, __vitest__: { resolve } },
  test: {
    name: 'embed',
    root: import.meta.dirname,
    environment: 'node',
    include: usual,
    globalSetup: ['test/support/setup.ts'],
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
  },
});
