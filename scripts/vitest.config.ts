import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Commands as a whole, in folders and with faults of their own; `vitest.commands.config.ts` has them. */
export const commands = [
  'scripts/{generate,importRules,new,release,start}.test.ts',
  'scripts/lib/{listMissingChangesets,testReports}.test.ts',
];

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
