import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { allowSelfVerification } from '../../../../test/allowSelfVerification.ts';
import { bookingBody, sampleBody } from '../../../../test/bookingBody.ts';
import { readings, soilSampleBody } from '../../../../test/recordBodies.ts';
import { useBackend, type Who } from '../../../../test/testBackend.ts';
import { analyses, bookings } from '../../../db/schema.ts';

const backend = useBackend();
const bookingPath = '/agric/soil-test-bookings';
const samplePath = '/agric/soil-test-samples';
/** The readings are from its border, and no demo booking is in it. */
const county = 21;

const measure = (booking: number, sample: number, changes: object, as: Who = 'administrator') =>
  backend.call('PUT', `${samplePath}/${sample}/`, {
    as,
    body: soilSampleBody({ booking, sensor_data: { ...readings, ...changes } }),
  });
/** A booking with a sample for each of these changed readings; null leaves one unmeasured. */
const bookMeasured = async (changes: (object | null)[], place: number | null = county) => {
  const samples = changes.map(() => sampleBody());
  const body = bookingBody({ farmer: 1, county: place, samples });
  const made = (await backend.call('POST', `${bookingPath}/`, { as: 'administrator', body })).body;
  for (const [index, change] of changes.entries()) {
    if (change) await measure(made.id, made.samples[index].id, change);
  }
  return made;
};
const listUnusual = async (id: number) =>
  (await backend.call('GET', `${bookingPath}/${id}/unusual-readings`, { as: 'administrator' })).body;
const verify = (id: number, comments?: object[], as: Who = 'agronomist') =>
  backend.call('POST', `${bookingPath}/${id}/verify/`, { as, body: { comments } });
const stepsOf = async (id: number) =>
  (await backend.call('GET', `${bookingPath}/${id}/status`, { as: 'administrator' })).body.results;
const setStatus = (id: number, body: object, as: Who = 'agronomist') =>
  backend.call('POST', `${bookingPath}/${id}/status/`, { as, body });
const allowSelf = (as: Who, allow_self_verification = true) =>
  backend.call('PUT', '/settings/', { as, body: { allow_self_verification } });

afterEach(() => allowSelf('administrator', false));

test('a second person verifies usual readings, and the farmer sees them', async () => {
  const { id, samples } = await bookMeasured([{}, { pH: 5.4 }]);
  expect(await listUnusual(id)).toEqual([]);
  const { status, body } = await verify(id);
  expect([status, body.status]).toEqual([200, 'verified']);
  expect((await stepsOf(id)).at(-1)).toMatchObject({
    from_status: 'analysed',
    cause: 'person',
    changed_by: 38,
  });
  const seen = await backend.call('GET', `${samplePath}/${samples[0].id}`, { as: 'farmer' });
  expect(seen.body.sensor_data).toEqual(readings);
});

test('readings that changed since somebody saw them are not verified', async () => {
  const { id, samples } = await bookMeasured([{ pH: 6 }, null]);
  const [first, second] = samples;
  const seen = [{ sample: first.id, sensor_data: { ...readings, pH: 6 } }];
  const verifySeen = (all: object[]) =>
    backend.call('POST', `${bookingPath}/${id}/verify/`, { as: 'agronomist', body: { seen: all } });
  await measure(id, second.id, {});
  // One was measured since.
  expect((await verifySeen(seen)).status).toBe(409);
  const both = [...seen, { sample: second.id, sensor_data: readings }];
  await measure(id, first.id, { pH: 5.2 });
  expect(await verifySeen(both)).toMatchObject({
    status: 409,
    body: { detail: 'Values of this booking changed since you read them. Read them again.' },
  });
  await measure(id, first.id, { pH: 6 });
  // The same number, which somebody saw as the limit of a method.
  const asLimit = both.map((each) => ({ ...each, below_limit: ['phosphorus'] }));
  expect((await verifySeen(asLimit)).status).toBe(409);
  expect(await verifySeen(both)).toMatchObject({ status: 200, body: { status: 'verified' } });
});

describe('a value of another analysis', () => {
  const carbon = {
    ...{ code: 'carbon', name: 'Organic carbon', unit: '%', decimals: 2, minimum: 0, maximum: 60 },
  };
  const add = () => backend.call('POST', '/agric/analyses/', { as: 'administrator', body: carbon });
  const saveValue = (
    sample_code: string,
    value: number | null,
    as: Who = 'technician',
    below_limit = false,
  ) =>
    backend.call('POST', '/agric/analysis-values/', {
      as,
      body: { laboratory: 'Cropnuts', values: [{ sample_code, code: 'carbon', value, below_limit }] },
    });
  const resultsOf = async (id: number) =>
    (await backend.call('GET', `${bookingPath}/${id}/results`, { as: 'agronomist' })).body;

  test('is verified as it was seen, or not at all', async () => {
    await add();
    const { id, code, samples } = await bookMeasured([{}]);
    const verifySeen = (other_analyses: object[] | undefined) =>
      backend.call('POST', `${bookingPath}/${id}/verify/`, {
        as: 'agronomist',
        body: { seen: [{ sample: samples[0].id, sensor_data: readings, other_analyses }] },
      });
    await saveValue(`${code}-1`, 25);
    expect((await verifySeen([])).status, 'saved since').toBe(409);
    const [{ other_analyses: seen }] = await resultsOf(id);
    expect(seen).toMatchObject([{ code: 'carbon', value: 25, unit: '%', laboratory: 'Cropnuts' }]);
    await saveValue(`${code}-1`, 26);
    expect((await verifySeen(seen)).status, 'changed since').toBe(409);
    await saveValue(`${code}-1`, null);
    expect((await verifySeen(seen)).status, 'taken off since').toBe(409);
    await saveValue(`${code}-1`, 25, 'technician', true);
    expect((await verifySeen(seen)).status, 'the limit of its method since').toBe(409);
    const [{ other_analyses: asLimit }] = await resultsOf(id);
    await saveValue(`${code}-1`, 25);
    expect((await verifySeen(asLimit)).status, 'a number since').toBe(409);
    expect((await verifySeen(seen)).body.status).toBe('verified');
    await setStatus(id, { status: 'analysed', note: 'One more look' });
    await saveValue(`${code}-1`, 26);
    expect((await verifySeen(undefined)).body.status, 'a client that does not know them').toBe('verified');
  });

  test('is verified again once its unit, method or laboratory is another', async () => {
    await add();
    const { id, code } = await bookMeasured([{}]);
    await saveValue(`${code}-1`, 25);
    await verify(id);
    const statusAfter = async (laboratory: string) => {
      await backend.call('POST', '/agric/analysis-values/', {
        as: 'technician',
        body: { laboratory, values: [{ sample_code: `${code}-1`, code: 'carbon', value: 25 }] },
      });
      return (await backend.call('GET', `${bookingPath}/${id}`, { as: 'agronomist' })).body.status;
    };
    expect(await statusAfter('Cropnuts')).toBe('verified');
    expect(await statusAfter('KALRO')).toBe('analysed');
    await verify(id);
    await backend.db.inTransaction((db) =>
      db.update(analyses).set({ method: 'Walkley-Black' }).where(eq(analyses.code, 'carbon')),
    );
    expect(await statusAfter('KALRO')).toBe('analysed');
  });

  test('is verified by another person than the one who saved it', async () => {
    await add();
    const { id, code } = await bookMeasured([{}]);
    const mayVerify = async () =>
      (await backend.call('GET', `${bookingPath}/${id}`, { as: 'otherAdministrator' })).body.may_verify;
    expect(await mayVerify()).toBe(true);
    await saveValue(`${code}-1`, 25, 'otherAdministrator');
    await saveValue(`${code}-1`, 25);
    expect(await mayVerify(), 'saved again by somebody else').toBe(false);
    expect((await verify(id, [], 'otherAdministrator')).body.non_field_errors).toEqual([
      'You saved readings of this booking. Another person has to verify it.',
    ]);
    await saveValue(`${code}-1`, 26);
    expect(await mayVerify(), 'whose value was replaced').toBe(true);
  });
});

test('a booking says to those who verify whether another person has to, and nothing to others', async () => {
  const { id } = await bookMeasured([{}]);
  const mayVerify = async (as: Who) =>
    (await backend.call('GET', `${bookingPath}/${id}`, { as })).body.may_verify;
  expect(await mayVerify('administrator')).toBe(false);
  expect(await mayVerify('agronomist')).toBe(true);
  expect(await mayVerify('technician')).toBeUndefined();
  const listed = async (as: Who, fields: string) =>
    (await backend.call('GET', `${bookingPath}/?status=analysed&fields=${fields}`, { as })).body.results.find(
      (booking: { id: number }) => booking.id === id,
    );
  expect(await listed('administrator', 'id,may_verify')).toEqual({ id, may_verify: false });
  expect(await listed('agronomist', 'id,may_verify')).toEqual({ id, may_verify: true });
  expect(await listed('technician', 'id,may_verify')).toEqual({ id });
  expect(await listed('administrator', 'id,status')).toEqual({ id, status: 'analysed' });
  await allowSelf('administrator');
  await allowSelf('otherAdministrator');
  expect(await mayVerify('administrator')).toBe(true);
});

describe('an unusual reading', () => {
  test('is named with its sample and needs a comment, which is kept', async () => {
    const { id, code, samples } = await bookMeasured([{ pH: 3.4 }, { pH: 5.4 }], null);
    const [first, second] = samples;
    expect(await listUnusual(id)).toEqual([
      {
        sample: first.id,
        sample_code: `${code}-1`,
        reading: 'pH',
        value: 3.4,
        reasons: [
          { kind: 'warning_limit', expected_low: 4, expected_high: 9 },
          { kind: 'far_from_booking', expected_low: 4.4, expected_high: 6.4 },
        ],
        comment: null,
      },
      {
        sample: second.id,
        sample_code: `${code}-2`,
        reading: 'pH',
        value: 5.4,
        reasons: [{ kind: 'far_from_booking', expected_low: 2.4, expected_high: 4.4 }],
        comment: null,
      },
    ]);
    const about = (sample: number) => ({ sample, reading: 'pH', comment: 'Measured twice' });
    const open = (number: number, value: number) =>
      `${code}-${number}, pH ${value}: this value is unusual. Write a comment.`;
    expect((await verify(id)).body).toEqual({ comments: [open(1, 3.4), open(2, 5.4)] });
    expect((await verify(id, [about(first.id)])).body).toEqual({ comments: [open(2, 5.4)] });
    expect((await listUnusual(id))[0].comment, 'nothing is kept of a refused verification').toBeNull();
    expect((await verify(id, [about(first.id), about(second.id)])).body.status).toBe('verified');
    expect((await listUnusual(id))[0].comment).toBe('Measured twice');
  });

  test('can be a place far from the county or the plot, and needs a comment, too', async () => {
    const mandera = { latitude: 3.93, longitude: 41.86 };
    const { id, code, samples } = await bookMeasured([mandera, {}]);
    expect(await listUnusual(id)).toMatchObject([
      {
        ...{ sample: samples[0].id, reading: 'latitude' },
        reasons: [{ kind: 'outside_county', county_name: "Murang'a", distance_km: 701 }],
      },
    ]);
    expect((await verify(id)).body).toEqual({
      comments: [`${code}-1, Latitude 3.93: this value is unusual. Write a comment.`],
    });
  });

  test('keeps its comment for as long as it has this value', async () => {
    const { id, samples } = await bookMeasured([{ pH: 3.4 }], null);
    const [{ id: sample }] = samples;
    await verify(id, [{ sample, reading: 'pH', comment: 'Beside a tea factory' }]);
    await setStatus(id, { status: 'analysed', note: 'One more look' });
    expect((await verify(id)).body.status).toBe('verified');
    await measure(id, sample, { pH: 3.5 });
    expect((await verify(id)).status).toBe(400);
  });

  test('can be one that is far from the median of the county’s verified bookings', async () => {
    const elsewhere = 16;
    for (const pH of [6, 6.2, 6.4]) {
      const { id } = await bookMeasured([{ pH }], elsewhere);
      // Two values are no county yet.
      expect(await listUnusual(id)).toEqual([]);
      await verify(id);
    }
    const { id, samples } = await bookMeasured([{ pH: 5.1, potassium: 148 * 4 }], elsewhere);
    expect(await listUnusual(id)).toMatchObject([
      {
        reading: 'potassium',
        reasons: [{ kind: 'far_from_county', expected_low: 49.33, expected_high: 444 }],
      },
      { reading: 'pH', reasons: [{ kind: 'far_from_county', expected_low: 5.2, expected_high: 7.2 }] },
    ]);
    const get = async (as: Who) => (await backend.call('GET', `${samplePath}/${samples[0].id}`, { as })).body;
    expect((await get('technician')).county_medians, 'to measure by').toMatchObject({
      pH: 6.2,
      potassium: 148,
    });
    expect(await get('agronomist')).not.toHaveProperty('county_medians');
    await backend.call('POST', `${samplePath}/${samples[0].id}/reject/`, {
      as: 'administrator',
      body: { reason: 'wrong_label' },
    });
    expect(await listUnusual(id), 'of a rejected sample').toEqual([]);
  });

  test('is commented on by its own sample', async () => {
    const { id, samples } = await bookMeasured([{}]);
    const other = await bookMeasured([{}]);
    const { status, body } = await verify(id, [
      { sample: samples[0].id, reading: 'pH', comment: 'Fine' },
      { sample: other.samples[0].id, reading: 'pH', comment: 'Mine' },
    ]);
    const message = `Sample ${other.samples[0].id} of this booking has no readings, or belongs to another booking.`;
    expect([status, body]).toEqual([400, { comments: [{}, { sample: [message] }] }]);
  });
});

describe('whoever saved a reading', () => {
  const refused = {
    non_field_errors: ['You saved readings of this booking. Another person has to verify it.'],
  };

  test('leaves its verification to somebody else', async () => {
    const { id } = await bookMeasured([{}]);
    const { status, body } = await verify(id, [], 'administrator');
    expect([status, body]).toEqual([400, refused]);
    const byHand = await setStatus(id, { status: 'verified' }, 'administrator');
    expect([byHand.status, byHand.body]).toEqual([400, refused]);
  });

  test('corrects one value and has saved that one; somebody else saved the others', async () => {
    const { id, samples } = await bookMeasured([{}]);
    await measure(id, samples[0].id, { pH: 5.6 }, 'otherAdministrator');
    expect((await verify(id, [], 'otherAdministrator')).body).toEqual(refused);
    expect((await verify(id, [], 'administrator')).body).toEqual(refused);
  });

  test('adds a "<" to a number of somebody else, and has saved that value', async () => {
    const { id, samples } = await bookMeasured([{}]);
    const body = soilSampleBody({ booking: id, sensor_data: readings, below_limit: ['phosphorus'] });
    await backend.call('PUT', `${samplePath}/${samples[0].id}/`, { as: 'otherAdministrator', body });
    expect((await verify(id, [], 'otherAdministrator')).body).toEqual(refused);
  });

  test('whose values were all replaced verifies those of the other person', async () => {
    const { id, samples } = await bookMeasured([{}]);
    const replaced = Object.fromEntries(
      Object.entries(readings).map(([name, value]) => [name, value * 1.01]),
    );
    await measure(id, samples[0].id, replaced, 'otherAdministrator');
    expect((await verify(id, [], 'administrator')).body.status).toBe('verified');
  });

  test('waits for a second administrator before the settings allow it, for a day', async () => {
    const isAllowed = async (answer: ReturnType<typeof allowSelf>) =>
      (await answer).body.allow_self_verification;
    expect(await isAllowed(allowSelf('administrator'))).toBe(false);
    expect(await isAllowed(allowSelf('administrator')), 'asked twice').toBe(false);
    // The form of the other administrator sends what it was given.
    expect((await allowSelf('otherAdministrator', false)).body).toMatchObject({
      self_verification_asked_on: expect.any(String),
    });
    backend.clock.now = new Date(backend.clock.now.getTime() + 86_400_000);
    expect(await isAllowed(allowSelf('otherAdministrator')), 'a day later').toBe(false);
    expect((await allowSelf('administrator')).body).toMatchObject({
      allow_self_verification: true,
      self_verification_asked_on: null,
    });
  });

  test('verifies it where the settings allow that, and the log says so', async () => {
    await allowSelfVerification(backend);
    const { id } = await bookMeasured([{}]);
    expect((await verify(id, [], 'administrator')).body.status).toBe('verified');
    expect((await stepsOf(id)).at(-1)).toMatchObject({ status: 'verified', cause: 'self_verified' });
  });
});

test('a booking with an open sample is not verified, by whichever way', async () => {
  const { id, code, samples } = await bookMeasured([{}, null]);
  expect((await verify(id)).body).toEqual({
    non_field_errors: ['Only a booking that is analysed can be verified.'],
  });
  expect((await setStatus(id, { status: 'verified', note: 'Now' }, 'otherAdministrator')).body).toEqual({
    non_field_errors: [`${code}-2: measure or reject this before you verify the booking.`],
  });
  await backend.call('POST', `${samplePath}/${samples[1].id}/reject/`, {
    as: 'administrator',
    body: { reason: 'leaking_bag' },
  });
  expect((await verify(id)).body.status).toBe('verified');
});

test('a step back from a report needs no second verification', async () => {
  const { id } = await bookMeasured([{}]);
  await verify(id);
  const body = { booking: id };
  await backend.call('POST', '/agric/report-generation/', { as: 'administrator', body });
  const back = await setStatus(id, { status: 'verified', note: 'Made too early' }, 'administrator');
  expect(back.body.status).toBe('verified');
});

test('earlier readings stay visible to administrators, with who and when, and nobody changes them', async () => {
  const { id, samples } = await bookMeasured([{}]);
  const [{ id: sample }] = samples;
  backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
  await measure(id, sample, { pH: 5.7 }, 'technician');
  const { body } = await backend.call('GET', `${samplePath}/${sample}/readings`, { as: 'administrator' });
  expect(body).toMatchObject([
    { sensor_data: { ...readings, pH: 5.7 }, saved_by: 40, saved_by_name: 'Juma Kilonzo' },
    { sensor_data: readings, saved_by: 1, saved_by_name: 'Ada Auma' },
  ]);
  expect(body[0].saved_on > body[1].saved_on).toBe(true);
  for (const statement of [
    sql`update sample_readings_history set ph = 7`,
    sql`delete from sample_readings_history`,
    sql`delete from reading_comments`,
  ]) {
    await expect(backend.db.inTransaction((db) => db.execute(statement))).rejects.toThrow();
  }
});

test('a booking that is not analysed is not verified', async () => {
  const { id } = await bookMeasured([{}]);
  await backend.db.inTransaction((db) =>
    db.update(bookings).set({ status: 'canceled' }).where(eq(bookings.id, id)),
  );
  expect((await verify(id)).status).toBe(400);
});

test('a test that names an analysis of a laboratory waits for it: the readings of a probe do not stand in', async () => {
  const body = bookingBody({ farmer: 1, county, test_type: 'microbial-analysis', samples: [sampleBody()] });
  const made = (await backend.call('POST', `${bookingPath}/`, { as: 'administrator', body })).body;
  await measure(made.id, made.samples[0].id, {});
  const refusal = {
    status: 400,
    body: { non_field_errors: ['This test waits for its analysis by a laboratory: life in the soil.'] },
  };
  expect(await verify(made.id)).toMatchObject(refusal);
  expect(await setStatus(made.id, { status: 'verified' })).toMatchObject(refusal);
  // A value of any other analysis does not stand in, either.
  const as = 'administrator' as const;
  const life = { code: 'respiration', name: 'Respiration', decimals: 1, minimum: 0, maximum: 500 };
  const { id: analysis } = (await backend.call('POST', '/agric/analyses/', { as, body: life })).body;
  const values = [{ sample_code: `${made.code}-1`, code: 'respiration', value: 42 }];
  await backend.call('POST', '/agric/analysis-values/', { as: 'technician', body: { values } });
  expect(await verify(made.id)).toMatchObject(refusal);
  const marked = { ...life, is_microbial: true };
  await backend.call('PUT', `/agric/analyses/${analysis}/`, { as, body: marked });
  expect(await verify(made.id)).toMatchObject({ status: 200, body: { status: 'verified' } });
});
