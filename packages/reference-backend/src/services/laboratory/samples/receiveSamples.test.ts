import type { ReceivedSample, SampleEvent, SoilTestSample } from '@udongo/sdk';
import { describe, expect, test } from 'vitest';
import { bookingBody, sampleBody } from '../../../../test/bookingBody.ts';
import { readings, soilSampleBody } from '../../../../test/recordBodies.ts';
import { useBackend } from '../../../../test/testBackend.ts';

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
