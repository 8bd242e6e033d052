import { defineConfig } from 'vitest/config';

/** Tests the built documentation, with Storybook in it, in Chromium, in a folder of a website. */
export default defineConfig({
  test: {
    name: 'docs',
    root: import.meta.dirname,
    environment: 'node',
    include: ['*.test.ts'],
    globalSetup: ['buildSite.ts'],
    // A page that runs the backend in the browser needs a core for itself.
    fileParallelism: false,
    testTimeout: 60_000,
  },
});
