import type { BookingStatus, OperationId } from '@udongo/sdk';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/lib/testRuns.ts';
import { bookings } from '../../src/db/schema.ts';
import { permissions } from '../../src/generated/permissions.ts';
import { bookingBody } from '../bookingBody.ts';
import { declaredOperations, filtersOf } from '../contract.ts';
import { soilSampleBody } from '../recordBodies.ts';
import { useBackend, type Who } from '../testBackend.ts';

/** Farmers and agents learn nothing of readings before an administrator has verified them, whichever way they ask. */

const backend = useBackend();
const samplePath = '/agric/soil-test-samples';
/** A PDF's bytes show no value, and each takes its time to draw. */
const readAsText = declaredOperations.filter(
  ({ method, responses }) => method === 'GET' && !responses[200]?.content?.['application/pdf'],
);
/** Values that nothing else in the demo has. */
const secret = {
  nitrogen: 91.7731,
  phosphorus: 87.6613,
  potassium: 613.9127,
  moisture: 31.4159,
  temperature: 27.1828,
  pH: 6.2831,
  conductivity: 1414.2137,
  latitude: -0.57721,
  longitude: 36.61803,
};
let booking: { id: number; uuid: string; code: string };
let sample: number;

beforeAll(async () => {
  const as = 'administrator';
  const body = bookingBody({ farmer: 1 });
  const made = (await backend.call('POST', '/agric/soil-test-bookings/', { as, body })).body;
  booking = made;
  // Unverified readings stay hidden from the agents with whom they are shared, too.
  const shared = { as: 'farmer', body: { share_results: true } } as const;
  await backend.call('POST', `/agric/soil-test-bookings/${booking.id}/sharing/`, shared);
  sample = made.samples[0].id;
  const measured = soilSampleBody({ booking: booking.id, sensor_data: secret });
  await backend.call('PUT', `${samplePath}/${sample}/`, { as, body: measured });
});

const setStatus = (status: BookingStatus) =>
  backend.db.inTransaction((db) => db.update(bookings).set({ status }).where(eq(bookings.id, booking.id)));
/** Statuses that hide readings; in the first two the readings can be complete. */
const hidden = ['analysed', 'canceled', 'received', 'sample_collected', 'booked'] as const;
const seen = ['verified', 'report_ready'] as const;
const outsiders = ['farmer', 'agent'] as const;
const each = <Status extends string>(statuses: readonly Status[]) =>
  statuses.flatMap((status) => outsiders.map((who) => ({ status, who })));

const leaks = (body: unknown) =>
  Object.entries(secret).flatMap(([name, value]) =>
    JSON.stringify(body ?? '').includes(String(value)) ? [name] : [],
  );
const adjustPh = (as: Who) => backend.call('POST', '/agric/samples/adjust-ph/', { as, body: { sample } });

describe.each(each(hidden))('of a booking that is $status, the $who', ({ status, who: as }) => {
  beforeAll(() => setStatus(status));

  test.each([
    ['by itself', () => `${samplePath}/${sample}`],
    ['in the list', () => `${samplePath}?booking=${booking.id}`],
    ['by that field only', () => `${samplePath}?booking=${booking.id}&fields=id,sensor_data`],
    ['by its code', () => `${samplePath}?code=${booking.code}-1`],
    ['in any order', () => `${samplePath}?booking=${booking.id}&ordering=-sensor_data,pH,-potassium`],
  ])('reads no reading of a sample %s', async (_, path) => {
    const { status: answered, body } = await backend.call('GET', path(), { as });
    expect([answered, leaks(body)]).toEqual([200, []]);
    const [shown] = body.results ?? [body];
    expect(shown.sensor_data).toBeNull();
  });

  test('finds no sample by its readings', async () => {
    for (const value of Object.values(secret)) {
      const { body } = await backend.call('GET', `${samplePath}?search=${value}`, { as });
      expect(body.count).toBe(0);
    }
    const { body: all } = await backend.call('GET', `${samplePath}?booking=${booking.id}`, { as });
    const filtered = `${samplePath}?booking=${booking.id}&pH=9&potassium=1&sensor_data=null`;
    expect((await backend.call('GET', filtered, { as })).body.count).toBe(all.count);
  });

  test('gets no advice from which the pH follows', async () => {
    const { status: answered, body } = await adjustPh(as);
    expect([answered, body]).toEqual([
      400,
      { sample: ['The readings of this sample are not verified yet.'] },
    ]);
  });

  test('finds no such sample among the readings over time', async () => {
    const { status: answered, body } = await backend.call('GET', '/agric/farmers/1/readings', { as });
    expect(answered).toBe(200);
    expect(body.map((one: { sample: number }) => one.sample)).not.toContain(sample);
  });
});

test.each(each(hidden.slice(0, runs(2, hidden.length))))(
  'of a booking that is $status, the $who is answered no reading by any operation that reads',
  async ({ status, who: as }) => {
    await setStatus(status);
    for (const operation of readAsText) {
      if (permissions[operation.operationId as OperationId][as] === 403) continue;
      // 1 is the farmer. A path that names no record is asked once.
      for (const id of operation.path.includes('{id}') ? [booking.id, sample, 1] : [0]) {
        const path = operation.path.replace('{uuid}', booking.uuid).replace('{id}', String(id));
        const names = filtersOf(operation).map(({ name }) => name);
        const query = ['booking', 'sample', 'farmer'].filter((name) => names.includes(name));
        const values: Record<string, number> = { booking: booking.id, sample, farmer: 1 };
        const asked = query.map((name) => `${name}=${values[name]}`).join('&');
        const { body } = await backend.call('GET', `${path}?${asked}`, { as });
        expect([operation.operationId, leaks(body)]).toEqual([operation.operationId, []]);
      }
    }
  },
);

test.each(each(seen))('once it is $status, the $who reads them', async ({ status, who: as }) => {
  await setStatus(status);
  expect((await backend.call('GET', `${samplePath}/${sample}`, { as })).body.sensor_data).toEqual(secret);
  expect((await adjustPh(as)).status).toBe(200);
  const { body: overTime } = await backend.call('GET', '/agric/farmers/1/readings', { as });
  expect(overTime.map((one: { sample: number }) => one.sample)).toContain(sample);
});

test('administrators read them from the start', async () => {
  await setStatus('booked');
  const { body } = await backend.call('GET', `${samplePath}/${sample}`, { as: 'administrator' });
  expect(body.sensor_data).toEqual(secret);
});

test.each(outsiders)('what changes after that is hidden from the %s again', async (as) => {
  await setStatus('report_ready');
  const body = soilSampleBody({
    booking: booking.id,
    sensor_data: { ...secret, pH: as === 'farmer' ? 5.1 : 5.2 },
  });
  await backend.call('PUT', `${samplePath}/${sample}/`, { as: 'administrator', body });
  expect((await backend.call('GET', `${samplePath}/${sample}`, { as })).body.sensor_data).toBeNull();
});
