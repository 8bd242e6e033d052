import { expect, test } from 'vitest';
import { bookingBody } from '../bookingBody.ts';
import { readings, soilSampleBody } from '../recordBodies.ts';
import { useBackend } from '../testBackend.ts';

/** Readings that a browser would ask about arrive without a browser, too: nobody verifies them in silence. */

const backend = useBackend();
const as = 'administrator';
const samplePath = '/agric/soil-test-samples';
const bookingPath = '/agric/soil-test-bookings';

const book = async () =>
  (await backend.call('POST', `${bookingPath}/`, { as, body: bookingBody({ farmer: 1, county: 9 }) })).body;
const bodyOf = (booking: number, changes: object) =>
  soilSampleBody({ booking, sensor_data: { ...readings, ...changes } });

test.each([
  ['12 dS/m sent as 12', { conductivity: 12 }, 'conductivity', 'other_unit'],
  ['0.74 dS/m sent as 0.74', { conductivity: 0.74 }, 'conductivity', 'other_unit'],
  ['255 from a probe out of the soil', { phosphorus: 255 }, 'phosphorus', 'error_value'],
  ['three equal nutrients', { nitrogen: 30, phosphorus: 30, potassium: 30 }, 'nitrogen', 'all_equal'],
  ['swapped coordinates', { latitude: 36.8, longitude: -1.3 }, 'latitude', 'swapped'],
] as const)(
  '%s: stored, named as unusual, and verified only with a comment',
  async (_, changes, reading, kind) => {
    const { id, samples } = await book();
    const [{ id: sample }] = samples;
    const path = `${samplePath}/${sample}/`;
    expect((await backend.call('PUT', path, { as, body: bodyOf(id, changes) })).status).toBe(200);
    const unusual = (await backend.call('GET', `${bookingPath}/${id}/unusual-readings`, { as })).body;
    expect(unusual).toContainEqual(
      expect.objectContaining({
        sample,
        reading,
        comment: null,
        reasons: expect.arrayContaining([expect.objectContaining({ kind })]),
      }),
    );
    const verify = (comments: object[]) =>
      backend.call('POST', `${bookingPath}/${id}/verify/`, { as: 'agronomist', body: { comments } });
    const setVerified = () =>
      backend.call('POST', `${bookingPath}/${id}/status/`, {
        as: 'agronomist',
        body: { status: 'verified' },
      });
    expect([(await verify([])).status, (await setVerified()).status]).toEqual([400, 400]);
    const comments = unusual.map((one: { sample: number; reading: string }) => ({
      sample: one.sample,
      reading: one.reading,
      comment: 'Measured twice',
    }));
    expect((await verify(comments)).body.status).toBe('verified');
  },
);

test('a sample that is added with its readings at once is judged as one that is measured later', async () => {
  const { id } = await book();
  const body = bodyOf(id, { conductivity: 12 });
  expect((await backend.call('POST', `${samplePath}/`, { as, body })).status).toBe(201);
  const { body: unusual } = await backend.call('GET', `${bookingPath}/${id}/unusual-readings`, { as });
  expect(unusual.map(({ reading }: { reading: string }) => reading)).toContain('conductivity');
});

test.each([
  ['a pH ten times too high', { pH: 51 }, 'pH'],
  ['an error value', { nitrogen: 65_535 }, 'nitrogen'],
  ['nothing measured', { potassium: 0 }, 'potassium'],
  ['more salt than any probe reads', { conductivity: 20_001 }, 'conductivity'],
])('%s is refused without a browser, too', async (_, changes, reading) => {
  const { id, samples } = await book();
  const path = `${samplePath}/${samples[0].id}/`;
  const { status, body } = await backend.call('PUT', path, { as, body: bodyOf(id, changes) });
  expect([status, Object.keys(body.sensor_data)]).toEqual([400, [reading]]);
});
