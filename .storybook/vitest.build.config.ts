import { defineConfig } from 'vitest/config';

/** Storybook as a folder of files. */
export default defineConfig({
  test: { name: 'storybook-build', environment: 'node', include: ['*.test.ts'], testTimeout: 330_000 },
});
