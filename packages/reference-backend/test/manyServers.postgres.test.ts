import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingBody } from './bookingBody.ts';
import { cropBody } from './recordBodies.ts';
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

test('a change of a small list at one is in the next answer of the other, and as fresh as its tag', async () => {
  const { Authorization } = await logIn(servers[0].url, 'admin');
  const read = async (path: string, tag = '') => {
    const headers = { Authorization, ...(tag && { 'If-None-Match': tag }) };
    const response = await fetch(`${servers[1].url}${path}`, { headers });
    return { status: response.status, tag: response.headers.get('etag') ?? '', text: await response.text() };
  };
  const lists = [
    ['/agric/crops?limit=200', '/agric/crops/1/', cropBody({ name: 'Brown maize' })],
    ['/embed/boot', '/settings', { offers_microbial_test: false }],
    ['/settings', '/settings', { support_name: 'Soil desk' }],
  ] as const;
  for (const [list, record, change] of lists) {
    const before = await read(list);
    expect(await read(list, before.tag)).toMatchObject({ status: 304 });
    const changed = await fetch(`${servers[0].url}${record}`, {
      method: 'PUT',
      headers: { Authorization, 'Content-Type': 'application/json' },
      body: JSON.stringify(change),
    });
    expect(changed.status).toBe(200);
    const after = await read(list, before.tag);
    expect([list, after.status]).toEqual([list, 200]);
    expect(after.text).not.toBe(before.text);
  }
});

test('a PostgreSQL that is not there is one line, without its password', async () => {
  const [line, ...more] = await startRefused({ DATABASE_URL: 'postgres://udongo:secret@127.0.0.1:1/none' });
  expect(more).toEqual([]);
  expect(line).toMatch(/^Not started: .*ECONNREFUSED/);
  expect(line).not.toContain('secret');
});
