import { describe, expect, test } from 'vitest';
import { bookingBody, sampleBody } from '../../../test/bookingBody.ts';
import { readings, soilSampleBody } from '../../../test/recordBodies.ts';
import { useBackend } from '../../../test/testBackend.ts';
import { markReportReady } from './markReportReady.ts';

const backend = useBackend();
const as = 'administrator';
const administrator = { role: as, userId: 1, farmerId: null, agentId: null, tokenHash: '' } as const;
const bookingPath = '/agric/soil-test-bookings';
const samplePath = '/agric/soil-test-samples';

/** Books for the demo farmer with this many samples. */
const book = async (count: number) => {
  const samples = Array.from({ length: count }, () => sampleBody());
  return (await backend.call('POST', `${bookingPath}/`, { as, body: bookingBody({ farmer: 1, samples }) }))
    .body;
};
const getBooking = async (id: number) => (await backend.call('GET', `${bookingPath}/${id}`, { as })).body;
const statusOf = async (id: number) => (await getBooking(id)).status;
const stepsOf = async (id: number) =>
  (await backend.call('GET', `${bookingPath}/${id}/status`, { as })).body.results;
/** Sets the status as another person than the one who measures here. */
const setStatus = (id: number, status: string) =>
  backend.call('POST', `${bookingPath}/${id}/status/`, {
    as: 'otherAdministrator',
    body: { status, note: 'As the paper says' },
  });
const measure = (booking: number, sample: number, changes: object = {}) =>
  backend.call('PUT', `${samplePath}/${sample}/`, {
    as,
    body: soilSampleBody({ booking, sensor_data: { ...readings, ...changes } }),
  });
const reject = (sample: number, body: object = { reason: 'leaking_bag' }) =>
  backend.call('POST', `${samplePath}/${sample}/reject/`, { as, body });
const undoReject = (sample: number) => backend.call('POST', `${samplePath}/${sample}/undo-reject/`, { as });

describe('readings', () => {
  test('of the last open sample make a booking analysed, and the steps left out are kept as skipped', async () => {
    const { id, samples } = await book(2);
    await measure(id, samples[0].id);
    expect(await statusOf(id)).toBe('booked');
    await measure(id, samples[1].id);
    expect(await statusOf(id)).toBe('analysed');
    const by = { changed_by: 1, cause: 'readings_saved' };
    expect(await stepsOf(id)).toMatchObject([
      { from_status: null, status: 'booked' },
      { ...by, from_status: 'booked', status: 'sample_collected', is_skipped: true },
      { ...by, from_status: 'sample_collected', status: 'received', is_skipped: true },
      { ...by, from_status: 'received', status: 'analysed', is_skipped: false },
    ]);
  });

  test('of a received booking leave no step out', async () => {
    const { id, samples } = await book(1);
    await setStatus(id, 'received');
    await measure(id, samples[0].id);
    expect((await stepsOf(id)).filter(({ is_skipped }: { is_skipped: boolean }) => is_skipped)).toEqual([]);
  });

  // Nobody waits for them, and a report of a booking that was refunded would cost its soil.
  test('are refused of a canceled booking until it is open again', async () => {
    const { id, samples } = await book(1);
    await setStatus(id, 'canceled');
    const { status, body } = await measure(id, samples[0].id);
    const message = 'This booking is cancelled. Put the bag aside, or open the booking again first.';
    expect([status, body]).toEqual([400, { sensor_data: [message] }]);
    const added = soilSampleBody({ booking: id, sensor_data: readings });
    expect((await backend.call('POST', `${samplePath}/`, { as, body: added })).body).toEqual({
      booking: [message],
    });
    await setStatus(id, 'booked');
    expect((await measure(id, samples[0].id)).status).toBe(200);
    expect(await statusOf(id)).toBe('analysed');
  });

  test.each(['verified', 'report_ready'])(
    'that change once a booking is %s take it back to analysed',
    async (status) => {
      const { id, samples } = await book(1);
      await measure(id, samples[0].id);
      await setStatus(id, 'verified');
      if (status === 'report_ready') {
        await backend.call('POST', '/agric/report-generation/', { as, body: { booking: id } });
      }
      await measure(id, samples[0].id);
      expect(await statusOf(id), 'the same readings again').toBe(status);
      await measure(id, samples[0].id, { pH: 5.4 });
      expect(await statusOf(id)).toBe('analysed');
      expect((await stepsOf(id)).at(-1)).toMatchObject({
        from_status: status,
        status: 'analysed',
        cause: 'readings_changed',
        is_skipped: false,
      });
    },
  );
});

describe('a rejected sample', () => {
  test('is waited for no longer: the others go on, and everybody is told why', async () => {
    const { id, uuid, code, samples } = await book(2);
    const [first, second] = samples;
    await measure(id, first.id);
    const { status, body } = await reject(second.id, { reason: 'too_little_soil', note: 'A spoonful' });
    expect([status, body]).toMatchObject([
      200,
      { rejected_reason: 'too_little_soil', rejected_note: 'A spoonful', code: `${code}-2` },
    ]);
    expect(await statusOf(id)).toBe('analysed');
    const told = await backend.call('GET', `${bookingPath}/${id}`, { as: 'farmer' });
    expect(
      told.body.samples.map(({ rejected_reason }: { rejected_reason: unknown }) => rejected_reason),
    ).toEqual([null, 'too_little_soil']);
    const shown = await backend.call('GET', `/agric/soil-test-bookings-uuid/${uuid}`);
    expect(shown.body.rejected_samples).toEqual([{ code: `${code}-2`, reason: 'too_little_soil' }]);
  });

  test('that leaves none has new soil collected under the same codes, until a rejection is taken back', async () => {
    const { id, code, samples } = await book(2);
    const [first, second] = samples;
    await measure(id, first.id);
    await reject(second.id);
    expect(await statusOf(id)).toBe('analysed');
    await reject(first.id);
    const again = await getBooking(id);
    expect(again).toMatchObject({ status: 'booked', is_late: false });
    expect((await stepsOf(id)).at(-1)).toMatchObject({ status: 'booked', cause: 'samples_rejected' });
    expect((await setStatus(id, 'received')).body).toEqual({
      status: ['Every sample is rejected. Receive the new soil by its codes.'],
    });
    expect((await setStatus(id, 'sample_collected')).status).toBe(200);
    backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
    await backend.call('POST', `${samplePath}/receive/`, { as, body: { samples: [{ code: `${code}-1` }] } });
    expect(await statusOf(id)).toBe('received');
    await reject(first.id);
    expect(await statusOf(id)).toBe('booked');
    await undoReject(first.id);
    expect(await statusOf(id)).toBe('received');
  });

  test('is not measured, until the rejection is taken back', async () => {
    const { id, samples } = await book(1);
    const [{ id: sample }] = samples;
    await reject(sample);
    expect(await statusOf(id), 'nothing was measured').toBe('booked');
    const refused = await measure(id, sample);
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['sensor_data']]);
    expect((await reject(sample)).status).toBe(400);
    expect((await undoReject(sample)).body).toMatchObject({ rejected_reason: null, rejected_on: null });
    expect((await undoReject(sample)).status).toBe(400);
    expect((await measure(id, sample)).status).toBe(200);
  });

  test('needs one of the listed reasons', async () => {
    const { samples } = await book(1);
    for (const body of [{}, { reason: 'too_wet' }, { reason: '' }]) {
      const { status, body: answer } = await reject(samples[0].id, body);
      expect([status, Object.keys(answer)]).toEqual([400, ['reason']]);
    }
  });

  test('of a verified booking takes its results back, and so does taking that back', async () => {
    const { id, samples } = await book(2);
    for (const sample of samples) await measure(id, sample.id);
    await setStatus(id, 'verified');
    await reject(samples[0].id);
    expect(await statusOf(id)).toBe('analysed');
    await setStatus(id, 'verified');
    await undoReject(samples[0].id);
    expect(await statusOf(id)).toBe('analysed');
  });
});

test('the last open sample that is removed leaves an analysed booking', async () => {
  const { id, samples } = await book(2);
  await measure(id, samples[0].id);
  await backend.call('DELETE', `${samplePath}/${samples[1].id}/`, { as });
  expect(await statusOf(id)).toBe('analysed');
});

test('the number in a sample’s code is never given again', async () => {
  const { id, code } = await book(2);
  const codesOf = async () => (await getBooking(id)).samples.map((sample: { code: string }) => sample.code);
  expect(await codesOf()).toEqual([`${code}-1`, `${code}-2`]);
  const { body: stored } = await backend.call('GET', `${bookingPath}/${id}`, { as });
  const [first] = stored.samples;
  const keep = { ...sampleBody(), id: first.id };
  const body = bookingBody({ farmer: 1, samples: [sampleBody(), keep] });
  await backend.call('PUT', `${bookingPath}/${id}/`, { as, body });
  expect(await codesOf()).toEqual([`${code}-3`, `${code}-1`]);
  const { body: added } = await backend.call('POST', `${samplePath}/`, {
    as,
    body: soilSampleBody({ booking: id }),
  });
  expect(added.code).toBe(`${code}-4`);
});

test('a sample is found by its code, however it is typed', async () => {
  const { code, samples } = await book(2);
  const found = async (query: string) =>
    (await backend.call('GET', `${samplePath}?${query}`, { as })).body.results.map(
      ({ id }: { id: number }) => id,
    );
  expect(await found(`code=${code}-2`)).toEqual([samples[1].id]);
  expect(await found(`code=${code.toLowerCase()}-2`)).toEqual([samples[1].id]);
  expect(await found(`search=${code.toLowerCase()}-1`)).toEqual([samples[0].id]);
  for (const wrong of [`${code}-3`, `${code}-`, code, 'UD-1-1', "UD-1001-1' or true"]) {
    expect(await found(`code=${encodeURIComponent(wrong)}`)).toEqual([]);
  }
});

test('samples that are late come first', async () => {
  const made: number[] = [];
  for (const day of ['2026-11-24', '2026-11-23', '2026-11-25']) {
    const body = bookingBody({ farmer: 1, soil_test_date: day });
    made.push((await backend.call('POST', `${bookingPath}/`, { as, body })).body.id);
  }
  const path = `${samplePath}?is_measured=false&ordering=due_on&limit=200`;
  const { results } = (await backend.call('GET', path, { as })).body;
  const shown: { booking: number; due_on: string }[] = results.filter(({ booking }: { booking: number }) =>
    made.includes(booking),
  );
  expect(shown.map(({ booking }) => booking)).toEqual([made[1], made[0], made[2]]);
  expect(shown.map(({ due_on }) => due_on)).toEqual(['2026-11-23', '2026-11-24', '2026-11-25']);
});

test('a report makes a verified booking ready, and refuses an unverified one', async () => {
  const { id, samples } = await book(1);
  const ready = () =>
    backend.db.inTransaction((db) => markReportReady(db, administrator, id, backend.clock.now));
  await measure(id, samples[0].id);
  await expect(ready()).rejects.toMatchObject({ status: 400, body: { booking: [expect.any(String)] } });
  await setStatus(id, 'verified');
  await ready();
  await ready();
  expect((await stepsOf(id)).slice(-2)).toMatchObject([
    { status: 'verified' },
    { from_status: 'verified', status: 'report_ready', cause: 'report_generated' },
  ]);
});
