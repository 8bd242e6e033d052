import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Commands that start the product, make a release or begin something new; `vitest.commands.config.ts` has them. */
export const commands = ['scripts/start.test.ts', 'scripts/release.test.ts', 'scripts/new.test.ts'];

/** The repository's own scripts and rules, as real processes where they are processes. */
export default defineConfig({
  test: {
    name: 'repo',
    root: join(import.meta.dirname, '..'),
    include: ['scripts/**/*.test.ts'],
    exclude: ['scripts/tutorials/**', 'scripts/docs/**', ...commands],
    // The files share nothing that they change.
    isolate: false,
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
