import { defineConfig } from 'vitest/config';

/** The packed packages in apps of strangers: their frameworks, their modals, their CSS. Installs from the npm registry. */
export default defineConfig({
  test: {
    name: 'ui-apps',
    environment: 'node',
    include: ['test/apps/*.test.ts'],
    globalSetup: ['test/apps/installed.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
