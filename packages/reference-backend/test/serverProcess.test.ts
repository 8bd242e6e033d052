import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { farmerPeople } from '../src/seed/people.ts';
import { bookingBody } from './bookingBody.ts';
import { createEmptyDatabase, createServerDatabase, type ServerDatabase } from './serverDatabase.ts';
import { logIn, type ServerProcess, startProcess, startRefused } from './serverProcess.ts';

let database: ServerDatabase;
let server: ServerProcess;
beforeAll(async () => {
  database = await createServerDatabase();
  server = await startProcess(database.environment);
});
afterAll(async () => {
  await server.end('SIGKILL');
  await database.remove();
});

test('a port in use is one line that names the port and the variable', async () => {
  const other = await createEmptyDatabase();
  const lines = await startRefused({ ...other.environment, API_PORT: String(server.port) });
  expect(lines).toEqual([
    `Port ${server.port} is in use. Stop what uses it, or set API_PORT to another port.`,
  ]);
  await other.remove();
});

test('a bad variable is one line', async () => {
  expect(await startRefused({ TRUST_PROXY: 'yes' })).toEqual([
    'Not started: TRUST_PROXY must be a whole number from 0 to 10.',
  ]);
});

test.each(['/proc/nope/data', `${import.meta.filename}/data`, import.meta.filename])(
  'a data folder that cannot be made is one line: %s',
  async (folder) => {
    const [line = '', ...others] = await startRefused({ DATA_DIR: folder });
    // The system's word for it differs from one to the other.
    expect(line.replace(/\(E[A-Z]+\)/, '(CODE)')).toBe(
      `The data folder ${folder} cannot be made (CODE). Set DATA_DIR to another folder.`,
    );
    expect(others).toEqual([]);
  },
);

/** Threads of the server's process; null where the system does not say. */
function countThreads(): number | null {
  const status = `/proc/${server.child.pid}/status`;
  return existsSync(status) ? Number(/^Threads:\s+(\d+)$/m.exec(readFileSync(status, 'utf8'))?.[1]) : null;
}

test('PDFs that are asked for at once are drawn in threads of the built server', async () => {
  // Hashing a password starts the threads that Node has for itself.
  await logIn(server.url, 'farmer');
  const before = countThreads();
  const booked = await fetch(`${server.url}/agric/soil-test-bookings/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(bookingBody({ soil_test_date: '2099-01-15' })),
  });
  const { uuid } = await booked.json();
  const bodies = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const answer = await fetch(`${server.url}/agric/booking/payment/invoice/generate-invoice?uuid=${uuid}`);
      return Buffer.from(await answer.arrayBuffer()).toString('latin1');
    }),
  );
  expect(new Set(bodies.map((body) => body.slice(0, 5)))).toEqual(new Set(['%PDF-']));
  if (before !== null) expect(countThreads()).toBeGreaterThan(before);
});

test('a request that runs when the server is told to stop is finished, then it ends with code 0', async () => {
  const { Authorization, token } = await logIn(server.url, 'farmer');
  const body = JSON.stringify(bookingBody({ soil_test_date: '2099-01-15', name: 'Nekesa Wafula' }));
  const running = httpRequest(`${server.url}/agric/soil-test-bookings/`, {
    method: 'POST',
    headers: {
      Authorization,
      Expect: '100-continue',
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    },
  });
  running.flushHeaders();
  // The server has the request and waits for its body.
  await once(running, 'continue');
  running.write(body.slice(0, 10));
  const ended = server.end('SIGTERM');
  await untilRefused(server.port);
  const answer = await finish(running, body.slice(10));
  expect(answer.statusCode).toBe(201);
  expect(await ended).toBe(0);

  const log = server.log.join('\n');
  expect(log).toContain('"operation":"bookings.create"');
  for (const secret of [token, 'udongo.test', ...farmerPeople.map(({ phone_number }) => phone_number)]) {
    expect(log).not.toContain(secret);
    expect(log).not.toContain(secret.replace('+254', '0'));
  }
  for (const { full_name } of farmerPeople) expect(log).not.toContain(full_name);
  // Nothing but entries: every line is JSON.
  for (const line of server.log) expect(JSON.parse(line)).toMatchObject({ level: 'info' });

  server = await startProcess(database.environment);
  const response = await fetch(`${server.url}/agric/soil-test-bookings?search=nekesa`, {
    headers: { Authorization },
  });
  expect(await response.json()).toMatchObject({ count: 1 });
});

test('Ctrl-C ends it too, with connections that are kept alive open', async () => {
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await server.end('SIGINT')).toBe(0);
});

/** Waits until the server takes no new connections. */
async function untilRefused(port: number): Promise<void> {
  const isRefused = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('error', () => resolve(true));
      socket.once('connect', () => {
        socket.destroy();
        resolve(false);
      });
    });
  while (!(await isRefused()));
}

async function finish(running: ClientRequest, rest: string): Promise<IncomingMessage> {
  running.end(rest);
  const [response] = (await once(running, 'response')) as [IncomingMessage];
  response.resume();
  return response;
}
