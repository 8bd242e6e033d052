import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import type { Booking } from '@udongo/sdk';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer } from '../../../scripts/lib/buildServer.ts';
import { readSummary } from '../src/backup/summary.ts';
import { queryRows } from '../src/db/queryRows.ts';
import { readEnvironment } from '../src/hosts/environment.ts';
import { openUntimedDatabase } from '../src/hosts/openDatabase.ts';
import { bookingBody } from './bookingBody.ts';
import { declaredOperations, queryOf } from './contract.ts';
import { onServer } from './openTestDatabase.ts';
import { mediaForm } from './pictures.ts';
import { createEmptyDatabase, createServerDatabase, type ServerDatabase } from './serverDatabase.ts';
import { logIn, type ServerProcess, startProcess } from './serverProcess.ts';

const built = dirname(await buildServer());
let folder: string;
let database: ServerDatabase;
let environment: Record<string, string>;
let picture: string;
const removals: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'udongo-backups-'));
  database = await createServerDatabase();
  removals.push(database.remove, () => rm(folder, { recursive: true }));
  environment = inFolder(database, 'data');
  const server = await startProcess(environment);
  const { Authorization } = await logIn(server.url, 'admin');
  const upload = { method: 'POST', headers: { Authorization }, body: await mediaForm() };
  picture = (await (await fetch(`${server.url}/media/`, upload)).json()).url;
  expect(await server.end('SIGTERM')).toBe(0);
}, 240_000);
afterAll(async () => {
  for (const remove of removals) await remove();
});

/** The embedded database has its own folder; PostgreSQL needs one for pictures. */
function inFolder({ environment: given }: ServerDatabase, name: string): Record<string, string> {
  return { DATA_DIR: join(folder, name), LIMIT_BOOKINGS_BY_ACCOUNT: '100000/1h', ...given };
}

/** On PostgreSQL its user owns the database and is no superuser, as in production. */
async function createEmptyPlace(): Promise<Record<string, string>> {
  const empty = await createEmptyDatabase();
  removals.push(empty.remove);
  const place = inFolder(empty, `restored-${removals.length}`);
  if (!place.DATABASE_URL) return place;
  const owner = new URL(place.DATABASE_URL).pathname.slice(1);
  await onServer(`CREATE ROLE ${owner}`);
  await onServer(`ALTER DATABASE ${owner} OWNER TO ${owner}`);
  removals.push(() => onServer(`DROP ROLE ${owner}`));
  return { ...place, DATABASE_URL: `${place.DATABASE_URL}?options=-c%20role%3D${owner}` };
}

function spawnCommand(name: 'makeBackup' | 'restore', args: string[], env: Record<string, string>) {
  const { DATABASE_URL: _, DATA_DIR: __, ...inherited } = process.env;
  return spawn(process.execPath, [join(built, `${name}.js`), ...args], { env: { ...inherited, ...env } });
}

async function finish(child: ReturnType<typeof spawnCommand>) {
  const [[code], out, error] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, out, error };
}

/** Gives the folder of the backup. */
async function makeBackup(env: Record<string, string>, parent: string): Promise<string> {
  const { code, out, error } = await finish(spawnCommand('makeBackup', [join(folder, parent)], env));
  expect([code, error]).toEqual([0, '']);
  return out.split(': ')[0] ?? '';
}

const restore = (backup: string, env: Record<string, string>) =>
  finish(spawnCommand('restore', [backup], env));

const readManifest = async (backup: string) =>
  JSON.parse(await readFile(join(backup, 'manifest.json'), 'utf8'));

/** In an order of its own: a database puts a short row into an earlier gap. */
const readRows = async (backup: string) =>
  gunzipSync(await readFile(join(backup, 'database.jsonl.gz')))
    .toString('utf8')
    .split('\n')
    .sort();

/** A restore switches these off while it runs. */
const listSwitchedOff = sql`select tgname as name from pg_trigger where tgenabled <> 'O'
  union all select conname from pg_constraint where condeferrable and contype = 'f'`;

async function summarize(env: Record<string, string>) {
  const db = await openUntimedDatabase(readEnvironment(env), () => {});
  const found = await db.inSnapshot(async (transaction) => ({
    ...(await readSummary(transaction)),
    off: await queryRows(transaction, listSwitchedOff),
  }));
  await db.close();
  return found;
}

/** Books again and again until it is stopped or the server ends; gives the ids of the answers so far. */
function keepBooking({ url }: ServerProcess, Authorization: string) {
  const booked: number[] = [];
  const stop = new AbortController();
  const book = async () => {
    while (!stop.signal.aborted) {
      const answer = await fetch(`${url}/agric/soil-test-bookings/`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization },
        body: JSON.stringify(bookingBody({ soil_test_date: '2099-01-15' })),
      })
        .then(async (response) => ({ status: response.status, body: (await response.json()) as Booking }))
        .catch(() => undefined);
      if (!answer) return;
      expect(answer.status).toBe(201);
      booked.push(answer.body.id);
    }
  };
  const ended = Promise.all([book(), book(), book()]);
  const end = async () => {
    stop.abort();
    await ended;
  };
  return { booked, stop: end };
}

/** Starts a server on a restored place, logs in, looks for the last of these bookings and the picture, and ends it. */
async function expectThere(env: Record<string, string>, bookings: readonly number[]): Promise<void> {
  const server = await startProcess(env);
  const { Authorization } = await logIn(server.url, 'admin');
  for (const id of bookings.slice(-20)) {
    const found = await fetch(`${server.url}/agric/soil-test-bookings/${id}`, { headers: { Authorization } });
    expect([id, found.status]).toEqual([id, 200]);
  }
  expect((await fetch(`${server.url}/files/${picture}`)).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
}

test('a backup of a server that takes bookings is one state of it, and is all there after a restore', async () => {
  const server = await startProcess(environment);
  const { Authorization } = await logIn(server.url, 'farmer');
  const booking = keepBooking(server, Authorization);
  await expect.poll(() => booking.booked.length).toBeGreaterThan(5);
  const before = [...booking.booked];
  const backup = await makeBackup(environment, 'running');
  await booking.stop();
  await server.end('SIGTERM');
  expect(booking.booked.length).toBeGreaterThan(before.length);

  const { summary, files } = await readManifest(backup);
  expect(Object.keys(files)).toContain(picture);
  expect(Number(summary.ledger)).toBeGreaterThan(0);
  for (const name of await readdir(backup, { recursive: true })) {
    const found = await stat(join(backup, name));
    expect([name, found.mode & 0o777]).toEqual([name, found.isFile() ? 0o600 : 0o700]);
  }

  const place = await createEmptyPlace();
  expect(await restore(backup, place)).toMatchObject({ code: 0, error: '' });
  expect(await summarize(place)).toEqual({ ...summary, off: [] });
  // Every column of every row, and what the database itself would number next.
  expect(await readRows(await makeBackup(place, 'again'))).toEqual(await readRows(backup));
  await expectThere(place, before);
}, 240_000);

test('what a killed server has answered is in the backup of what it left; a killed backup looks like none', async () => {
  const server = await startProcess(environment);
  const { Authorization } = await logIn(server.url, 'farmer');
  const booking = keepBooking(server, Authorization);
  await expect.poll(() => booking.booked.length).toBeGreaterThan(5);
  await server.end('SIGKILL');
  await booking.stop();

  // The backup has its rows and asks for the picture.
  let child: ReturnType<typeof spawnCommand> | undefined;
  const bucket = createServer(() => child?.kill('SIGKILL')).listen(0, '127.0.0.1');
  await once(bucket, 'listening');
  const address = bucket.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const keys = { S3_BUCKET: 'udongo', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'maabara-siri' };
  const inBucket = { ...environment, FILES: 's3', S3_ENDPOINT: `http://127.0.0.1:${port}`, ...keys };
  child = spawnCommand('makeBackup', [join(folder, 'killed')], inBucket);
  expect(await finish(child)).toEqual({ code: null, out: '', error: '' });
  bucket.closeAllConnections();
  bucket.close();
  const left = await readdir(join(folder, 'killed'));
  expect(left).toEqual([expect.stringMatching(/^\.unfinished-/)]);
  const place = await createEmptyPlace();
  expect((await restore(join(folder, 'killed', left[0] ?? ''), place)).error).toContain('is no backup');

  const backup = await makeBackup(environment, 'killed');
  expect(await restore(backup, place)).toMatchObject({ code: 0, error: '' });
  expect(await summarize(place)).toEqual({ ...(await readManifest(backup)).summary, off: [] });
  await expectThere(place, booking.booked);
}, 240_000);

/** A backup of the demo for each version that others may still run, made by that version; its name is that of its last migration. */
const earlier = join(import.meta.dirname, 'upgrades');

test.each(await readdir(earlier))(
  'a database of version %s keeps its rows, and answers every list',
  async (version) => {
    const place = await createEmptyPlace();
    const backup = join(earlier, version);
    expect(await restore(backup, place)).toMatchObject({ code: 0, error: '' });
    const server = await startProcess(place);
    const { Authorization } = await logIn(server.url, 'admin');
    const lists = declaredOperations.filter(
      (operation) => operation.method === 'GET' && queryOf(operation).some(({ name }) => name === 'page'),
    );
    expect(lists.length).toBeGreaterThan(20);
    for (const { path } of lists) {
      const { status } = await fetch(`${server.url}${path.replace('{id}', '1')}?limit=200`, {
        headers: { Authorization },
      });
      expect([path, status]).toEqual([path, 200]);
    }
    const report = await fetch(`${server.url}/agric/report-generation/1`, { headers: { Authorization } });
    expect(report.status).toBe(200);
    const booked = await fetch(`${server.url}/agric/soil-test-bookings/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization },
      body: JSON.stringify(bookingBody({ soil_test_date: '2099-01-15' })),
    });
    expect(booked.status).toBe(201);
    expect(await server.end('SIGTERM')).toBe(0);

    const { summary } = await readManifest(backup);
    const after = await summarize(place);
    expect(after.ledger).not.toBe(summary.ledger);
    for (const table of ['bookings', 'samples', 'users', 'payments', 'reports', 'sample_readings_history'])
      expect([table, after.rows[table]]).toEqual([
        table,
        summary.rows[table] + Number(table === 'bookings' || table === 'samples'),
      ]);
  },
  240_000,
);

test('a restore is refused where something is, of a newer backup and of a damaged one, and says what to do', async () => {
  const backup = await makeBackup(environment, 'refused');
  const tried = await finish(spawnCommand('restore', ['--try', backup], {}));
  expect(tried.out).toMatch(/^The backup can be restored: \d+ tables, /);
  const place = await createEmptyPlace();
  const refuse = async (
    env: Record<string, string>,
    name?: string,
    spoil: (content: string) => string = () => '',
  ) => {
    const copy = join(folder, `copy-${Math.random()}`);
    await cp(backup, copy, { recursive: true });
    if (name) {
      await writeFile(join(copy, name), spoil(await readFile(join(copy, name), 'latin1')), 'latin1');
    }
    const { code, out, error } = await restore(copy, env);
    expect([code, out]).toEqual([1, '']);
    return error.replaceAll(folder, '').trim();
  };
  expect(await refuse(environment)).toBe(
    'The database already has tables. Make an empty one, and name it with DATABASE_URL or DATA_DIR.',
  );
  const newer = (content: string) => content.replace('0003_partner_keys.sql', '9000_of_tomorrow.sql');
  expect(await refuse(place, 'manifest.json', newer)).toBe(
    'The backup is newer than this program: it has 9000_of_tomorrow.sql. Restore it with the version that made it.',
  );
  for (const name of ['database.jsonl.gz', `files/${picture}`, 'manifest.json']) {
    expect(await refuse(place, name, (content) => content.slice(0, -5))).toBe(
      `The backup is damaged: ${name} is not what was stored. Take another one.`,
    );
  }
  const wrong = (content: string) => content.replace('"ledger": "', '"ledger": "9');
  expect(await refuse(place, 'manifest.json', wrong)).toBe(
    'The restored database differs from the backup. Nothing was kept; try another backup.',
  );
  // The place is as empty as before. Then it gets a file of somebody else.
  const other = join(place.DATA_DIR ?? '', 'files', 'other.webp');
  await writeFile(other, 'x');
  expect(await refuse(place)).toMatch(/\/files has files\. Move them away, then try again\.$/);
  await rm(other);
  expect(await restore(backup, place)).toMatchObject({ code: 0, error: '' });
}, 240_000);
