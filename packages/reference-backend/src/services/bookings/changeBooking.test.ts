import type { Booking } from '@udongo/sdk';
import { eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookingBody, sampleBody } from '../../../test/bookingBody.ts';
import { useBackend, type Who } from '../../../test/testBackend.ts';
import { queryRows } from '../../db/queryRows.ts';
import { bookings, samples } from '../../db/schema.ts';

const backend = useBackend();
const path = '/agric/soil-test-bookings/';
const book = async (as: Who, changes: Record<string, unknown> = {}): Promise<Booking> =>
  (await backend.call('POST', path, { as, body: bookingBody(changes) })).body;
/** Overwrites whatever is stored, as somebody who sends no version. */
const update = (as: Who, id: number, body: object) =>
  backend.call('PUT', `${path}${id}/`, { as, body: { ...body, version: undefined } });
const get = async (id: number): Promise<Booking> =>
  (await backend.call('GET', `${path}${id}`, { as: 'administrator' })).body;
const patchRow = (id: number, changes: Partial<typeof bookings.$inferInsert>) =>
  backend.db.inTransaction((db) => db.update(bookings).set(changes).where(eq(bookings.id, id)));
const required = ({ soil_test_date, test_type, farming_type, samples: all }: Booking) => ({
  soil_test_date,
  test_type,
  farming_type,
  samples: all,
});

test('what is not sent keeps its stored value', async () => {
  const booking = await book('farmer', {
    email: 'other@udongo.test',
    address: 'Lari',
    ward: ' Lari/Kirenga ',
    county: 21,
    crops: [3, 1],
    notes: 'Call before coming.',
    agent: 2,
  });
  expect(booking.ward).toBe('Lari/Kirenga');
  const { status, body } = await update('farmer', booking.id, required(booking));
  expect([status, body]).toEqual([200, booking]);
  expect((await update('farmer', booking.id, { ...required(booking), ward: '' })).body.ward).toBe('');
});

test('a booking read, changed and sent back whole changes in that alone', async () => {
  const booking = await book('agent', { farmer: 2 });
  const start = backend.clock.now;
  backend.clock.now = new Date(start.getTime() + 60_000);
  const { body } = await update('agent', booking.id, { ...booking, notes: 'Bring a spade' });
  backend.clock.now = start;
  expect(body).toEqual({
    ...booking,
    notes: 'Bring a spade',
    updated_on: '2026-11-20T12:01:00.000+03:00',
    version: expect.any(String),
  });
});

test('samples are kept by id with their readings, added without one, removed when missing', async () => {
  const made = await book('farmer', { samples: [sampleBody(), sampleBody(), sampleBody()] });
  const [first, second, third] = made.samples;
  if (!first || !second || !third) throw new Error('Three samples were booked.');
  await backend.db.inTransaction((db) =>
    db
      .update(samples)
      .set({ pH: 5.5 })
      .where(inArray(samples.id, [first.id, third.id])),
  );
  const before = await get(made.id);
  const sent = [
    { ...third, sample_notes: 'Wet', other_crops: [2, 3] },
    sampleBody({ sample_location: 'New plot' }),
    { ...first, other_crops: undefined },
  ];
  const { body } = await update('administrator', made.id, { ...before, samples: sent });
  expect(body.no_of_samples).toBe(3);
  expect(body.samples).toMatchObject([
    { id: third.id, sample_notes: 'Wet', other_crops: [2, 3] },
    { sample_location: 'New plot' },
    { id: first.id, other_crops: first.other_crops },
  ]);
  expect([first.id, second.id, third.id]).not.toContain(body.samples[1].id);
  const rows = await backend.db.inTransaction((db) =>
    db.select().from(samples).where(eq(samples.booking_id, made.id)),
  );
  const phOf = (id: number) => rows.find((row) => row.id === id)?.pH;
  expect(phOf(third.id)).toBeGreaterThan(4);
  expect(phOf(first.id)).toBeGreaterThan(4);
  expect(phOf(body.samples[1].id)).toBeNull();
  expect(phOf(second.id)).toBeUndefined();
});

test('a sample of another booking, or listed twice, is refused', async () => {
  const booking = await book('farmer');
  const [own] = booking.samples;
  const { status, body } = await update('farmer', booking.id, {
    ...booking,
    samples: [own, { ...own, id: 1 }, own, sampleBody({ id: null })],
  });
  expect(status).toBe(400);
  expect(body).toEqual({
    samples: [
      {},
      { id: ['Sample 1 does not belong to this booking.'] },
      { id: [`Sample ${own?.id} is listed twice.`] },
      {},
    ],
  });
});

test('the test type stays', async () => {
  const booking = await book('farmer');
  const { status, body } = await update('farmer', booking.id, {
    ...booking,
    test_type: 'microbial-analysis',
  });
  expect([status, body]).toEqual([400, { test_type: ['The test type cannot be changed.'] }]);
});

test('an unchanged date stays valid when it has passed, a changed one does not', async () => {
  const booking = await get(14);
  expect(booking.soil_test_date).toBe('2026-11-18');
  expect((await update('agent', 14, booking)).status).toBe(200);
  expect((await update('agent', 14, { ...booking, soil_test_date: '2026-11-19' })).body).toEqual({
    soil_test_date: ['Soil test date cannot be in the past.'],
  });
  expect((await update('agent', 14, { ...booking, soil_test_date: '2026-11-20' })).status).toBe(200);
});

test('a withdrawn crop stays where it was and can’t be chosen anew', async () => {
  const booking = await book('farmer');
  const [own] = booking.samples;
  const sample = own?.id ?? 0;
  await backend.db.inTransaction((db) =>
    db.update(samples).set({ main_crop_id: 20 }).where(eq(samples.id, sample)),
  );
  const kept = await update('farmer', booking.id, { ...booking, samples: [{ ...own, main_crop: 20 }] });
  expect(kept.body.samples[0].main_crop).toBe(20);
  const gone = { main_crop: ['Invalid pk "20" - object does not exist.'] };
  const anew = await update('farmer', booking.id, {
    ...booking,
    samples: [{ ...own, main_crop: 20 }, sampleBody({ main_crop: 20 })],
  });
  expect(anew.body).toEqual({ samples: [{}, gone] });
});

test.each(['sample_collected', 'received', 'analysed', 'verified', 'report_ready', 'canceled'] as const)(
  'once it is %s, farmers and agents can neither change nor delete a booking; administrators can',
  async (status) => {
    const booking = await book('agent', { farmer: 1 });
    await patchRow(booking.id, { status });
    const refusal = (done: string) =>
      status === 'canceled'
        ? 'This booking is cancelled.'
        : `Work on this booking has begun, so it can no longer be ${done}.`;
    for (const who of ['farmer', 'agent'] as const) {
      const changed = await update(who, booking.id, booking);
      expect([changed.status, changed.body]).toEqual([409, { detail: refusal('changed') }]);
      const deleted = await backend.call('DELETE', `${path}${booking.id}/`, { as: who });
      expect([deleted.status, deleted.body]).toEqual([409, { detail: refusal('deleted') }]);
    }
    expect((await update('administrator', booking.id, booking)).status).toBe(200);
    expect((await backend.call('DELETE', `${path}${booking.id}/`, { as: 'administrator' })).status).toBe(204);
  },
);

test.each(['farmer', 'agent', 'administrator'] as const)(
  'a booking that was paid, in full or in part, is changed but not deleted by the %s',
  async (who) => {
    const booking = await book('agent', { farmer: 1 });
    await backend.call('POST', '/agric/mark-booking-as-paid/', {
      as: 'administrator',
      body: { booking: booking.id, reference: `TILL-${booking.id}`, reason: 'Seen in the till' },
    });
    expect((await update(who, booking.id, booking)).body.paid).toBe(true);
    const grown = { ...booking, samples: [...booking.samples, { ...booking.samples[0], id: undefined }] };
    expect((await update(who, booking.id, grown)).body.paid).toBe(false);
    const deleted = await backend.call('DELETE', `${path}${booking.id}/`, { as: who });
    expect([deleted.status, deleted.body]).toEqual([400, ['A paid booking cannot be deleted.']]);
    const read = await backend.call('GET', `/agric/soil-test-bookings/${booking.id}`, { as: who });
    expect([booking.may_delete, read.body.may_delete]).toEqual([true, false]);
  },
);

test('a canceled booking with a payment that failed says that nobody can delete it', async () => {
  const booking = await book('farmer');
  const started = await backend.call('POST', '/utils/initialize-payment/', {
    as: 'farmer',
    body: { booking: booking.id, phone_number: '0725099001' },
  });
  expect(started.status).toBe(201);
  await patchRow(booking.id, { status: 'canceled', canceled: true });
  const deleted = await backend.call('DELETE', `${path}${booking.id}/`, { as: 'administrator' });
  expect(deleted.status).toBe(400);
  const read = await backend.call('GET', `/agric/soil-test-bookings/${booking.id}`, { as: 'administrator' });
  expect(read.body).toMatchObject({ may_change: true, may_delete: false });
});

test('a deleted booking is gone with its samples', async () => {
  const booking = await book('farmer');
  // The client sends an empty object along.
  expect((await backend.call('DELETE', `${path}${booking.id}/`, { as: 'farmer', body: {} })).status).toBe(
    204,
  );
  expect((await backend.call('DELETE', `${path}${booking.id}/`, { as: 'farmer' })).body).toEqual({
    detail: 'Not found.',
  });
  const left = await backend.db.inTransaction((db) =>
    db.select().from(samples).where(eq(samples.booking_id, booking.id)),
  );
  expect(left).toEqual([]);
});

test('only administrators mark a report as sent, and only they take it back', async () => {
  const booking = await book('farmer');
  const sent = { ...booking, is_report_sent: true };
  expect((await update('farmer', booking.id, sent)).body).toEqual({
    is_report_sent: ['Only an administrator can mark the report as sent.'],
  });
  expect((await update('administrator', booking.id, sent)).body.is_report_sent).toBe(true);
  expect((await update('farmer', booking.id, sent)).status).toBe(200);
  expect((await update('farmer', booking.id, booking)).status).toBe(400);
});

test('a booking moves to another farmer of the agent, with that farmer’s referrer', async () => {
  const booking = await book('agent');
  expect((await update('agent', booking.id, { ...booking, farmer: 3 })).body).toMatchObject({
    farmer: 3,
    referrer_agent: 2,
  });
  expect((await update('agent', booking.id, { ...booking, farmer: 9 })).body).toEqual({
    farmer: ['Invalid pk "9" - object does not exist.'],
  });
  const moved = await update('administrator', booking.id, { ...booking, farmer: 9, referrer_agent: null });
  expect(moved.body).toMatchObject({ farmer: 9, referrer_agent: 3 });
  // The agent made it, so they still reach it, and the farmer who is linked already may stay.
  expect((await update('agent', booking.id, { ...moved.body, notes: 'x' })).status).toBe(200);
});

test('a farmer who sends no farmer stays linked to the booking', async () => {
  const booking = await book('farmer');
  expect((await update('farmer', booking.id, { ...booking, farmer: null })).body.farmer).toBe(1);
});

test.each(['farmer', 'administrator'] as const)(
  'an agent can’t take the farmer away from a booking that the %s made',
  async (maker) => {
    const booking = await book(maker, { farmer: 1 });
    const { status, body } = await update('agent', booking.id, { ...booking, farmer: null });
    expect([status, body]).toEqual([
      400,
      { farmer: ['Only the person who made this booking can remove its farmer.'] },
    ]);
    expect((await get(booking.id)).farmer).toBe(1);
    expect((await update('agent', booking.id, { ...booking, farmer: undefined })).body.farmer).toBe(1);
  },
);

test('an agent takes the farmer away from a booking that they made, and keeps it', async () => {
  const booking = await book('agent', { farmer: 1 });
  expect((await update('agent', booking.id, { ...booking, farmer: null })).body.farmer).toBeNull();
  expect((await backend.call('GET', `${path}${booking.id}`, { as: 'agent' })).status).toBe(200);
});

test('an administrator may take the farmer away', async () => {
  const booking = await book('farmer');
  expect((await update('administrator', booking.id, { ...booking, farmer: null })).body.farmer).toBeNull();
});

test('a farmer does not take over what was moved to somebody else', async () => {
  const booking = await book('farmer');
  await update('administrator', booking.id, { ...booking, farmer: 9 });
  expect((await update('farmer', booking.id, { ...booking, farmer: null })).body.farmer).toBe(9);
});

test('a crop that becomes the main one is no longer among the others', async () => {
  const booking = await book('farmer', { samples: [sampleBody({ main_crop: 1, other_crops: [2, 3] })] });
  const [own] = booking.samples;
  const { body } = await update('farmer', booking.id, {
    ...booking,
    samples: [{ ...own, main_crop: 2, other_crops: undefined }],
  });
  expect(body.samples).toMatchObject([{ main_crop: 2, other_crops: [3] }]);
});

test('nobody to reach: a name and a phone number can’t be taken away', async () => {
  const booking = await book('agent');
  const { body } = await update('agent', booking.id, { ...booking, name: '', phone_no: '' });
  expect(body).toEqual({
    name: ['This field may not be blank.'],
    phone_no: ['This field may not be blank.'],
  });
});

test('two changes at once both hold: one after the other', async () => {
  const booking = await book('farmer');
  const answers = await Promise.all(
    ['a', 'b', 'c', 'd'].map((notes) =>
      update('farmer', booking.id, {
        ...booking,
        notes,
        samples: [...booking.samples, sampleBody({ sample_notes: notes })],
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const stored = await get(booking.id);
  // The last one wins whole: its notes, its added sample, and none of the others'.
  expect(stored.samples).toHaveLength(2);
  expect(stored.samples[1]?.sample_notes).toBe(stored.notes);
});

test("somebody else's booking is not there to change", async () => {
  const booking = await book('farmer');
  for (const who of ['otherFarmer', 'otherAgent'] as const) {
    expect((await update(who, booking.id, {})).status).toBe(404);
    expect((await backend.call('DELETE', `${path}${booking.id}/`, { as: who })).status).toBe(404);
    expect((await backend.call('GET', `${path}${booking.id}`, { as: who })).status).toBe(404);
  }
});

test('kept samples are written in one statement, however many they are', async () => {
  const booking = await book('farmer', { samples: Array.from({ length: 20 }, () => sampleBody()) });
  await backend.db.inTransaction(async (db) => {
    await db.execute(sql`create table sample_updates (id integer generated always as identity)`);
    await db.execute(sql`create function note_update() returns trigger language plpgsql as
      'begin insert into sample_updates default values; return null; end'`);
    await db.execute(sql`create trigger note_update after update on samples
      for each statement execute function note_update()`);
  });
  const changed = booking.samples.map((sample) => ({ ...sample, sample_notes: `Depth ${sample.id} cm` }));
  const { body } = await update('farmer', booking.id, { ...booking, samples: changed });
  expect(body.samples).toEqual(changed);
  const written = await backend.db.inTransaction((db) => queryRows(db, sql`select id from sample_updates`));
  expect(written).toHaveLength(1);
});
