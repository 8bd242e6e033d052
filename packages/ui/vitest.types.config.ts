import { defineConfig } from 'vitest/config';

/** The types of the packed packages under four versions of TypeScript. Installs from the npm registry. */
export default defineConfig({
  test: {
    name: 'ui-types',
    environment: 'node',
    include: ['test/types/*.test.ts'],
    globalSetup: ['test/types/installed.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
