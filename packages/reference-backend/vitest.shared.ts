import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Servers that are stopped, killed and started again, and plans of queries: they take long. On PostgreSQL they are a suite of their own. */
const durability = [
  'test/*urability*.test.ts',
  'test/attacks/stopping.postgres.test.ts',
  'test/plans.postgres.test.ts',
];

/** The suite on one kind of database; `vitest.pglite.config.ts` and `vitest.postgres.config.ts` name it. */
export function defineSuite(kind: 'pglite' | 'postgres', part?: 'durability') {
  const resolve = { conditions: ['@udongo/source', ...defaultServerConditions] };
  return defineConfig({
    // The setups run in an environment of Vitest's own.
    environments: { ssr: { resolve }, __vitest__: { resolve } },
    test: {
      name: `backend-${part ?? kind}`,
      root: import.meta.dirname,
      environment: 'node',
      include: part ? durability : ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'test/**/*.test.ts'],
      // What makes sense on one of them alone.
      exclude: [
        `**/*.${kind === 'pglite' ? 'postgres' : 'pglite'}.test.ts`,
        ...(kind === 'postgres' && !part ? durability : []),
      ],
      globalSetup: [`test/setup/${kind}.ts`],
      // Loading the database's code costs more than a test file; the files share nothing else.
      isolate: false,
      testTimeout: 30_000,
      expect: { poll: { timeout: 15_000 } },
      hookTimeout: 60_000,
    },
  });
}
