import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useBackend } from '../../test/testBackend.ts';
import { queryRows } from '../db/queryRows.ts';
import { type SeedProgress, seedLarge } from './seedLarge.ts';

const backend = useBackend();
const as = 'administrator' as const;
const countOf = async (path: string) => (await backend.call('GET', `${path}?limit=1`, { as })).body.count;
const run = (
  bookings: number,
  changes: { signal?: AbortSignal; onProgress?: (at: SeedProgress) => void } = {},
) => seedLarge({ db: backend.db, clock: () => backend.clock.now, bookings, batch: 40, ...changes });

test('a run that is stopped goes on where it was, and a finished one has nothing to do', async () => {
  const stop = new AbortController();
  const seen: number[] = [];
  const onProgress = ({ done }: SeedProgress) => {
    seen.push(done);
    if (done >= 80) stop.abort();
  };
  await expect(run(210, { signal: stop.signal, onProgress })).rejects.toThrow();
  expect(seen).toEqual([40, 80]);
  expect(await countOf('/agric/soil-test-bookings')).toBe(25 + 80);

  expect(await run(210)).toMatchObject({ done: 210, of: 210, stored: 130 });
  expect(await countOf('/agric/soil-test-bookings')).toBe(25 + 210);
  expect(await run(210)).toMatchObject({ done: 210, stored: 0, rows: 0 });
  const rows = await backend.db.inTransaction((db) =>
    queryRows<Record<string, number>>(
      db,
      sql`select (select count(*) from bookings)::integer as bookings, (select count(*) from samples)::integer as samples,
                 (select count(*) from farmers)::integer as farmers, (select count(*) from users)::integer as users`,
    ),
  );
  expect(rows[0]).toEqual({
    bookings: await countOf('/agric/soil-test-bookings'),
    samples: await countOf('/agric/soil-test-samples'),
    farmers: await countOf('/agric/farmers'),
    users: await countOf('/users/account/profiles'),
  });
});

test('what was seeded is varied, reads as the contract has it, and goes on being changed', async () => {
  await run(210);
  const list = async (query: string) =>
    (await backend.call('GET', `/agric/soil-test-bookings?limit=200&${query}`, { as })).body;
  const { results } = await list('ordering=-id');
  for (const [field, least] of [
    ['status', 3],
    ['test_type', 3],
    ['county', 10],
    ['farmer', 15],
    ['agent', 4],
    ['soil_test_date', 100],
  ] as const) {
    expect(
      new Set(results.map((booking: Record<string, unknown>) => booking[field])).size,
    ).toBeGreaterThanOrEqual(least);
  }
  const days = results.map(({ created_on }: { created_on: string }) => created_on.slice(0, 4));
  expect(new Set(days).size).toBeGreaterThanOrEqual(5);
  const [{ id }] = results;
  expect((await backend.call('DELETE', `/agric/soil-test-bookings/${id}/`, { as })).status).toBeLessThan(500);
  const farmer = await backend.call('POST', '/agric/farmers/', {
    as,
    body: {
      user: {
        full_name: 'Nekesa',
        email: '',
        profile: { phone_number: '0711222333', county: 1, address: '' },
      },
    },
  });
  expect(farmer.status).toBe(201);
});
