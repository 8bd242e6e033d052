import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** The app's server, and functions that need no browser: their tests end in `.test.ts`, those for Chromium in `.test.tsx`. */
export default defineConfig({
  resolve: { conditions: ['@udongo/source', ...defaultClientConditions] },
  // The server imports the packages' sources, too.
  ssr: { resolve: { conditions: ['@udongo/source', 'module', 'node', 'development|production'] } },
  test: {
    name: 'app-node',
    include: ['src/**/*.test.ts', 'server/**/*.test.ts'],
    // The files share nothing that they change.
    isolate: false,
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
