import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { administrator } from '../../../packages/reference-backend/src/seed/people.ts';
import { buildServer } from '../../../scripts/lib/buildServer.ts';
import { freePorts } from '../../../scripts/lib/freePorts.ts';
import { waitForServer } from '../../../scripts/lib/waitForServer.ts';
import { readPort } from '../readPort.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const folder = join(import.meta.dirname, 'peers');
/** Debian's, which has Django. */
const python = '/usr/bin/python3';

/** A server that is measured. */
export interface Peer {
  name: string;
  port: number;
  /** Headers of somebody who may read all bookings. */
  staff: Record<string, string>;
  stop: () => Promise<void>;
}

/** Makes a database with what `fill` puts in it, unless an earlier run has. Gives its address. */
export async function prepareDatabase(
  server: string,
  name: string,
  fill: (url: string) => Promise<unknown>,
): Promise<string> {
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return url;
    await client.query(`create database ${name}`);
    await fill(url);
    await query(url, 'vacuum (analyze)');
    return url;
  } catch (error) {
    await client.query(`drop database if exists ${name} with (force)`);
    throw error;
  } finally {
    await client.end();
  }
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

/** Fills the tables of the floor and of Django. */
export function fillPlain(url: string, bookings: number): Promise<void> {
  const text = readFileSync(join(folder, 'plainTables.sql'), 'utf8');
  return query(url, text.replaceAll('$1', String(bookings)));
}

/** Fills ours as `npm run seed` does. */
export async function fillOurs(url: string, bookings: number): Promise<void> {
  const script = join(root, 'packages/reference-backend/scripts/seed.ts');
  const args = ['--import', 'tsx', '--conditions=@udongo/source', script, '--bookings', String(bookings)];
  await run(process.execPath, args, { env: { ...process.env, DATABASE_URL: url, SEED: 'demo' } });
}

/** Starts our built server; `connections` in all its processes together. */
export async function startOurs(url: string, processes: number, connections: number): Promise<Peer> {
  const child = spawn(process.execPath, [await buildServer()], {
    env: {
      ...process.env,
      DATABASE_URL: url,
      DATABASE_POOL_SIZE: String(connections / processes),
      WEB_PROCESSES: String(processes),
      API_PORT: '0',
      TRUST_PROXY: '1',
      SEED: 'demo',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await readPort(child.stdout, processes);
  const answer = await fetch(`http://127.0.0.1:${port}/users/auth/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: administrator.email, password: 'Admin-pass-1' }),
  });
  const { token } = (await answer.json()) as { token: string };
  return {
    name: processes === 1 ? 'Udongo' : `Udongo, ${processes} processes`,
    port,
    staff: { Authorization: `Bearer ${token}` },
    stop: () => end(child),
  };
}

export async function startFloor(url: string): Promise<Peer> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(folder, 'floor.ts')], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: url, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    name: 'The floor: Hono and pg',
    port: await readPort(child.stdout),
    staff: {},
    stop: () => end(child),
  };
}

/** Starts Django with as many connections, in two processes; undefined where Debian's packages are missing. */
export async function startDjango(url: string, connections: number): Promise<Peer | undefined> {
  const there = await run(python, ['-c', 'import rest_framework, psycopg2, gunicorn']).then(
    () => true,
    () => false,
  );
  if (!there) return undefined;
  const token = randomUUID().replaceAll('-', '');
  const options = { cwd: folder, env: { ...process.env, DATABASE_URL: url, TOKEN: token } };
  await run(python, ['django_service.py'], options);
  const [port = 0] = await freePorts(1);
  const args = ['-m', 'gunicorn', '-w', '2', '--threads', String(connections / 2), '-b', `127.0.0.1:${port}`];
  const child = spawn(python, [...args, 'django_service'], { ...options, stdio: 'ignore' });
  const isThere = await waitForServer(`http://127.0.0.1:${port}/agric/crops/`, once(child, 'exit'));
  if (!isThere) throw new Error('gunicorn ended.');
  return {
    name: 'Django REST Framework',
    port,
    staff: { Authorization: `Token ${token}` },
    stop: () => end(child),
  };
}

async function end(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}
