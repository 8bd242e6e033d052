import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bookingBody } from '../../../test/bookingBody.ts';
import { useBackend, type Who } from '../../../test/testBackend.ts';
import { bookingStatusChanges } from '../../db/schema.ts';

const backend = useBackend();
const path = '/agric/soil-test-bookings';
/** A booking that the demo farmer and the demo agent reach. */
const book = async () =>
  (await backend.call('POST', `${path}/`, { as: 'farmer', body: bookingBody({ farmer: 1 }) })).body;
const setStatus = (as: Who, id: number, body: object) =>
  backend.call('POST', `${path}/${id}/status/`, { as, body });
const listSteps = async (as: Who, id: number) =>
  (await backend.call('GET', `${path}/${id}/status`, { as })).body.results;

test('an agent collects, administrators go on, and every step is kept with who, when and why', async () => {
  const { id, next_statuses } = await book();
  expect(next_statuses).toEqual([{ status: 'canceled', needs_reason: true }]);
  const collected = await setStatus('agent', id, { status: 'sample_collected', note: 'At the market' });
  expect([collected.status, collected.body.status, collected.body.next_statuses]).toEqual([
    200,
    'sample_collected',
    [{ status: 'booked', needs_reason: true }],
  ]);
  await setStatus('administrator', id, { status: 'received' });
  const back = await setStatus('administrator', id, { status: 'booked', note: 'Two bags were swapped' });
  expect(back.body.status).toBe('booked');
  const at = { cause: 'person', is_skipped: false };
  expect(await listSteps('farmer', id)).toMatchObject([
    { ...at, from_status: null, status: 'booked', changed_by_name: 'Wanjiku Kariuki' },
    { ...at, from_status: 'booked', status: 'sample_collected', note: 'At the market', changed_by: 2 },
    { ...at, from_status: 'sample_collected', status: 'received', note: '', changed_by_name: 'Ada Auma' },
    { ...at, from_status: 'received', status: 'booked', note: 'Two bags were swapped' },
  ]);
});

test('an agent who marked the wrong booking takes it back with a reason, until the laboratory has the soil', async () => {
  const { id } = await book();
  await setStatus('agent', id, { status: 'sample_collected' });
  expect((await setStatus('agent', id, { status: 'booked' })).body).toEqual({
    note: ['Say why. This step needs a reason.'],
  });
  const back = await setStatus('agent', id, { status: 'booked', note: 'The neighbour was meant' });
  expect([back.status, back.body.status]).toEqual([200, 'booked']);
  await setStatus('agent', id, { status: 'sample_collected' });
  await setStatus('administrator', id, { status: 'received' });
  const late = await setStatus('agent', id, { status: 'booked', note: 'Too late' });
  expect(late.status).toBe(400);
});

test.each([
  ['back', 'received', 'sample_collected'],
  ['over another', 'sample_collected', 'analysed'],
  ['to canceled', 'received', 'canceled'],
])('a step %s needs a reason', async (_, from, to) => {
  const { id } = await book();
  await setStatus('administrator', id, { status: from, note: 'Came by post' });
  for (const note of [undefined, '', '  ']) {
    const refused = await setStatus('administrator', id, { status: to, note });
    expect([refused.status, refused.body]).toEqual([400, { note: ['Say why. This step needs a reason.'] }]);
  }
  expect((await setStatus('administrator', id, { status: to, note: 'A reason' })).body.status).toBe(to);
});

test('a farmer cancels while the booking is booked, and no later', async () => {
  const { id } = await book();
  const canceled = await setStatus('farmer', id, { status: 'canceled', note: 'No rain' });
  expect([canceled.body.status, canceled.body.canceled, canceled.body.due_on]).toEqual([
    'canceled',
    true,
    null,
  ]);
  const later = await book();
  await setStatus('administrator', later.id, { status: 'sample_collected' });
  const refused = await setStatus('farmer', later.id, { status: 'canceled', note: 'No rain' });
  expect([refused.status, refused.body]).toEqual([
    400,
    { status: ['You cannot set this status now. Ask an administrator.'] },
  ]);
});

test('a booking that is taken up again is no longer canceled', async () => {
  const { id } = await book();
  await setStatus('farmer', id, { status: 'canceled', note: 'No rain' });
  const { body } = await setStatus('administrator', id, { status: 'booked', note: 'It rained' });
  expect([body.status, body.canceled, body.due_on]).toEqual(['booked', false, body.soil_test_date]);
});

test('a booking out of reach has no steps and takes none', async () => {
  const { id } = await book();
  expect((await setStatus('otherAgent', id, { status: 'sample_collected' })).status).toBe(404);
  expect((await backend.call('GET', `${path}/${id}/status`, { as: 'otherAgent' })).status).toBe(404);
});

describe('a kept step', () => {
  test.each([
    ['changed', sql`update booking_status_changes set note = 'another'`],
    ['deleted', sql`delete from booking_status_changes`],
    ['emptied away', sql`truncate booking_status_changes`],
  ])('cannot be %s, even in the database', async (_, statement) => {
    const count = () => backend.db.inTransaction((db) => db.$count(bookingStatusChanges));
    const before = await count();
    await expect(backend.db.inTransaction((db) => db.execute(statement))).rejects.toThrow();
    expect(await count()).toBe(before);
  });

  test('outlives its booking', async () => {
    const { id } = await book();
    expect((await backend.call('DELETE', `${path}/${id}/`, { as: 'farmer' })).status).toBe(204);
    const kept = await backend.db.inTransaction((db) =>
      db.select().from(bookingStatusChanges).where(eq(bookingStatusChanges.booking_id, id)),
    );
    expect(kept).toHaveLength(1);
  });
});
