import type { SoilPicture } from '@udongo/sdk';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useBackend } from '../../test/testBackend.ts';
import { startOfTests, testHasher } from '../../test/testClock.ts';
import { bookings, samples } from '../db/schema.ts';
import { publishSoilCells } from '../services/statistics/publishSoilCells.ts';
import { seedDemo } from './seedDemo.ts';

const backend = useBackend();
const countOf = async (path: string) =>
  (await backend.call('GET', `${path}?limit=1`, { as: 'administrator' })).body.count;

test('the demo holds what the product is shown with', async () => {
  expect(await countOf('/counties')).toBe(47);
  expect(await countOf('/agric/crops')).toBe(21);
  expect(await countOf('/agric/other-crop-names')).toBe(284);
  expect(await countOf('/agric/farmers')).toBe(30);
  expect(await countOf('/agric/agents')).toBe(6);
  expect(await countOf('/agric/discounts')).toBe(3);
  expect(await countOf('/agric/devices')).toBe(3);
  expect(await countOf('/agric/partner-keys')).toBe(2);
  expect(await countOf('/agric/soil-test-bookings')).toBe(25);
  expect((await backend.call('GET', '/agric/farmers', { as: 'agent' })).body.count).toBe(8);
});

test.each([
  ['admin@udongo.test', 'Admin-pass-1', { is_superuser: true }],
  ['agent@udongo.test', 'Agent-pass-1', { is_agent: true, agent: 1 }],
  ['farmer@udongo.test', 'Farmer-pass-1', { is_farmer: true, farmer: 1 }],
])('%s logs in', async (email, password, user) => {
  const { status, body } = await backend.call('POST', '/users/auth/login/', { body: { email, password } });
  expect([status, body.user]).toMatchObject([200, user]);
});

test('bookings stand in every state, paid, canceled and open, with and without readings', async () => {
  const { rows, measured } = await backend.db.inTransaction(async (db) => ({
    rows: await db.select().from(bookings).orderBy(bookings.id),
    measured: await db.select().from(samples).where(sql`${samples.pH} is not null`),
  }));
  expect(new Set(rows.map(({ status }) => status)).size).toBe(7);
  for (const key of ['paid', 'canceled', 'is_report_sent'] as const) {
    expect(new Set(rows.map((row) => row[key]))).toEqual(new Set([true, false]));
  }
  expect(rows.filter(({ status, canceled }) => canceled !== (status === 'canceled'))).toEqual([]);
  expect(rows.map(({ code }) => code).slice(0, 2)).toEqual(['UD-1001', 'UD-1002']);
  expect(measured.length).toBeGreaterThan(5);
  const states = new Map(rows.map(({ id, status }) => [id, status]));
  expect(new Set(measured.map(({ booking_id }) => states.get(booking_id)))).toEqual(
    new Set(['analysed', 'verified', 'report_ready']),
  );
});

test('the soil picture of the last two years has counties with enough farms, and publishing leaves them alone', async () => {
  const read = async () =>
    (await backend.call('GET', '/statistics/soil-picture', { as: 'farmer' })).body as SoilPicture;
  const { year, years, counties, cells, minimum_farms } = await read();
  expect([year, years]).toEqual([2025, [2025, 2024]]);
  expect(counties.length).toBeGreaterThan(25);
  for (const { pH, samples } of cells) {
    expect(samples).toBeGreaterThanOrEqual(minimum_farms);
    expect(pH > 4 && pH < 8.7).toBe(true);
  }
  await publishSoilCells(backend);
  expect((await read()).cells).toEqual(cells);
});

test('days are counted from the clock’s', async () => {
  const { body } = await backend.call('GET', '/agric/soil-test-bookings/15', { as: 'administrator' });
  expect(body.soil_test_date).toBe('2026-11-20');
});

test('a database with people in it is left alone', async () => {
  expect(await seedDemo({ db: backend.db, clock: () => startOfTests, hasher: testHasher })).toBe(false);
  expect(await countOf('/agric/farmers')).toBe(30);
});
