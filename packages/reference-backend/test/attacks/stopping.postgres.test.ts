import { once } from 'node:events';
import { connect } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { bookingBody } from '../bookingBody.ts';
import { createServerDatabase, type ServerDatabase } from '../serverDatabase.ts';
import { logIn, type ServerProcess, startProcess } from '../serverProcess.ts';

let database: ServerDatabase;
let holder: pg.Client;
/** Without a transaction: in one, PostgreSQL shows the same sessions for ever. */
let watcher: pg.Client;
beforeAll(async () => {
  database = await createServerDatabase();
  const open = async () => {
    const client = new pg.Client({ connectionString: database.environment.DATABASE_URL });
    await client.connect();
    return client;
  };
  holder = await open();
  watcher = await open();
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM bookings WHERE id = 1 FOR UPDATE');
});
afterAll(async () => {
  await holder.end();
  await watcher.end();
  await database.remove();
});

/** Starts a server in which a request keeps its transaction open for a minute, because it waits for the lock. */
async function startHeld(stopTimeoutMs: number): Promise<ServerProcess> {
  const waiting = async () => {
    const { rows } = await watcher.query(
      "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
    );
    return rows.length;
  };
  // End sessions that a server of an earlier test left waiting: PostgreSQL does not check whether it is still there.
  await watcher.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
  );
  await expect.poll(waiting).toBe(0);
  const server = await startProcess({
    ...database.environment,
    STOP_TIMEOUT_MS: String(stopTimeoutMs),
    DATABASE_LOCK_TIMEOUT_MS: '60000',
    DATABASE_STATEMENT_TIMEOUT_MS: '60000',
  });
  onTestFinished(async () => void (await server.end('SIGKILL')));
  const { Authorization } = await logIn(server.url, 'admin');
  const change = fetch(`${server.url}/agric/soil-test-bookings/1/`, {
    method: 'PUT',
    headers: { Authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify(bookingBody({ soil_test_date: '2099-01-15' })),
  });
  change.catch(() => {});
  await expect.poll(waiting).toBe(1);
  return server;
}

test('a server that is told to stop ends in time, though a request waits for a lock', async () => {
  const server = await startHeld(300);
  expect(await server.end('SIGTERM')).toBe(1);
  expect(server.log.at(-1)).toContain('stopped with requests in hand');
});

test('an aborted upload is no error, nobody needs to read the log, and a second signal ends the server at once', async () => {
  const server = await startHeld(60_000);
  const upload = connect(server.port, '127.0.0.1');
  upload.write(
    'POST /users/auth/login/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{"em',
  );
  await once(upload, 'connect');
  await fetch(`${server.url}/healthz`);
  upload.destroy();
  const uploads = () =>
    server.log.map((line) => JSON.parse(line)).filter(({ operation }) => operation === 'auth.login');
  await expect.poll(() => uploads().length).toBe(2);
  expect(server.log.map((line) => JSON.parse(line).level)).not.toContain('error');

  server.child.stdout?.destroy();
  server.child.stderr?.destroy();
  for (let call = 0; call < 3; call += 1) expect((await fetch(`${server.url}/counties`)).status).toBe(200);

  server.child.kill('SIGTERM');
  // The server takes no new connections from then on.
  await expect
    .poll(() => fetch(`${server.url}/healthz`, { headers: { Connection: 'close' } }).catch(() => 'gone'))
    .toBe('gone');
  expect([server.child.exitCode, server.child.signalCode]).toEqual([null, null]);
  expect(await server.end('SIGTERM')).toBe(1);
});
