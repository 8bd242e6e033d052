import { afterEach, beforeEach, expect, test } from 'vitest';
import { bookingBody } from '../../../test/bookingBody.ts';
import { useBackend, type Who } from '../../../test/testBackend.ts';

const backend = useBackend();
const as = 'administrator';
const path = '/agric/soil-test-bookings';
const start = backend.clock.now;
/** A Friday; the tests' promises are 0, 2, 3, 1 and 1 working days. */
const at = (instant: string) => {
  backend.clock.now = new Date(instant);
};
const promised = {
  days_to_collect: 0,
  days_to_receive: 2,
  days_to_analyse: 3,
  days_to_verify: 1,
  days_to_report: 1,
};
const setDays = (body: object) => backend.call('PUT', '/settings/', { as, body });

beforeEach(() => at('2026-11-20T09:00:00Z'));
afterEach(async () => {
  await setDays(promised);
  backend.clock.now = start;
});

const book = async (changes: object = {}) =>
  (await backend.call('POST', `${path}/`, { as, body: bookingBody({ farmer: 1, ...changes }) })).body;
const read = async (id: number, who: Who = as) =>
  (await backend.call('GET', `${path}/${id}`, { as: who })).body;
const readPublic = async (uuid: string) =>
  (await backend.call('GET', `/agric/soil-test-bookings-uuid/${uuid}`)).body;
const setStatus = async (id: number, status: string) =>
  (await backend.call('POST', `${path}/${id}/status/`, { as, body: { status, note: 'As planned' } })).body;
const listIds = async (query: string) =>
  (await backend.call('GET', `${path}?limit=200&${query}`, { as })).body.results.map(
    ({ id }: { id: number }) => id,
  );

test('each step promises its own working days, and the last one nothing more', async () => {
  const { id, due_on } = await book({ soil_test_date: '2026-11-22' });
  expect(due_on, 'to collect on the day itself').toBe('2026-11-22');
  expect((await setStatus(id, 'sample_collected')).due_on).toBe('2026-11-24');
  expect((await setStatus(id, 'received')).due_on).toBe('2026-11-25');
  expect((await setStatus(id, 'analysed')).due_on).toBe('2026-11-23');
  expect(await setStatus(id, 'canceled')).toMatchObject({ due_on: null, is_late: false });
});

test('a step is counted from its day in Nairobi', async () => {
  const { id } = await book();
  // Already Thursday there.
  at('2026-11-25T21:30:00Z');
  expect((await setStatus(id, 'sample_collected')).due_on).toBe('2026-11-30');
});

test('another day of the test promises another day to collect', async () => {
  const { id } = await book();
  const body = bookingBody({ farmer: 1, soil_test_date: '2026-12-07' });
  expect((await backend.call('PUT', `${path}/${id}/`, { as, body })).body.due_on).toBe('2026-12-07');
  await setStatus(id, 'sample_collected');
  const moved = bookingBody({ farmer: 1, soil_test_date: '2026-12-14' });
  const { due_on } = (await backend.call('PUT', `${path}/${id}/`, { as, body: moved })).body;
  expect(due_on, 'the samples are there').toBe('2026-11-24');
});

test('a booking is late from the day after the promised one, and late ones come first', async () => {
  const early = await book({ soil_test_date: '2026-11-23' });
  const later = await book({ soil_test_date: '2026-11-24' });
  at('2026-11-23T20:59:00Z');
  expect((await read(early.id)).is_late).toBe(false);
  at('2026-11-23T21:00:00Z');
  expect((await read(early.id, 'farmer')).is_late).toBe(true);
  expect(await listIds('is_late=true')).toContain(early.id);
  expect(await listIds('is_late=false')).toContain(later.id);
  expect(await listIds('is_late=true')).not.toContain(later.id);
  const ordered = await listIds('ordering=due_on');
  expect(ordered.indexOf(early.id)).toBeLessThan(ordered.indexOf(later.id));
  const dues = (await backend.call('GET', `${path}?limit=200&ordering=due_on`, { as })).body.results.map(
    (booking: { due_on: string | null }) => booking.due_on ?? 'never',
  );
  expect(dues).toEqual([...dues].sort());
});

test('the public page shows a new day once the old one has passed, and keeps it until that has passed too', async () => {
  await setDays({ days_to_receive: 2 });
  const { id, uuid } = await book();
  await setStatus(id, 'sample_collected');
  expect(await readPublic(uuid)).toMatchObject({ due_on: '2026-11-24', new_due_on: null });
  for (const day of ['2026-11-25', '2026-11-26']) {
    at(`${day}T09:00:00Z`);
    expect(await readPublic(uuid)).toMatchObject({ due_on: '2026-11-24', new_due_on: '2026-11-26' });
  }
  at('2026-11-27T09:00:00Z');
  expect((await readPublic(uuid)).new_due_on).toBe('2026-11-30');
});

test('a promise of no days is renewed by one at a time', async () => {
  const { uuid } = await book({ soil_test_date: '2026-11-20' });
  at('2026-11-21T09:00:00Z');
  expect(await readPublic(uuid)).toMatchObject({ due_on: '2026-11-20', new_due_on: '2026-11-23' });
});

test('other promised days hold for the bookings that are open', async () => {
  const { id } = await book();
  await setStatus(id, 'sample_collected');
  const canceled = await book();
  await setStatus(canceled.id, 'canceled');
  expect((await setDays({ days_to_receive: 4 })).body.days_to_receive).toBe(4);
  expect((await read(id)).due_on).toBe('2026-11-26');
  expect((await read(canceled.id)).due_on).toBeNull();
  await setDays({ days_to_collect: 1 });
  expect((await read((await book()).id)).due_on, 'the Tuesday after the test').toBe('2026-12-02');
});

test.each([-1, 61, 1.5, 'soon', null])('%s working days are no promise', async (days) => {
  const { status, body } = await setDays({ days_to_verify: days });
  expect([status, Object.keys(body)]).toEqual([400, ['days_to_verify']]);
});

test('everybody reads the promised days, which a form may send as text', async () => {
  await backend.call('PUT', '/settings/', { as, body: { days_to_report: '4' }, tolerated: true });
  expect((await backend.call('GET', '/settings')).body).toMatchObject({
    days_to_report: 4,
    allow_self_verification: false,
  });
});
