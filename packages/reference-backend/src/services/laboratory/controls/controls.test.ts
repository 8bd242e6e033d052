import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { bookingBody, sampleBody } from '../../../../test/bookingBody.ts';
import { readings, soilSampleBody } from '../../../../test/recordBodies.ts';
import { useBackend, type Who } from '../../../../test/testBackend.ts';
import { startOfTests } from '../../../../test/testClock.ts';
import { auditEntries } from '../../../db/schema.ts';
import { isPicked } from './duplicates.ts';

const backend = useBackend();
const dayMs = 86_400_000;

const settings = (body: object) => backend.call('PUT', '/settings/', { as: 'administrator', body });
const post = (path: string, body: object, as: Who = 'technician') =>
  backend.call('POST', `/agric/${path}/`, { as, body });
const get = async (path: string, as: Who = 'agronomist') =>
  (await backend.call('GET', `/agric/${path}`, { as })).body;
const limits = { pH: { expected: 6.2, deviation: 0.3 }, potassium: { expected: 150, deviation: 20 } };
let count = 0;
const addSoil = async () => {
  count += 1;
  const body = { name: `Soil ${count}`, limits };
  return (await post('control-soils', body, 'administrator')).body.id as number;
};
const measureControl = (control_soil: number, pH: number, device = 2) =>
  post('control-measurements', { control_soil, device, readings: { pH, potassium: 150 } });
const stateOf = async (id: number) => (await get(`devices/${id}`, 'technician')).control_state;

/** A booking whose samples a probe measured; null says no probe. */
async function measured(devices: (number | null)[]) {
  const soil_test_date = backend.clock.now.toISOString().slice(0, 10);
  const body = bookingBody({
    farmer: 1,
    county: null,
    soil_test_date,
    samples: devices.map(() => sampleBody()),
  });
  const { status, body: booking } = await post('soil-test-bookings', body, 'administrator');
  expect(status, JSON.stringify(booking)).toBe(201);
  const byPlace = booking.samples as { id: number; code: string }[];
  for (const [index, device] of devices.entries()) {
    const saved = await measure(booking.id, byPlace[index]?.id ?? 0, { ...(device && { device }) });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  }
  return { id: booking.id as number, code: booking.code as string, samples: byPlace };
}
const measure = (booking: number, sample: number, more: object) =>
  backend.call('PUT', `/agric/soil-test-samples/${sample}/`, {
    as: 'administrator',
    body: { ...soilSampleBody({ booking, sensor_data: readings }), ...more },
  });
const verify = (id: number, body: object = {}) => post(`soil-test-bookings/${id}/verify`, body, 'agronomist');

beforeEach(async () => {
  backend.clock.now = startOfTests;
  await settings({ asks_for_controls: false, duplicates_one_in: 0 });
});

test('an administrator adds a control soil with limits, and takes it out of use', async () => {
  const add = (body: object) => post('control-soils', body, 'administrator');
  expect((await add({ name: '', limits: {} })).body).toEqual({ name: ['This field may not be blank.'] });
  expect((await add({ name: 'None', limits: {} })).body).toEqual({
    limits: ['Give the expected value of at least one reading.'],
  });
  expect(
    (await add({ name: 'Odd', limits: { pH: { expected: 12, deviation: 0 }, moisture: {} } })).body,
  ).toEqual({
    limits: {
      pH: {
        expected: ['Ensure this value is less than or equal to 10.'],
        deviation: ['Ensure this value is greater than 0.'],
      },
      moisture: { expected: ['Moisture value is required'], deviation: ['This field is required.'] },
    },
  });
  const { status, body } = await add({ name: 'Known soil', limits });
  expect([status, body]).toMatchObject([201, { name: 'Known soil', limits, is_active: true }]);
  expect((await add({ name: 'known SOIL', limits })).body).toEqual({
    name: ['control soil with this name already exists.'],
  });
  expect((await post(`control-soils/${body.id}/retire`, {}, 'administrator')).body.is_active).toBe(false);
  expect((await add({ name: 'Known soil', limits })).status).toBe(201);
  expect((await measureControl(body.id, 6)).body).toEqual({
    control_soil: ['This control soil is out of use. Choose another one.'],
  });
  expect((await measureControl(999, 6)).body).toEqual({
    control_soil: ['Invalid pk "999" - object does not exist.'],
  });
  expect((await post('control-soils/999/retire', {}, 'administrator')).status).toBe(404);
});

test('a deviation with which every possible reading passes is refused', async () => {
  const add = (pH: object) => post('control-soils', { name: 'Wide', limits: { pH } }, 'administrator');
  const refusal = {
    limits: { pH: { deviation: ['Every reading passes with this deviation. Give a smaller one.'] } },
  };
  expect((await add({ expected: 6.2, deviation: 1e300 })).body).toEqual(refusal);
  // From pH 3 to 10.
  expect((await add({ expected: 6.2, deviation: 3.8 })).body).toEqual(refusal);
  expect((await add({ expected: 6.2, deviation: 3.7 })).status).toBe(201);
});

test('a measurement keeps who, when and with which probe, and says which values are beyond', async () => {
  const soil = await addSoil();
  expect((await post('control-measurements', { control_soil: soil, device: 99, readings: {} })).body).toEqual(
    {
      device: ['Invalid pk "99" - object does not exist.'],
    },
  );
  expect(
    (await post('control-measurements', { control_soil: soil, device: 2, readings: { pH: 6 } })).body,
  ).toEqual({
    readings: { potassium: ['Potassium value is required'] },
  });
  const body = { control_soil: soil, device: 2, readings: { pH: 6.51, potassium: 170, moisture: 20 } };
  expect(await post('control-measurements', body)).toMatchObject({
    status: 201,
    body: {
      ...{ control_soil: soil, device: 2, device_name: 'Field probe 2', measured_by: 40, is_within: false },
      values: [
        { reading: 'potassium', value: 170, expected: 150, limit: 20, is_within: true },
        { reading: 'pH', value: 6.51, expected: 6.2, limit: 0.3, is_within: false },
      ],
    },
  });
  expect((await measureControl(soil, 6.5)).body.is_within).toBe(true);
  const { results, count } = await get(`control-measurements?control_soil=${soil}&device=2`, 'technician');
  expect([count, results[0].values[1].value]).toEqual([2, 6.5]);
  expect(await get(`control-measurements?control_soil=${soil}&device=1`, 'technician')).toMatchObject({
    count: 0,
  });
});

test('a probe says what its control of today is; the latest one of each soil counts', async () => {
  const [soil, other] = [await addSoil(), await addSoil()];
  backend.clock.now = new Date(startOfTests.getTime() + dayMs);
  expect(await stateOf(2)).toBe('not_asked');
  await settings({ asks_for_controls: true });
  expect(await stateOf(2)).toBe('missing');
  await measureControl(soil, 6.8);
  expect(await stateOf(2)).toBe('beyond');
  await measureControl(other, 6.2);
  expect(await stateOf(2)).toBe('beyond');
  await measureControl(soil, 6.2);
  expect(await stateOf(2)).toBe('within');
  expect((await get('devices?search=NPK7', 'technician')).results).toMatchObject([
    { id: 1, control_state: 'missing' },
    { id: 2, control_state: 'within' },
  ]);
  // Past midnight in Nairobi.
  backend.clock.now = new Date('2026-11-21T21:30:00Z');
  expect(await stateOf(2)).toBe('missing');
});

test('results wait for a comment while a control of their day and probe is missing or beyond its limits', async () => {
  const soil = await addSoil();
  backend.clock.now = new Date(startOfTests.getTime() + 2 * dayMs);
  await settings({ asks_for_controls: true });
  const { id, code, samples } = await measured([2, 1, 2, null]);
  await measureControl(soil, 6.7, 1);
  expect((await get(`soil-test-bookings/${id}/control-checks`)).checks).toMatchObject([
    {
      kind: 'control_missing',
      samples: [
        { id: samples[0]?.id, code: `${code}-1` },
        { id: samples[2]?.id, code: `${code}-3` },
      ],
      device_name: 'Field probe 2 (NPK7-00413)',
      measured_on: '2026-11-22',
    },
    { kind: 'control_beyond', samples: [{ code: `${code}-2` }], values: [{ reading: 'pH', value: 6.7 }] },
    { kind: 'device_unknown', samples: [{ code: `${code}-4` }], device_name: '' },
  ]);
  const refusal = {
    control_comment: [
      `${code}-1, ${code}-3: no control soil was measured with Field probe 2 (NPK7-00413) on 2026-11-22. Write a comment.`,
      `${code}-2: the control soil of 2026-11-22 was beyond its limits with Field probe 1 (NPK7-00412). Write a comment.`,
      `${code}-4: nobody said with which probe this was measured, so no control soil counts. Write a comment.`,
    ],
  };
  expect(await verify(id, { control_comment: ' ' })).toMatchObject({ status: 400, body: refusal });
  const byHand = await post(`soil-test-bookings/${id}/status`, { status: 'verified' }, 'agronomist');
  expect(byHand).toMatchObject({ status: 400, body: refusal });
  expect((await get(`soil-test-bookings/${id}/control-checks`)).comment).toBe('');
  // On another day, a correction is still of that measurement.
  backend.clock.now = new Date(backend.clock.now.getTime() + dayMs);
  await measure(id, samples[1]?.id ?? 0, {
    ...{ sensor_data: { ...readings, pH: 5.1 }, correction_reason: 'A digit', device: 2 },
  });
  expect((await get(`soil-test-bookings/${id}/control-checks`)).checks[1]).toMatchObject({
    ...{ kind: 'control_beyond', measured_on: '2026-11-22' },
  });
  const comment = 'The probe was cleaned and agrees with the other one.';
  expect((await verify(id, { control_comment: comment })).body.status).toBe('verified');
  expect((await get(`soil-test-bookings/${id}/control-checks`)).comment).toBe(comment);
  const audit = await backend.db.inTransaction((db) =>
    db.select().from(auditEntries).where(eq(auditEntries.table_name, 'verification_comments')),
  );
  expect(audit).toMatchObject([{ operation: 'bookings.verify', record_kind: 'booking', record_id: id }]);
});

test('controls within limits and samples that nobody picked need no comment', async () => {
  const soil = await addSoil();
  backend.clock.now = new Date(startOfTests.getTime() + 4 * dayMs);
  const { id } = await measured([2]);
  await measureControl(soil, 6.2);
  await settings({ asks_for_controls: true, duplicates_one_in: 0 });
  expect((await get(`soil-test-bookings/${id}/control-checks`)).checks).toEqual([]);
  expect((await verify(id)).body.status).toBe('verified');
});

test('a picked sample is measured a second time, and compared with its readings of now', async () => {
  await settings({ duplicates_one_in: 1 });
  const { id, code, samples } = await measured([2]);
  const sample = samples[0]?.id ?? 0;
  const path = `soil-test-samples/${sample}/duplicate`;
  expect(await get(path, 'technician')).toEqual({ is_needed: true, measured: null });
  expect((await verify(id)).body).toEqual({
    control_comment: [`${code}-1: the second measurement is missing. Write a comment.`],
  });
  const { nitrogen, phosphorus, potassium, pH, conductivity } = readings;
  const second = { nitrogen, phosphorus, potassium, pH, conductivity };
  expect((await post(path, { readings: { ...second, pH: 0 } })).body).toEqual({
    readings: { pH: ['pH value is required'] },
  });
  expect(await post(path, { device: 2, readings: { ...second, pH: pH + 0.31 } })).toMatchObject({
    status: 201,
    body: { is_within: false, device_name: 'Field probe 2', sample_code: `${code}-1` },
  });
  expect((await verify(id)).body).toEqual({
    control_comment: [`${code}-1: the second measurement is too far from the first one. Write a comment.`],
  });
  expect((await get(`soil-test-bookings/${id}/control-checks`)).checks).toMatchObject([
    { kind: 'duplicate_beyond', values: [{ reading: 'pH', expected: pH, limit: 0.3 }] },
  ]);
  await post(path, { readings: { ...second, nitrogen: nitrogen + 40 } });
  expect((await get(path, 'technician')).measured).toMatchObject({
    is_within: true,
    device: null,
    device_name: '',
  });
  expect((await get('sample-duplicates', 'technician')).results).toMatchObject([
    { is_within: true },
    { is_within: false },
  ]);
  expect((await get('sample-duplicates?device=2', 'technician')).count).toBe(1);
  expect((await verify(id)).body.status).toBe('verified');
});

const { nitrogen, phosphorus, potassium, pH, conductivity } = readings;
const second = { nitrogen, phosphorus, potassium, pH, conductivity };
const wait = () => {
  backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
};
const kindsOf = async (id: number) =>
  (await get(`soil-test-bookings/${id}/control-checks`)).checks.map(({ kind }: { kind: string }) => kind);

test('a new measurement makes the second one void, a correction does not', async () => {
  await settings({ duplicates_one_in: 1 });
  const { id, samples } = await measured([2]);
  const sample = samples[0]?.id ?? 0;
  const path = `soil-test-samples/${sample}/duplicate`;
  const isMeasured = async () => (await get(path, 'technician')).measured !== null;
  await post(path, { readings: { ...second, pH: pH + 1 } });
  expect(await kindsOf(id)).toEqual(['duplicate_beyond']);
  wait();
  await measure(id, sample, {
    ...{ sensor_data: { ...readings, nitrogen: nitrogen + 1 }, correction_reason: 'A digit', device: 2 },
  });
  expect(await isMeasured()).toBe(true);
  expect(await kindsOf(id)).toEqual(['duplicate_beyond']);
  wait();
  // The second value is copied into the first.
  await measure(id, sample, { sensor_data: { ...readings, pH: pH + 1 }, is_repeat: true, device: 2 });
  expect(await isMeasured()).toBe(false);
  expect(await kindsOf(id)).toEqual(['duplicate_missing']);
  wait();
  await post(path, { readings: { ...second, pH: pH + 1 } });
  expect(await kindsOf(id)).toEqual([]);
});

test('a second measurement beyond the limit makes a verified booking wait for verification again', async () => {
  await settings({ duplicates_one_in: 1 });
  const { id, samples } = await measured([2]);
  const path = `soil-test-samples/${samples[0]?.id}/duplicate`;
  const statusOf = async () => (await get(`soil-test-bookings/${id}`)).status;
  await verify(id, { control_comment: 'Not enough soil' });
  wait();
  await post(path, { readings: second });
  expect(await statusOf()).toBe('verified');
  wait();
  await post(path, { readings: { ...second, pH: pH + 1 } });
  expect(await statusOf()).toBe('analysed');
  const { results } = await get(`soil-test-bookings/${id}/status`);
  expect(results.at(-1)).toMatchObject({ from_status: 'verified', cause: 'readings_changed' });
});

test('checks are explained as somebody saw them, or nothing is verified', async () => {
  await settings({ duplicates_one_in: 1 });
  const { id, samples } = await measured([2]);
  const path = `soil-test-samples/${samples[0]?.id}/duplicate`;
  const read = async () => (await get(`soil-test-bookings/${id}/control-checks`)).checks;
  const explain = (seen_checks: object[]) =>
    verify(id, { control_comment: 'The bag was too small', seen_checks });
  const missing = await read();
  await post(path, { readings: { ...second, pH: pH + 1 } });
  expect(await explain(missing)).toMatchObject({
    status: 409,
    body: { detail: 'Values of this booking changed since you read them. Read them again.' },
  });
  const beyond = await read();
  await post(path, { readings: { ...second, pH: pH + 2 } });
  expect((await explain(beyond)).status, 'of another value').toBe(409);
  await post(path, { readings: second });
  expect((await explain(beyond)).status, 'that is gone').toBe(409);
  expect((await explain([])).body.status).toBe('verified');
});

test('whoever saved a second measurement leaves the verification to somebody else', async () => {
  await settings({ duplicates_one_in: 1 });
  const { id, samples } = await measured([2]);
  const path = `soil-test-samples/${samples[0]?.id}/duplicate`;
  await post(path, { readings: second }, 'otherAdministrator');
  const verifySelf = () => post(`soil-test-bookings/${id}/verify`, {}, 'otherAdministrator');
  expect((await verifySelf()).body.non_field_errors).toEqual([
    'You saved readings of this booking. Another person has to verify it.',
  ]);
  await post(path, { readings: second });
  expect((await verifySelf()).body.status).toBe('verified');
});

test('a second measurement is refused of a sample that nobody measured, rejected or picked', async () => {
  await settings({ duplicates_one_in: 1 });
  const { samples } = await measured([2]);
  const { nitrogen, phosphorus, potassium, pH, conductivity } = readings;
  const body = { readings: { nitrogen, phosphorus, potassium, pH, conductivity } };
  const path = `soil-test-samples/${samples[0]?.id}/duplicate`;
  await post(`soil-test-samples/${samples[0]?.id}/reject`, { reason: 'wrong_label' }, 'administrator');
  expect((await post(path, body)).body.non_field_errors).toEqual([
    'This sample is rejected. Receive its new soil or undo the rejection before you measure it.',
  ]);
  const open = await post(
    'soil-test-bookings',
    bookingBody({ farmer: 1, samples: [sampleBody()] }),
    'administrator',
  );
  expect((await post(`soil-test-samples/${open.body.samples[0].id}/duplicate`, body)).body).toEqual({
    non_field_errors: ['Save the readings of this sample first.'],
  });
  const other = await measured([2]);
  await settings({ duplicates_one_in: 0 });
  expect((await post(`soil-test-samples/${other.samples[0]?.id}/duplicate`, body)).body).toEqual({
    non_field_errors: ['This sample is not one of those that are measured twice.'],
  });
});

test('one sample in so many is picked, neighbours no more often than others', () => {
  const ids = Array.from({ length: 20_000 }, (_, index) => index + 1);
  for (const oneIn of [2, 7, 20]) {
    const picked = ids.filter((id) => isPicked(id, oneIn));
    const expected = ids.length / oneIn;
    expect(Math.abs(picked.length - expected)).toBeLessThan(expected * 0.03);
    for (let start = 0; start < ids.length; start += 1000) {
      const part = picked.filter((id) => id > start && id <= start + 1000).length;
      expect(Math.abs(part - 1000 / oneIn)).toBeLessThan((1000 / oneIn) * 0.2);
    }
  }
  expect(ids.some((id) => isPicked(id, 0))).toBe(false);
  expect(ids.every((id) => isPicked(id, 1))).toBe(true);
});

test('a second measurement below its limit agrees with every first one that can be there', async () => {
  await settings({ duplicates_one_in: 1 });
  const { samples } = await measured([2]);
  const path = `soil-test-samples/${samples[0]?.id}/duplicate`;
  const { nitrogen, phosphorus, potassium, pH, conductivity } = readings;
  const second = { nitrogen, phosphorus, potassium, pH, conductivity };
  const send = async (limit: number) =>
    (await post(path, { readings: { ...second, potassium: limit }, below_limit: ['potassium'] })).body;
  expect(await send(potassium - 41)).toMatchObject({
    is_within: false,
    values: expect.arrayContaining([
      expect.objectContaining({ reading: 'potassium', below_limit: true, is_within: false }),
    ]),
  });
  expect((await send(potassium - 40)).is_within).toBe(true);
  expect((await send(3000)).is_within).toBe(true);
});
