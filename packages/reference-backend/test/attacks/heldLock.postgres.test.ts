import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../src/createApp.ts';
import { defaultOptions, type LogEntry } from '../../src/Dependencies.ts';
import { queryRows } from '../../src/db/queryRows.ts';
import { openPostgresDatabase } from '../../src/hosts/postgresDatabase.ts';
import { readFont } from '../../src/hosts/readFont.ts';
import { renderWith } from '../../src/renderPdf.ts';
import { createToken } from '../../src/services/people/tokens.ts';
import { createPostgresCopy, onServer } from '../openTestDatabase.ts';
import { startOfTests, testHasher } from '../testClock.ts';

/** Another session keeps a lock on a booking; requests wait for it for half a second. */

/** Only what a test measures is short: a busy machine takes its time over all else. */
const usual = { connect: 5000, statement: 20_000, lock: 500, idle: 20_000 };
type Opened = ReturnType<typeof openPostgresDatabase>;
const name = `udongo_test_${randomBytes(6).toString('hex')}`;
const log: LogEntry[] = [];
const opened: Opened[] = [];
let holder: pg.Client;
let db: Opened;
let open: (timeouts: Partial<typeof usual>) => Opened;
let call: (method: string, path: string, body?: object) => Promise<Response>;
beforeAll(async () => {
  const url = await createPostgresCopy(name);
  holder = new pg.Client({ connectionString: url });
  await holder.connect();
  open = (timeouts) => {
    const onConnectionError = () => {};
    const database = openPostgresDatabase({
      ...{ url, poolSize: 3, onConnectionError },
      timeouts: { ...usual, ...timeouts },
    });
    opened.push(database);
    return database;
  };
  db = open({});
  const clock = () => startOfTests;
  const dependencies = {
    db,
    clock,
    hasher: testHasher,
    renderPdf: renderWith(readFont),
    wakeSender: () => {},
    options: defaultOptions,
  };
  const app = createApp({ ...dependencies, log: (entry) => log.push(entry) });
  const token = await db.inTransaction((transaction) => createToken(transaction, 1, startOfTests));
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  call = async (method, path, body) =>
    app.fetch(
      new Request(`http://api.test${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) }),
    );
});
afterAll(async () => {
  await holder.end();
  for (const database of opened) await database.close();
  await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
});

test('requests that wait for a lock are answered with 503, the others are answered, and the booking can be changed afterwards', async () => {
  const booking = await (await call('GET', '/agric/soil-test-bookings/1')).json();
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM bookings WHERE id = 1 FOR UPDATE');
  const change = () => call('PUT', '/agric/soil-test-bookings/1/', booking);
  // Twice as many as there are connections.
  const [other, ...waiting] = await Promise.all([
    call('GET', '/counties'),
    ...Array.from({ length: 6 }, change),
  ]);
  expect(other.status).toBe(200);
  expect(waiting.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 503));
  expect(waiting.map(({ headers }) => headers.get('retry-after'))).toEqual(
    Array.from({ length: 6 }, () => '2'),
  );
  expect(log).toContainEqual(expect.objectContaining({ msg: 'database unavailable', sqlState: '55P03' }));
  await holder.query('ROLLBACK');
  expect((await change()).status).toBe(200);
});

test('/healthz waits for no request, however many wait for a connection', async () => {
  let free = () => {};
  const wait = new Promise<void>((resolve) => {
    free = resolve;
  });
  const held = Array.from({ length: 6 }, () => db.inTransaction(() => wait));
  expect(db.load()).toEqual({ inUse: 3, waiting: 3 });
  expect((await call('GET', '/healthz')).status).toBe(200);
  expect(db.load()).toEqual({ inUse: 3, waiting: 3 });
  free();
  await Promise.all(held);
});

test('a statement that takes too long is ended', async () => {
  const slow = open({ statement: 300 }).inTransaction((transaction) =>
    transaction.execute('select pg_sleep(60)'),
  );
  await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } });
});

test('a transaction that does nothing is ended, and its connection is not used again', async () => {
  const impatient = open({ idle: 300 });
  const idle = impatient.inTransaction(async (transaction) => {
    const [row] = await queryRows<{ pid: number }>(transaction, sql`select pg_backend_pid() as pid`);
    const isOpen = () => holder.query('SELECT 1 FROM pg_stat_activity WHERE pid = $1', [row?.pid]);
    await expect.poll(async () => (await isOpen()).rowCount).toBe(0);
    await transaction.execute('select 1');
  });
  await expect(idle).rejects.toThrow('The connection broke.');
  const next = impatient.inTransaction((transaction) => queryRows(transaction, sql`select 1 as found`));
  expect(await next).toEqual([{ found: 1 }]);
});
