import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingBody } from './bookingBody.ts';
import { createEmptyDatabase, type ServerDatabase } from './serverDatabase.ts';
import { logIn, type ServerProcess, startProcess, startRefused } from './serverProcess.ts';

/** Any number of processes share one PostgreSQL. */

let database: ServerDatabase;
let servers: [ServerProcess, ServerProcess];
beforeAll(async () => {
  database = await createEmptyDatabase();
  const environment = { ...database.environment, SEED: 'demo' };
  servers = await Promise.all([startProcess(environment), startProcess(environment)]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await database.remove();
});

test('two that start at once on an empty database migrate and seed it once', async () => {
  const { Authorization } = await logIn(servers[0].url, 'admin');
  for (const { url } of servers) {
    const response = await fetch(`${url}/agric/soil-test-bookings`, { headers: { Authorization } });
    expect(await response.json()).toMatchObject({ count: 25 });
  }
});

test('a booking sent to both at once is booked once', async () => {
  const { Authorization } = await logIn(servers[1].url, 'farmer');
  const body = JSON.stringify({ ...bookingBody({ soil_test_date: '2099-01-15' }), uuid: randomUUID() });
  const headers = { Authorization, 'Content-Type': 'application/json' };
  const send = ({ url }: ServerProcess) =>
    fetch(`${url}/agric/soil-test-bookings/`, { method: 'POST', headers, body });
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => send(servers[index % 2 === 0 ? 0 : 1])),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
  const ids = await Promise.all(
    responses.map(async (response) => ((await response.json()) as { id: number }).id),
  );
  expect(new Set(ids).size).toBe(1);
});

test('failed logins are counted over both', async () => {
  const attempt = ({ url }: ServerProcess) =>
    fetch(`${url}/users/auth/login/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'agent@udongo.test', password: 'nope' }),
    });
  const statuses: number[] = [];
  for (let index = 0; index < 11; index += 1)
    statuses.push((await attempt(servers[index % 2 === 0 ? 0 : 1])).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
});

test('a PostgreSQL that is not there is one line, without its password', async () => {
  const [line, ...more] = await startRefused({ DATABASE_URL: 'postgres://udongo:secret@127.0.0.1:1/none' });
  expect(more).toEqual([]);
  expect(line).toMatch(/^Not started: .*ECONNREFUSED/);
  expect(line).not.toContain('secret');
});
