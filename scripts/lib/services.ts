import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createAppServer } from '../../packages/reference-app/server/index.ts';
import { listen } from './listen.ts';
import type { ServerLog } from './openServerLog.ts';
import type { Settings } from './parseSettings.ts';
import type { Service } from './runServices.ts';
import { StartError } from './StartError.ts';
import { startChild } from './startChild.ts';
import { waitForServer } from './waitForServer.ts';

/** As long as the API by default: a proxy that keeps a connection for longer than this would send a request into a closing one. */
const keepAliveTimeout = 75_000;

/** Serves the built app from this process. Errors: as `listen`. */
export async function startApp({ host, appPort, config, siteUrl }: Settings): Promise<Service> {
  const app = createAppServer({ folder: join('packages', 'reference-app', 'dist'), config, siteUrl });
  const server = createServer({ keepAliveTimeout }, getRequestListener(app.fetch));
  await listen(server, host, { port: appPort, variable: 'APP_PORT' });
  const ended = once(server, 'close').then(() => {});
  return {
    name: 'The app',
    ended,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await ended;
    },
  };
}

/** Serves the app from its sources, with hot reload. */
export function startAppFromSources({ host, appPort, config }: Settings): Service {
  const args = ['node_modules/vite/bin/vite.js', 'packages/reference-app', '--host', host];
  const env = { APP_PORT: String(appPort), UDONGO_MOCK: String(config.mock) };
  return { name: 'The app', ...startChild(process.execPath, args, env) };
}

/**
 * Starts the API as a process of its own and hands it over at once; resolves when it answers, however long a slow machine takes. Its
 * log goes to `log`, or to this process's output.
 * Errors: a `StartError` when it ends; it has said why by then.
 */
export async function startApi(
  settings: Settings & { apiPort: number },
  args: readonly string[],
  add: (service: Service) => void,
  log?: ServerLog,
): Promise<void> {
  const { host, appPort, apiPort } = settings;
  const origins = [`http://localhost:${appPort}`, `http://127.0.0.1:${appPort}`];
  const env = {
    API_PORT: String(apiPort),
    HOST: host,
    CORS_ORIGINS: process.env.CORS_ORIGINS ?? origins.join(','),
    APP_URL: process.env.APP_URL || `http://localhost:${appPort}`,
  };
  const child = startChild(process.execPath, args, env, log?.descriptor);
  add({ name: 'The API', ...child });
  const address = `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${apiPort}/healthz`;
  if (!(await waitForServer(address, child.ended))) {
    throw new StartError(`The API did not start, see above${log ? ` and ${log.file}` : ''}.`);
  }
}
