import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const resolve = { conditions: ['@udongo/source', ...defaultServerConditions] };

/** The widget boots, books, keeps to its weight and apart from its page; `vitest.hosts.config.ts` has all else. */
export const usual = ['element', 'booking', 'isolation', 'weight'].map((name) => `test/${name}.test.ts`);

/** The built widget on other people's pages in Chromium, with the reference backend behind it. */
export default defineConfig({
  // The setup runs in an environment of Vitest's own.
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
