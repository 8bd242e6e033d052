import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from './freePorts.ts';
import { startChild } from './startChild.ts';
import { waitForServer } from './waitForServer.ts';

/**
 * Runs what `npm start` runs, on free ports and a fresh demo database. `hosts` is for a browser that looks for it where readers
 * have it: the API answers the app there, too. `env` are further variables of both.
 */
export async function launchProduct(env: Readonly<Record<string, string>> = {}) {
  const [appPort = 0, apiPort = 0] = await freePorts(2);
  const app = `http://localhost:${appPort}`;
  let stop = async () => {};
  const start = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'udongo-product-'));
    const child = startChild(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
      APP_PORT: String(appPort),
      API_PORT: String(apiPort),
      DATA_DIR: join(folder, 'data'),
      CORS_ORIGINS: `${app},http://localhost:5173`,
      NODE_ENV: 'production',
      PAYMENTS_SANDBOX_IN_PRODUCTION: 'yes',
      DATABASE_URL: '',
      API_BASE_URL: '',
      SEED: 'demo',
      ...env,
    });
    stop = async () => {
      await child.stop();
      await rm(folder, { recursive: true, force: true });
    };
    if (!(await waitForServer(app, child.ended))) throw new Error('The product did not start, see above.');
  };
  return {
    app,
    hosts: { 'localhost:5173': `127.0.0.1:${appPort}`, 'localhost:8080': `127.0.0.1:${apiPort}` },
    start,
    stop: () => stop(),
  };
}
