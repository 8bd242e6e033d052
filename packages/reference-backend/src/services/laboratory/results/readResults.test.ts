import { expect, test } from 'vitest';
import { bookingBody } from '../../../../test/bookingBody.ts';
import { readings, soilSampleBody } from '../../../../test/recordBodies.ts';
import { useBackend } from '../../../../test/testBackend.ts';

const backend = useBackend();
const generate = (samples: unknown) =>
  backend.call('POST', '/agric/samples/generate-results/', { as: 'administrator', body: { samples } });

test('farmers and agents read results of their verified bookings only', async () => {
  const path = (id: number) => `/agric/soil-test-bookings/${id}/results`;
  // Booking 1 is report_ready and of the demo farmer; 6 is analysed and of a farmer of the demo agent.
  expect((await backend.call('GET', path(1), { as: 'farmer' })).status).toBe(200);
  expect(await backend.call('GET', path(6), { as: 'agent' })).toMatchObject({
    status: 409,
    body: { detail: 'The results of this booking are not verified yet.' },
  });
  expect((await backend.call('GET', path(6), { as: 'administrator' })).status).toBe(200);
  expect((await backend.call('GET', path(6), { as: 'farmer' })).status).toBe(404);
  const { body } = await backend.call('GET', '/agric/soil-test-samples?booking=6', { as: 'administrator' });
  const results = `/agric/soil-test-samples/${body.results[0].id}/results`;
  expect((await backend.call('GET', results, { as: 'agent' })).status).toBe(409);
  expect((await backend.call('GET', results, { as: 'farmer' })).status).toBe(404);
});

test('readings over time of a farmer of another agent are not there', async () => {
  const statuses = [];
  for (const as of ['farmer', 'agent', 'otherAgent', 'administrator'] as const)
    statuses.push((await backend.call('GET', '/agric/farmers/9/readings', { as })).status);
  expect(statuses).toEqual([404, 404, 200, 200]);
});

test.each([
  ['basic-macro-nutrients-analysis', ['nitrogen', 'phosphorus', 'potassium', 'pH']],
  [
    'complete-soil-analysis',
    ['nitrogen', 'phosphorus', 'potassium', 'pH', 'conductivity', 'moisture', 'temperature'],
  ],
] as const)(
  'the results of %s show what its price names, and salty soil gets no fertiliser either way',
  async (test_type, shown) => {
    const as = 'administrator';
    const { body: booking } = await backend.call('POST', '/agric/soil-test-bookings/', {
      as,
      body: bookingBody({ farmer: 1, test_type }),
    });
    const { body: sample } = await backend.call('POST', '/agric/soil-test-samples/', {
      as,
      body: soilSampleBody({ booking: booking.id, sensor_data: { ...readings, conductivity: 3900 } }),
    });
    const [{ crops }] = (await generate([sample.id])).body;
    expect(crops[0].ratings.map(({ reading }: { reading: string }) => reading)).toEqual(shown);
    expect(crops[0].actions).toContainEqual(expect.objectContaining({ kind: 'skip', reason: 'too_salty' }));
  },
);

test('a sample is rated for its main crop first, with its code, plot, rules and method', async () => {
  const { body: sample } = await backend.call('POST', '/agric/soil-test-samples/', {
    as: 'administrator',
    body: soilSampleBody({ main_crop: 2, other_crops: [1] }),
  });
  const { status, body } = await generate([sample.id]);
  expect(status).toBe(200);
  expect(body).toHaveLength(1);
  expect(body[0]).toMatchObject({
    sample: sample.id,
    booking: 1,
    rule_version: '4',
    method: 'field probe estimate',
    sample_location: 'Lower plot',
    soil_type: 'clay',
    size_of_land: '2.00',
  });
  expect(body[0].sample_code).toMatch(/^UD-\d+-4$/);
  expect(
    body[0].crops.map((crop: { crop_name: string; is_main: boolean }) => [crop.crop_name, crop.is_main]),
  ).toEqual([
    ['Beans (common)', true],
    ['Maize', false],
  ]);
  expect(body[0].crops[0].ratings).toContainEqual({
    reading: 'pH',
    value: readings.pH,
    low: 6,
    high: 7,
    rating: 'low',
    delta: -1,
  });
  expect(body[0].crops[0].ratings).toHaveLength(7);
});

test('results come in the order that was asked for', async () => {
  const { body } = await generate([3, 1]);
  expect(body.map(({ sample }: { sample: number }) => sample)).toEqual([3, 1]);
});

test('unknown samples and those without readings are named', async () => {
  expect(await generate([1, 9999])).toMatchObject({
    status: 400,
    body: { samples: ['Invalid pk "9999" - object does not exist.'] },
  });
  const { body: page } = await backend.call('GET', '/agric/soil-test-samples?has_readings=false&limit=1', {
    as: 'administrator',
  });
  const { status, body } = await generate([page.results[0].id]);
  expect([status, body.samples[0]]).toEqual([
    400,
    expect.stringMatching(/^Sample UD-\d+-\d+ has no readings\.$/),
  ]);
  expect((await generate([])).status).toBe(400);
});

test('a changed range changes the next result', async () => {
  const { body: crop } = await backend.call('GET', '/agric/crops/1', { as: 'administrator' });
  const { body: sample } = await backend.call('POST', '/agric/soil-test-samples/', {
    as: 'administrator',
    body: soilSampleBody({ other_crops: [] }),
  });
  const ratePh = async () => {
    const { body } = await generate([sample.id]);
    return body[0].crops[0].ratings.find(({ reading }: { reading: string }) => reading === 'pH').rating;
  };
  expect(await ratePh()).toBe('low');
  await backend.call('PUT', '/agric/crops/1/', { as: 'administrator', body: { ...crop, ph_low: '4.80' } });
  expect(await ratePh()).toBe('optimal');
  await backend.call('PUT', '/agric/crops/1/', { as: 'administrator', body: crop });
});

test('a rejected sample says why and gets no ratings; the others go on', async () => {
  const { body: sample } = await backend.call('POST', '/agric/soil-test-samples/', {
    as: 'administrator',
    body: soilSampleBody(),
  });
  expect((await generate([sample.id])).body[0]).toMatchObject({
    rejected_reason: null,
    measured_on: '2026-11-20T12:00:00.000+03:00',
  });
  await backend.call('POST', `/agric/soil-test-samples/${sample.id}/reject/`, {
    as: 'administrator',
    body: { reason: 'leaking_bag' },
  });
  expect((await generate([sample.id])).body[0]).toMatchObject({ rejected_reason: 'leaking_bag', crops: [] });
});

test('a sample without readings has no crops in the results of its booking', async () => {
  const { body } = await backend.call('GET', '/agric/soil-test-bookings/9/results', { as: 'administrator' });
  expect(body.map(({ crops }: { crops: unknown[] }) => crops)).toEqual([[], []]);
});
