import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../scripts/lib/chromiumLaunch.ts';
import { freePorts } from '../scripts/lib/freePorts.ts';

const root = join(import.meta.dirname, '..');
/** The output of a run: the product's pictures and its log. */
const folder = join(root, 'test-results', 'product');

/** Workers read this file, too: they get the first reader's decision through the environment. */
if (process.env.UDONGO_E2E_LOG === undefined) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'data'), { recursive: true });
  process.env.UDONGO_E2E_LOG = join(folder, 'product.log');
  process.env.UDONGO_E2E_PORTS = (await freePorts(2)).join(' ');
}
const [APP_PORT = '', API_PORT = ''] = (process.env.UDONGO_E2E_PORTS ?? '').split(' ');
const baseURL = `http://localhost:${APP_PORT}`;

/**
 * The tests share one product on a fresh database with the small demo; those without its API serve the built
 * app themselves.
 */
export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results', 'e2e'),
  forbidOnly: true,
  workers: 2,
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL,
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    screenshot: 'only-on-failure',
    // Animations would only take time: stories show them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumLaunch,
    // A test could not hold back the requests of the app's worker.
    serviceWorkers: 'block',
  },
  projects: [
    // The tests in `npm test`, of connections that no other test proves: 40 s at most. Those without the tag
    // are in `npm run test:rest`.
    { name: 'joints', grep: /@joint/, teardown: 'log' },
    {
      name: 'rest',
      grepInvert: /@joint/,
      testIgnore: /[/](log|mock)[.]spec[.]ts$/,
      teardown: 'log of the rest',
    },
    // Its database is created and queried in the browser, beside the page; in `npm run test:long`.
    { name: 'mock', testMatch: /[/]mock[.]spec[.]ts$/, expect: { timeout: 60_000 } },
    // These read the log that the other tests caused. A teardown runs after failures, too; a dependent
    // project would not.
    { name: 'log', testMatch: /[/]log[.]spec[.]ts$/ },
    { name: 'log of the rest', testMatch: /[/]log[.]spec[.]ts$/ },
  ],
  webServer: {
    command: 'exec node --import tsx e2e/support/startProduct.ts > "$UDONGO_E2E_LOG"',
    cwd: root,
    env: { APP_PORT, API_PORT, DATA_DIR: join(folder, 'data'), SEED: 'demo', API_BASE_URL: '' },
    url: baseURL,
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
    // The default, SIGKILL, would leave the API running.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
