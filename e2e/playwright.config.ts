import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../scripts/lib/chromiumLaunch.ts';
import { freePorts } from '../scripts/lib/freePorts.ts';

const root = join(import.meta.dirname, '..');
/** What a run leaves behind: the product's database with its log. */
const folder = join(root, 'test-results', 'product');

/** Workers read this file, too: what the first reader decided reaches them through the environment. */
if (process.env.UDONGO_E2E_LOG === undefined) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  process.env.UDONGO_E2E_LOG = join(folder, 'data', 'server.log');
  process.env.UDONGO_E2E_PORTS = (await freePorts(3)).join(' ');
}
const [APP_PORT = '', API_PORT = '', MOCK_PORT = ''] = (process.env.UDONGO_E2E_PORTS ?? '').split(' ');

const product = { APP_PORT, API_PORT, DATA_DIR: join(folder, 'data') };
const mock = { APP_PORT: MOCK_PORT };

/** What the app's own worker fetches, a test could not hold back. */
const ofProduct = { baseURL: urlOf(product), serviceWorkers: 'block' } as const;

/** Two products run: the real one on a fresh database, and the one with the API in the browser. */
export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results', 'e2e'),
  forbidOnly: true,
  workers: 2,
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch,
  },
  projects: [
    // The longest walk but one begins first, beside the others.
    { name: 'mock', testMatch: /[/]mock[.]spec[.]ts$/, use: { baseURL: urlOf(mock) } },
    {
      name: 'product',
      testIgnore: /[/](mock|log|cut|\w*[pP]ages)[.]spec[.]ts$/,
      use: ofProduct,
    },
    // Page after page is looked at for barriers, and the line is cut at point after point, in `npm run test:rest`.
    { name: 'pages', testMatch: /[/]\w*[pP]ages[.]spec[.]ts$/, use: ofProduct },
    { name: 'cut', testMatch: /[/]cut[.]spec[.]ts$/, use: ofProduct },
    // It reads what the others made the API write.
    { name: 'log', testMatch: /[/]log[.]spec[.]ts$/, dependencies: ['product'] },
  ],
  webServer: [serve('scripts/start.ts', product), serve('scripts/start.ts --mock', mock)],
});

function urlOf({ APP_PORT }: { APP_PORT: string }): string {
  return `http://localhost:${APP_PORT}`;
}

function serve(script: string, env: { APP_PORT: string; API_PORT?: string; DATA_DIR?: string }) {
  return {
    command: `exec node --import tsx ${script}`,
    cwd: root,
    env: { ...env, SEED: 'demo', DATABASE_URL: '', API_BASE_URL: '' },
    url: urlOf(env),
    timeout: 180_000,
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
    // The default, SIGKILL, would leave the API behind.
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
  };
}
