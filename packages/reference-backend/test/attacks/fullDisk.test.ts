import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookingBody } from '../bookingBody.ts';
import { useBackend } from '../testBackend.ts';

const backend = useBackend();
const run = (statement: string) =>
  backend.db.inTransaction((transaction) => transaction.execute(sql.raw(statement)));
const book = () => backend.call('POST', '/agric/soil-test-bookings/', { body: bookingBody() });
const health = () => backend.call('GET', '/healthz');

test('while bookings cannot be written, people are asked to wait, lists go on, and the health check says degraded', async () => {
  expect(await health()).toMatchObject({ status: 200, body: { status: 'ok' } });
  // PostgreSQL refuses with this code when a table cannot grow, while a change of a small row still succeeds.
  await run(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`);
  await run('CREATE TRIGGER full_disk BEFORE INSERT ON bookings EXECUTE FUNCTION refuse()');
  const refused = await book();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect((await backend.call('GET', '/counties')).status).toBe(200);
  expect(await health()).toMatchObject({ status: 503, body: { status: 'degraded' } });

  await run('DROP TRIGGER full_disk ON bookings');
  expect((await book()).status).toBe(201);
  backend.clock.now = new Date(backend.clock.now.getTime() + 30_000);
  expect(await health()).toMatchObject({ status: 200, body: { status: 'ok' } });
});

test('a database that only reads is degraded', async () => {
  await run(`CREATE FUNCTION refuse_all() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'cannot execute INSERT in a read-only transaction' USING ERRCODE = '25006'; END $$`);
  await run(
    'CREATE TRIGGER read_only BEFORE INSERT OR UPDATE ON health_checks EXECUTE FUNCTION refuse_all()',
  );
  expect(await health()).toMatchObject({ status: 503, body: { status: 'degraded' } });
});
