import { defineConfig } from 'vitest/config';

/** The package as it is published: packed with the SDK, installed elsewhere and used. */
export default defineConfig({
  test: {
    name: 'ui-package',
    environment: 'node',
    include: ['test/package/*.test.ts'],
    globalSetup: ['test/package/installed.ts'],
    testTimeout: 60_000,
  },
});
