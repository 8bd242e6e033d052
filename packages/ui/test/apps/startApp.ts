import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const env = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  CI: '1',
};

/** Runs a command of an app to its end. Errors: rejects with its output if it failed. */
export async function runIn(app: string, command: string, ...args: string[]): Promise<string> {
  const child = spawn(join(app, 'node_modules/.bin', command), args, { cwd: app, env });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(String(text)));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${said.join('')}`);
  return said.join('');
}

/** Starts an app's server until the test ends; resolves, once it listens, with its address and its error output. */
export async function startIn(app: string, command: string, ...args: string[]) {
  const port = await findPort();
  const child = spawn(join(app, 'node_modules/.bin', command), args, {
    cwd: app,
    env: { ...env, PORT: String(port), HOSTNAME: '127.0.0.1' },
  });
  const errors: string[] = [];
  child.stderr.on('data', (text) => errors.push(String(text)));
  onTestFinished(async () => {
    // A server that waits for its open connections would wait for the page.
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });
  await new Promise<void>((resolve, reject) => {
    // Each of them names its address once it listens.
    child.stdout.on('data', (text) => String(text).includes(`:${port}`) && resolve());
    child.once('exit', () => reject(new Error(`${command} ended: ${errors.join('')}`)));
  });
  return { address: `http://127.0.0.1:${port}/`, errors };
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
