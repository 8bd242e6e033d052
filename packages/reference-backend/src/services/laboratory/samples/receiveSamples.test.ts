import type { ReceivedSample, SampleEvent, SoilTestSample } from '@udongo/sdk';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bookingBody, sampleBody } from '../../../../test/bookingBody.ts';
import { readings, soilSampleBody } from '../../../../test/recordBodies.ts';
import { useBackend } from '../../../../test/testBackend.ts';
import { bookings } from '../../../db/schema.ts';

const backend = useBackend();
const as = 'administrator';
const bookingPath = '/agric/soil-test-bookings';
const samplePath = '/agric/soil-test-samples';

const book = async (count: number) => {
  const samples = Array.from({ length: count }, () => sampleBody());
  const body = bookingBody({ farmer: 1, samples });
  const made = (await backend.call('POST', `${bookingPath}/`, { as, body })).body;
  return { ...made, codes: made.samples.map((_: unknown, index: number) => `${made.code}-${index + 1}`) };
};
const setStatus = (id: number, status: string) =>
  backend.call('POST', `${bookingPath}/${id}/status/`, { as, body: { status, note: 'As it is' } });
const receive = (body: object) => backend.call('POST', `${samplePath}/receive/`, { as, body });
const outcomesOf = async (body: object) =>
  (await receive(body)).body.map(({ outcome }: ReceivedSample) => outcome);
const statusOf = async (id: number) =>
  (await backend.call('GET', `${bookingPath}/${id}`, { as })).body.status;
const eventsOf = async (id: number): Promise<SampleEvent[]> =>
  (await backend.call('GET', `${samplePath}/${id}/events`, { as })).body;
const listIds = async (query: string) =>
  (await backend.call('GET', `${samplePath}?limit=200&${query}`, { as })).body.results.map(
    ({ id }: SoilTestSample) => id,
  );

test('a hand-over says for each sample what became of it, and an unknown code holds up no other', async () => {
  const { id, samples, codes } = await book(2);
  const canceled = await book(1);
  await setStatus(canceled.id, 'canceled');
  const sent = [codes[0].toLowerCase(), 'UD-1-1', 'nothing', canceled.codes[0]];
  const { status, body } = await receive({ samples: sent.map((code) => ({ code })) });
  expect([status, body]).toEqual([
    200,
    [
      { code: sent[0], outcome: 'received', sample: samples[0].id },
      { code: 'UD-1-1', outcome: 'unknown_code', sample: null },
      { code: 'nothing', outcome: 'unknown_code', sample: null },
      { code: sent[3], outcome: 'canceled', sample: canceled.samples[0].id },
    ],
  ]);
  expect(await statusOf(id), 'the other sample is on its way').toBe('booked');
  expect(await listIds(`booking=${id}&is_received=true`)).toEqual([samples[0].id]);
  expect(await listIds(`booking=${id}&is_received=false`)).toEqual([samples[1].id]);
  await receive({ samples: [{ code: codes[1] }] });
  expect(await statusOf(id)).toBe('received');
});

test('the status of a booking says whether its soil is awaited, whatever became of its payment', async () => {
  const { id, samples, codes } = await book(1);
  await setStatus(id, 'sample_collected');
  await backend.db.inTransaction((db) =>
    db.update(bookings).set({ canceled: true }).where(eq(bookings.id, id)),
  );
  expect(await listIds(`booking=${id}&is_received=false&is_measured=false`)).toEqual([samples[0].id]);
  expect(await outcomesOf({ samples: [{ code: codes[0] }] })).toEqual(['received']);
  const body = soilSampleBody({ booking: id, sensor_data: readings });
  expect((await backend.call('PUT', `${samplePath}/${samples[0].id}/`, { as, body })).status).toBe(200);
});

test('the history of a sample says who handed it over, who took it, when, where and in which bag', async () => {
  const { id, samples, codes } = await book(1);
  await setStatus(id, 'sample_collected');
  const received_on = '2026-11-20T08:15:00+03:00';
  await receive({
    place: 'Kabete',
    received_on,
    samples: [{ code: codes[0], condition: 'wet', bag: 'B-7' }],
  });
  await backend.call('PUT', `${samplePath}/${samples[0].id}/`, { as, body: soilSampleBody({ booking: id }) });
  const nothing = { handed_over_by: '', place: '', condition: '', bag: '', note: '' };
  const by = { by: 1, by_name: 'Ada Auma' };
  expect(await eventsOf(samples[0].id)).toEqual([
    {
      ...{ ...nothing, ...by, kind: 'received', place: 'Kabete', condition: 'wet', bag: 'B-7' },
      // The person who marked the booking as collected.
      handed_over_by: 'Ada Auma',
      happened_on: '2026-11-20T08:15:00.000+03:00',
    },
    { ...nothing, ...by, kind: 'measured', happened_on: expect.any(String) },
  ]);
});

test('a receipt that is sent again changes nothing and is answered the same; a second hand-over is told', async () => {
  const { samples, codes } = await book(1);
  const receipt = { received_on: '2026-11-20T08:15:00+03:00', samples: [{ code: codes[0] }] };
  expect(await outcomesOf(receipt)).toEqual(['received']);
  expect(await outcomesOf(receipt)).toEqual(['received']);
  expect(await outcomesOf({ samples: [{ code: codes[0] }] })).toEqual(['already_received']);
  expect(await eventsOf(samples[0].id)).toHaveLength(1);
});

describe('new soil for a rejected sample', () => {
  const reject = (id: number) =>
    backend.call('POST', `${samplePath}/${id}/reject/`, { as, body: { reason: 'leaking_bag' } });
  const measure = async (id: number, booking: number, sensor_data: object = readings, more: object = {}) => {
    const { sample_location, sample_notes, soil_type, size_of_land, main_crop } = await get(id);
    const description = { sample_location, sample_notes, soil_type, size_of_land, main_crop };
    const body = { ...description, booking, sensor_data, ...more };
    return backend.call('PUT', `${samplePath}/${id}/`, { as: 'technician', body });
  };
  const wait = () => {
    backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
  };
  const get = async (id: number) => (await backend.call('GET', `${samplePath}/${id}`, { as })).body;

  test('is received, measured and verified, and the history keeps the rejection', async () => {
    const { id, samples, codes } = await book(2);
    const [{ id: first }, { id: second }] = samples;
    await receive({ samples: codes.map((code: string) => ({ code, condition: 'leaking_bag' })) });
    for (const sample of [first, second]) await measure(sample, id);
    wait();
    await reject(second);
    wait();
    expect([await statusOf(id), (await get(second)).sensor_data]).toEqual(['analysed', readings]);
    expect(await outcomesOf({ samples: [{ code: codes[1], condition: 'wet' }] })).toEqual(['received']);
    expect(await get(second)).toMatchObject({
      ...{
        rejected_reason: null,
        rejected_on: null,
        rejected_note: '',
        sensor_data: null,
        has_readings: false,
      },
      condition: 'wet',
    });
    expect(await statusOf(id), 'there is something to measure again').toBe('received');
    expect(await listIds(`booking=${id}&is_received=true&is_measured=false`)).toEqual([second]);
    await measure(second, id, { ...readings, pH: 6.1 });
    expect(await statusOf(id)).toBe('analysed');
    const kinds = (await eventsOf(second)).map(({ kind, condition }) => `${kind} ${condition}`.trim());
    expect(kinds).toEqual(['received leaking_bag', 'measured', 'rejected', 'received wet', 'measured']);
    const { body } = await backend.call('GET', `${samplePath}/${second}/readings`, { as });
    expect(body.map(({ sensor_data }: { sensor_data: { pH: number } }) => sensor_data.pH)).toEqual([
      6.1,
      readings.pH,
    ]);
  });

  test('gets no readings that were typed for the former soil', async () => {
    const { id, samples, codes } = await book(1);
    const [{ id: sample }] = samples;
    await receive({ samples: [{ code: codes[0] }] });
    const { received_on } = await get(sample);
    wait();
    await reject(sample);
    wait();
    await receive({ samples: [{ code: codes[0] }] });
    const { status, body } = await measure(sample, id, readings, { received_on });
    expect([status, body]).toEqual([
      400,
      { sensor_data: ['New soil of this sample came after you opened it. Measure the new soil.'] },
    ]);
    expect((await get(sample)).sensor_data).toBeNull();
    const { received_on: present } = await get(sample);
    expect((await measure(sample, id, readings, { received_on: present })).status).toBe(200);
  });

  test('begins without the other analyses and the second measurement of the former', async () => {
    await backend.call('PUT', '/settings/', { as, body: { duplicates_one_in: 1 } });
    const carbon = { code: 'carbon', name: 'Organic carbon', decimals: 2, minimum: 0, maximum: 30 };
    await backend.call('POST', '/agric/analyses/', { as, body: carbon });
    const { id, samples, codes } = await book(1);
    const [{ id: sample }] = samples;
    await receive({ samples: [{ code: codes[0] }] });
    await measure(sample, id);
    wait();
    const values = [{ sample_code: codes[0], code: 'carbon', value: 2 }];
    await backend.call('POST', '/agric/analysis-values/', { as, body: { values } });
    const { nitrogen, phosphorus, potassium, conductivity, pH } = readings;
    const second = { readings: { nitrogen, phosphorus, potassium, conductivity, pH } };
    await backend.call('POST', `${samplePath}/${sample}/duplicate/`, { as, body: second });
    const present = async () => {
      const { body: result } = await backend.call('GET', `${samplePath}/${sample}/results`, { as });
      const { body: duplicate } = await backend.call('GET', `${samplePath}/${sample}/duplicate`, { as });
      return [result.other_analyses.length, duplicate.measured !== null];
    };
    expect(await present()).toEqual([1, true]);
    wait();
    await reject(sample);
    wait();
    await receive({ samples: [{ code: codes[0] }] });
    expect(await present()).toEqual([0, false]);
    await backend.call('PUT', '/settings/', { as, body: { duplicates_one_in: 0 } });
  });

  test('does not come with a receipt of before the rejection, whenever that arrives', async () => {
    const { samples, codes } = await book(1);
    await receive({ samples: [{ code: codes[0] }] });
    await reject(samples[0].id);
    wait();
    const late = { received_on: '2026-11-20T08:15:00+03:00', samples: [{ code: codes[0] }] };
    expect(await outcomesOf(late)).toEqual(['already_received']);
    expect((await get(samples[0].id)).rejected_reason).toBe('leaking_bag');
    expect(await outcomesOf({ samples: [{ code: codes[0] }] })).toEqual(['received']);
    wait();
    expect(await outcomesOf({ samples: [{ code: codes[0] }] }), 'only once').toEqual(['already_received']);
  });

  test('changes nothing of a verified booking until it is measured', async () => {
    const { id, samples, codes } = await book(2);
    await receive({ samples: codes.map((code: string) => ({ code })) });
    await measure(samples[0].id, id);
    await reject(samples[1].id);
    await setStatus(id, 'verified');
    wait();
    await receive({ samples: [{ code: codes[1] }] });
    expect(await statusOf(id)).toBe('verified');
    await measure(samples[1].id, id);
    expect(await statusOf(id)).toBe('analysed');
  });
});

test.each([
  [{}, 'samples'],
  [{ samples: [] }, 'samples'],
  [{ samples: [{ code: 'UD-1-1', condition: 'blue' }] }, 'samples'],
  [{ samples: [{ code: 'UD-1-1' }], received_on: 'today' }, 'received_on'],
])('%j is refused under %s', async (body, field) => {
  const { status, body: answer } = await receive(body);
  expect([status, Object.keys(answer)]).toEqual([400, [field]]);
});

describe('a booking', () => {
  test('whose samples are marked as arrived has them all in the laboratory, and a step back takes them out', async () => {
    const { id, samples } = await book(2);
    await setStatus(id, 'received');
    expect(await listIds(`booking=${id}&is_received=true`)).toHaveLength(2);
    expect(await eventsOf(samples[0].id)).toMatchObject([{ kind: 'received', by: 1 }]);
    await setStatus(id, 'sample_collected');
    expect(await listIds(`booking=${id}&is_received=true`)).toEqual([]);
  });

  test('is received when its missing sample is rejected, and skips no step when it is measured', async () => {
    const { id, samples, codes } = await book(2);
    await setStatus(id, 'sample_collected');
    await receive({ samples: [{ code: codes[0] }] });
    const body = { reason: 'leaking_bag', note: 'Nothing was left' };
    await backend.call('POST', `${samplePath}/${samples[1].id}/reject/`, { as, body });
    expect(await statusOf(id)).toBe('received');
    expect(await eventsOf(samples[1].id)).toMatchObject([{ kind: 'rejected', note: 'Nothing was left' }]);
    await backend.call('PUT', `${samplePath}/${samples[0].id}/`, {
      as,
      body: soilSampleBody({ booking: id, sensor_data: readings }),
    });
    const { results } = (await backend.call('GET', `${bookingPath}/${id}/status`, { as })).body;
    expect(results.map(({ status, cause, is_skipped }: never) => [status, cause, is_skipped])).toEqual([
      ['booked', 'person', false],
      ['sample_collected', 'person', false],
      ['received', 'samples_received', false],
      ['analysed', 'readings_saved', false],
    ]);
  });
});
