import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildServer } from '../../../../scripts/lib/buildServer.ts';

export interface Backend {
  url: string;
  stop: () => Promise<void>;
}

const folder = join(import.meta.dirname, '../../../reference-backend');

/**
 * Starts the reference backend with its demo data in a folder; every website can use it unless origins are
 * named.
 */
export async function startBackend(dataDir: string, corsOrigins = '*'): Promise<Backend> {
  const child = spawn(process.execPath, [await buildServer()], {
    cwd: folder,
    env: {
      ...process.env,
      // A build in this process sets production, in which the payment sandbox is refused.
      NODE_ENV: 'test',
      API_PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      CORS_ORIGINS: corsOrigins,
      SEED: 'demo',
      NODE_OPTIONS: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The backend ended with code ${code}.`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const entry = JSON.parse(line);
      if (entry.msg === 'listening') resolve(entry.port);
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
