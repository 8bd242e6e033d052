import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { BrowserContext } from '@playwright/test';
import pg from 'pg';
import { startPostgres } from '../../packages/reference-backend/test/startPostgres.ts';

const backend = join(import.meta.dirname, '../../packages/reference-backend');

/** An API with the demo on a PostgreSQL of its own, whose tables a test can read while it runs. */
export async function startOwnApi(appUrl: string) {
  const postgres = await startPostgres();
  // The built file of the product, which its start has made.
  const child = spawn(process.execPath, [join(backend, 'dist/server.js')], {
    cwd: backend,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: postgres.url,
      API_PORT: '0',
      SEED: 'demo',
      APP_URL: appUrl,
      CORS_ORIGINS: appUrl,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The API ended with code ${code}.`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const entry = JSON.parse(line);
      if (entry.msg === 'listening') resolve(entry.port);
    });
  });
  const database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    database,
    /** Routes the API calls of this context's pages to this API; their policy allows no other address. */
    serve: async (context: BrowserContext) => {
      const { apiBaseUrl } = await (await context.request.get('/config.json')).json();
      await context.route(`${apiBaseUrl}/**`, (route) =>
        route.continue({ url: route.request().url().replace(apiBaseUrl, url) }),
      );
    },
    stop: async () => {
      await database.end();
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await postgres.stop();
    },
  };
}
