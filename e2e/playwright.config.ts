import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../scripts/lib/chromiumLaunch.ts';
import { freePorts } from '../scripts/lib/freePorts.ts';

const root = join(import.meta.dirname, '..');
/** What a run leaves behind: the product's pictures and its log. */
const folder = join(root, 'test-results', 'product');

/** Workers read this file, too: what the first reader decided reaches them through the environment. */
if (process.env.UDONGO_E2E_LOG === undefined) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'data'), { recursive: true });
  process.env.UDONGO_E2E_LOG = join(folder, 'product.log');
  process.env.UDONGO_E2E_PORTS = (await freePorts(2)).join(' ');
}
const [APP_PORT = '', API_PORT = ''] = (process.env.UDONGO_E2E_PORTS ?? '').split(' ');
const baseURL = `http://localhost:${APP_PORT}`;

/** One product runs, on a fresh database with the small demo; the walks without its API serve the built app themselves. */
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
    // Movement only takes time: stories show it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumLaunch,
    // What the app's own worker fetches, a test could not hold back.
    serviceWorkers: 'block',
  },
  projects: [
    // The joints that no other test proves, in `npm test`: 40 s at most. A walk without the tag is in `npm run test:rest`.
    { name: 'joints', grep: /@joint/, teardown: 'log' },
    {
      name: 'rest',
      grepInvert: /@joint/,
      testIgnore: /[/](log|mock)[.]spec[.]ts$/,
      teardown: 'log of the rest',
    },
    // Its database is made and asked in the browser, beside the page.
    { name: 'mock', testMatch: /[/]mock[.]spec[.]ts$/, expect: { timeout: 60_000 } },
    // They read what the others made the API write. A teardown runs after failures, too; a dependent would not.
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
    // The default, SIGKILL, would leave the API behind.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
