import { defineConfig } from 'vitest/config';

/** What needs no browser: the built size. Components are tested in Chromium, by `vitest.config.ts`. */
export default defineConfig({
  test: { name: 'ui-node', include: ['test/*.test.ts'], testTimeout: 30_000 },
});
