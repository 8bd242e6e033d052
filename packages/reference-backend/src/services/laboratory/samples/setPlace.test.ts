import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookingBody } from '../../../../test/bookingBody.ts';
import { soilSampleBody } from '../../../../test/recordBodies.ts';
import { useBackend, type Who } from '../../../../test/testBackend.ts';
import { bookings } from '../../../db/schema.ts';

const backend = useBackend();

/** A measured and verified sample of a farmer, the demo farmer by default, who shares its results with the agent. */
async function measuredSample(day: string, farmer: number | null = 1): Promise<number> {
  const as = 'administrator';
  const body = bookingBody({ farmer, soil_test_date: day });
  const { body: booking } = await backend.call('POST', '/agric/soil-test-bookings/', { as, body });
  const [{ id }] = booking.samples;
  const measured = soilSampleBody({ booking: booking.id });
  await backend.call('PUT', `/agric/soil-test-samples/${id}/`, { as, body: measured });
  await backend.db.inTransaction((db) =>
    db
      .update(bookings)
      .set({ status: 'verified', shared_with: [2] })
      .where(eq(bookings.id, booking.id)),
  );
  return id;
}
const join = (id: number, other: number | null, as: Who = 'farmer') =>
  backend.call('POST', `/agric/soil-test-samples/${id}/place/`, { as, body: { same_place_as: other } });
const placesOf = async (ids: number[], as: Who = 'farmer') => {
  const { body } = await backend.call('GET', '/agric/farmers/1/readings', { as });
  const found: { sample: number; place: number | null }[] = body;
  return ids.map((id) => found.find(({ sample }) => sample === id)?.place);
};

test('readings over time say when they were measured, however late their planned day is', async () => {
  const id = await measuredSample('2031-02-06');
  const { body } = await backend.call('GET', '/agric/farmers/1/readings', { as: 'farmer' });
  const found = body.find(({ sample }: { sample: number }) => sample === id);
  expect(found).toMatchObject({
    soil_test_date: '2031-02-06',
    measured_on: expect.stringMatching(/^2026-11-2\d/),
  });
});

test('a farmer joins samples of one place; nothing joins them by itself, and two groups become one', async () => {
  const days = ['2031-01-06', '2032-01-06', '2033-01-06', '2034-01-06'];
  const [one = 0, two = 0, three = 0, four = 0] = await Promise.all(days.map((day) => measuredSample(day)));
  const all = [one, two, three, four];
  // All of them are of "Lower plot".
  expect(await placesOf(all)).toEqual([null, null, null, null]);
  expect((await join(two, one)).status).toBe(200);
  expect((await join(four, three, 'agent')).status).toBe(200);
  const [first, , third] = await placesOf(all);
  expect(await placesOf(all)).toEqual([first, first, third, third]);
  expect(first).not.toBe(third);
  expect((await join(four, one)).body).toEqual({ sample: four, place: first });
  expect(await placesOf(all, 'agent')).toEqual([first, first, first, first]);
  expect((await join(two, null)).body).toEqual({ sample: two, place: null });
  expect(await placesOf(all)).toEqual([first, null, first, first]);
});

test('readings come with their ratings, the oldest first', async () => {
  const late = await measuredSample('2036-02-04');
  const early = await measuredSample('2035-02-05');
  const { body } = await backend.call('GET', '/agric/farmers/1/readings', { as: 'agent' });
  const found: { sample: number; soil_test_date: string; ratings: { reading: string }[] }[] = body;
  const ids = found.map(({ sample }) => sample);
  expect(ids.indexOf(early)).toBeLessThan(ids.indexOf(late));
  expect(found.at(-1)).toMatchObject({ sample: late, sample_location: 'Lower plot', crop_name: 'Maize' });
  expect(found.at(-1)?.ratings.map(({ reading }) => reading)).toContain('pH');
});

test('samples of two farmers, of no farmer, unknown ones and those out of reach are not joined', async () => {
  const own = await measuredSample('2037-03-03');
  const others = await measuredSample('2037-03-04', 9);
  const nobodys = await measuredSample('2037-03-05', null);
  const refused = ['Both samples need to be of the same farmer.'];
  expect(await join(own, others, 'administrator')).toMatchObject({
    status: 400,
    body: { same_place_as: refused },
  });
  expect((await join(nobodys, own, 'administrator')).body).toEqual({ same_place_as: refused });
  const unknown = {
    status: 400,
    body: { same_place_as: [`Invalid pk "${others}" - object does not exist.`] },
  };
  expect(await join(own, others)).toMatchObject(unknown);
  expect((await join(own, 99999)).status).toBe(400);
  expect((await join(others, own)).status).toBe(404);
  expect(await placesOf([own])).toEqual([null]);
});
