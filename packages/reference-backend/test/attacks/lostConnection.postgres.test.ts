import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingBody } from '../bookingBody.ts';
import { logIn, type ServerProcess, startProcess } from '../serverProcess.ts';
import { type RunningPostgres, startPostgres } from '../startPostgres.ts';

/** A PostgreSQL of its own, because it is broken on purpose. */

let postgres: RunningPostgres;
let server: ServerProcess;
let Authorization: string;
beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
  server = await startProcess({ DATABASE_URL: postgres.url, SEED: 'demo' });
  ({ Authorization } = await logIn(server.url, 'farmer'));
});
afterAll(async () => {
  await server?.end('SIGKILL');
  await postgres?.stop();
});

const acknowledged: string[] = [];

test.each([1, 2])('20 parallel bookings outlive terminated connections, round %i', async () => {
  await bookWhile(async () => {
    await onPostgres(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'udongo'",
    );
  });
});

test.each([
  { event: 'restart', how: 'fast', round: 1 },
  { event: 'restart', how: 'fast', round: 2 },
  { event: 'immediate stop', how: 'immediate', round: 1 },
  { event: 'immediate stop', how: 'immediate', round: 2 },
] as const)('20 parallel bookings outlive PostgreSQL: $event, round $round', async ({ how }) => {
  await bookWhile(async () => {
    await postgres.halt(how);
    const away = await fetch(`${server.url}/counties`);
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await away.json()).toEqual({
      detail: 'The service is busy or its database is away. Try again in a few seconds.',
    });
    expect((await fetch(`${server.url}/healthz`)).status).toBe(503);
    await postgres.resume();
  });
});

test('the same process answers afterwards, and every acknowledged booking is stored once', async () => {
  expect([server.child.exitCode, server.child.signalCode]).toEqual([null, null]);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(acknowledged).toHaveLength(6 * 20);
  const stored = await onPostgres('SELECT uuid FROM bookings WHERE uuid = ANY ($1)', [acknowledged]);
  expect(stored.map(({ uuid }) => uuid).sort()).toEqual([...acknowledged].sort());
  expect(server.log.filter((line) => line.includes('unexpected error'))).toEqual([]);
});

/**
 * Sends 20 bookings at once, breaks the database when the third is acknowledged, and sends what was answered with 503 again
 * afterwards, under its uuid.
 */
async function bookWhile(breakDatabase: () => Promise<void>): Promise<void> {
  let booked = 0;
  let onThird = () => {};
  const third = new Promise<void>((resolve) => {
    onThird = resolve;
  });
  const uuids = Array.from({ length: 20 }, () => randomUUID());
  const answers = Promise.all(
    uuids.map(async (uuid) => {
      const status = await book(uuid);
      if (status === 201) {
        booked += 1;
        if (booked === 3) onThird();
      }
      return { uuid, status };
    }),
  );
  await Promise.race([third, answers]);
  await breakDatabase();
  for (const { uuid, status } of await answers) {
    if (status === 503) expect(await book(uuid)).toBe(201);
    else expect(status).toBe(201);
  }
}

async function book(uuid: string): Promise<number> {
  const response = await fetch(`${server.url}/agric/soil-test-bookings/`, {
    method: 'POST',
    headers: { Authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...bookingBody({ soil_test_date: '2099-01-15' }), uuid }),
  });
  if (response.status === 201) acknowledged.push(uuid);
  else expect(response.headers.get('retry-after')).toBe('2');
  await response.body?.cancel();
  return response.status;
}

async function onPostgres(statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query(statement, values);
  await client.end();
  return rows;
}
