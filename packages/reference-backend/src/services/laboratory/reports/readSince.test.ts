import type { SampleSince } from '@udongo/sdk';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookingBody } from '../../../../test/bookingBody.ts';
import { readings, soilSampleBody } from '../../../../test/recordBodies.ts';
import { useBackend, type Who } from '../../../../test/testBackend.ts';
import { bookings } from '../../../db/schema.ts';

const backend = useBackend();
const reports = '/agric/report-generation';
const call = (method: string, path: string, body?: object, as: Who = 'administrator') =>
  backend.call(method, path, { as, ...(body && { body }) });

interface Tested {
  booking: number;
  sample: number;
  code: string;
}

/** A verified sample of the demo farmer, who shares it with the agent. */
async function measure(day: string, pH: number, changes: object = {}): Promise<Tested> {
  const { body } = await call(
    'POST',
    '/agric/soil-test-bookings/',
    bookingBody({ farmer: 1, soil_test_date: day, ...changes }),
  );
  const [{ id }] = body.samples;
  const sensor_data = { ...readings, pH, moisture: pH };
  await call('PUT', `/agric/soil-test-samples/${id}/`, soilSampleBody({ booking: body.id, sensor_data }));
  await change(body.id, { status: 'verified', shared_with: [2] });
  return { booking: body.id, sample: id, code: body.code };
}
const change = (id: number, values: Partial<typeof bookings.$inferInsert>) =>
  backend.db.inTransaction((db) => db.update(bookings).set(values).where(eq(bookings.id, id)));
const join = ({ sample }: Tested, other: Tested) =>
  call('POST', `/agric/soil-test-samples/${sample}/place/`, { same_place_as: other.sample });
/** Makes a report, which the farmer is given. */
async function give({ booking }: Tested) {
  backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
  const { body } = await call('POST', `${reports}/`, { booking });
  await call('POST', `${reports}/${body.id}/sent/`);
  return body;
}
const read = async (id: number, as: Who): Promise<SampleSince[] | undefined> =>
  (await call('GET', `${reports}/${id}`, undefined, as)).body.since;
const readPublic = async (link: string): Promise<SampleSince[] | undefined> =>
  (await call('GET', `/agric/reports-public/${link}`, undefined, 'anonymous')).body.since;

test('the next report of a place says what changed since the last one, by the rules of now', async () => {
  const first = await measure('2031-01-06', 5.1);
  const second = await measure('2032-01-06', 5.6);
  const beside = await measure('2031-06-06', 7);
  const { number } = await give(first);
  await give(beside);
  expect((await give(second)).since).toBeUndefined();
  await join(second, first);
  const { id, link, since } = await give(second);
  expect(since).toEqual([
    {
      sample: second.sample,
      booking: first.booking,
      number,
      measured_on: expect.stringMatching(/^2026-11-2\d$/),
      readings: expect.any(Array),
    },
  ]);
  const [{ readings: compared }] = since;
  expect(compared).toContainEqual({
    reading: 'pH',
    before: 5.1,
    rating_before: 'low',
    now: 5.6,
    rating_now: 'optimal',
    change: 'better',
  });
  expect(compared.map(({ reading }: { reading: string }) => reading)).not.toContain('moisture');
  expect(await readPublic(link)).toEqual(since);
  for (const who of ['farmer', 'agent', 'agronomist'] as const) expect(await read(id, who)).toEqual(since);
  // The report of before has nothing to compare with.
  expect((await give(first)).since).toBeUndefined();
});

test('a report that was withdrawn, outdated or never given is no last report', async () => {
  const [first, second, third] = [
    await measure('2031-01-06', 5.1),
    await measure('2032-01-06', 5.6),
    await measure('2033-01-06', 6),
  ];
  await join(second, first);
  await join(third, first);
  const { body: ungiven } = await call('POST', `${reports}/`, { booking: second.booking });
  expect((await give(third)).since).toBeUndefined();
  const { number } = await give(first);
  const last = async () => (await give(third)).since?.[0].number;
  expect(await last()).toBe(number);
  await call('POST', `${reports}/${ungiven.id}/sent/`);
  expect(await last()).toBe(ungiven.number);
  await call('POST', `${reports}/${ungiven.id}/withdraw/`, { reason: 'The bags were mixed up.' });
  expect(await last()).toBe(number);
  await change(first.booking, { results_changed_on: backend.clock.now });
  backend.clock.now = new Date(backend.clock.now.getTime() + 1);
  expect(await last()).toBeUndefined();
});

test('a comparison names only what both tests contain', async () => {
  const macro = { test_type: 'basic-macro-nutrients-analysis' };
  const first = await measure('2031-01-06', 5.1, macro);
  const second = await measure('2032-01-06', 5.6);
  await join(second, first);
  await give(first);
  const [{ readings: compared }] = (await give(second)).since;
  expect(compared.map(({ reading }: { reading: string }) => reading)).toEqual([
    'nitrogen',
    'phosphorus',
    'potassium',
    'pH',
  ]);
});

test('an agent reads nothing of an earlier test that the farmer does not share, and nobody reads of another farmer’s place', async () => {
  const first = await measure('2031-01-06', 5.1);
  const second = await measure('2032-01-06', 5.6);
  await join(second, first);
  await give(first);
  const { id, link } = await give(second);
  expect(await read(id, 'agent')).toHaveLength(1);
  await change(first.booking, { shared_with: [] });
  expect(await read(id, 'agent')).toBeUndefined();
  const { body } = await call('GET', `${reports}?booking=${second.booking}`, undefined, 'agent');
  expect(body.results.every((report: { since?: unknown }) => report.since === undefined)).toBe(true);
  expect(await read(id, 'farmer')).toHaveLength(1);
  expect(await readPublic(link)).toHaveLength(1);
  // The earlier booking was another farmer's after all.
  await change(first.booking, { farmer_id: 2 });
  for (const who of ['farmer', 'agronomist'] as const) expect(await read(id, who)).toBeUndefined();
  expect(await readPublic(link)).toBeUndefined();
  expect((await give(second)).since).toBeUndefined();
});
