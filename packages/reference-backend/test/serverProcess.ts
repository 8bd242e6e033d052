import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from 'vitest';
import { buildServer } from '../../../scripts/lib/buildServer.ts';

export interface ServerProcess {
  /** `http://127.0.0.1:port` */
  url: string;
  port: number;
  child: ChildProcess;
  /** Every line it has written. */
  log: readonly string[];
  /** Ends it by a signal; gives its exit code, null when the signal killed it. */
  end: (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => Promise<number | null>;
}

const root = join(import.meta.dirname, '..');
const server = await buildServer();

function spawnServer(environment: Record<string, string>): ChildProcess {
  // The environment of the tests themselves must not reach the server.
  const { DATABASE_URL: _, DATA_DIR: __, API_PORT: ___, ...inherited } = process.env;
  return spawn(process.execPath, [server], {
    cwd: root,
    env: { ...inherited, API_PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Starts the server as a process of its own, on a free port, and waits until it listens. */
export async function startProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const child = spawnServer(environment);
  const log: string[] = [];
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('The server was started without pipes.');
  createInterface({ input: stderr }).on('line', (line) => log.push(line));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}:\n${log.join('\n')}`)));
    createInterface({ input: stdout }).on('line', (line) => {
      log.push(line);
      const entry = JSON.parse(line);
      if (entry.msg === 'listening') resolve(entry.port);
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    child,
    log,
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}

/** Starts a server that is expected to refuse; gives what it says. */
export async function startRefused(environment: Record<string, string>): Promise<string[]> {
  const child = spawnServer(environment);
  const lines: string[] = [];
  if (child.stderr) createInterface({ input: child.stderr }).on('line', (line) => lines.push(line));
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  return lines;
}

/** Logs in at a running server; gives the header to send from then on. */
export async function logIn(url: string, account: string): Promise<{ Authorization: string; token: string }> {
  const password = `${account.charAt(0).toUpperCase()}${account.slice(1)}-pass-1`;
  const response = await fetch(`${url}/users/auth/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${account}@udongo.test`, password }),
  });
  const { token } = (await response.json()) as { token: string };
  return { Authorization: `Bearer ${token}`, token };
}
