import { defineConfig } from 'vitest/config';

/** The package as it is published: packed, installed elsewhere and used; and its command. */
export default defineConfig({
  test: {
    name: 'sdk-package',
    environment: 'node',
    include: ['test/package/**/*.test.ts', 'test/checkApi.test.ts'],
    globalSetup: ['test/setup/servers.ts', 'test/setup/installed.ts'],
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
