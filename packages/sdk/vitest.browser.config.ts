import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from '../../scripts/lib/chromiumLaunch.ts';
import { readDownload, watchDownload } from './test/browser/downloads.ts';

/** Tests of behaviour in which a browser differs from Node: connections, CORS, redirects, cookies. */
export default defineConfig({
  test: {
    name: 'sdk-browser',
    include: ['test/browser/**/*.test.ts', 'test/drf/**/*.test.ts', 'test/faults/**/*.test.ts'],
    globalSetup: ['test/setup/servers.ts'],
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      commands: { readDownload, watchDownload },
      screenshotFailures: false,
      provider: playwright({
        launchOptions: chromiumLaunch,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
