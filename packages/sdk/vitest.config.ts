import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'sdk',
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: ['test/browser/**', 'test/package/**', 'test/checkApi.test.ts'],
    // The files share nothing that they change.
    isolate: false,
    testTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    globalSetup: ['test/setup/servers.ts'],
  },
});
