import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookingBody, sampleBody } from '../../../test/bookingBody.ts';
import { useBackend, type Who } from '../../../test/testBackend.ts';
import { bookingUuids } from '../../db/schema.ts';

const backend = useBackend();
const path = '/agric/soil-test-bookings/';
const book = (as: Who, body: unknown) => backend.call('POST', path, { as, body });
const count = async () => (await backend.call('GET', `${path}?limit=1`, { as: 'administrator' })).body.count;

test('the same booking sent again answers the stored one', async () => {
  const body = bookingBody({ uuid: '11111111-1111-4111-8111-000000000001' });
  const first = await book('farmer', body);
  const before = await count();
  // Keys in another order, another spelling of the uuid and of the phone number.
  const again = { ...Object.fromEntries(Object.entries(body).reverse()), phone_no: '+254733000299' };
  const second = await book('farmer', { ...again, uuid: body.uuid?.toUpperCase() });
  expect([second.status, second.body]).toEqual([201, first.body]);
  expect(await count()).toBe(before);
});

test('a repeat is recognised when its date has passed and its crop is withdrawn', async () => {
  const start = backend.clock.now;
  const body = bookingBody({ uuid: '11111111-1111-4111-8111-000000000002', soil_test_date: '2026-11-20' });
  const first = await book('farmer', body);
  backend.clock.now = new Date('2026-11-25T09:00:00Z');
  expect((await book('farmer', body)).body).toEqual({ ...first.body, is_late: true });
  backend.clock.now = start;
});

test('a repeat after a change answers the booking as it is now', async () => {
  const body = bookingBody({ uuid: '11111111-1111-4111-8111-000000000003' });
  const { body: first } = await book('farmer', body);
  await backend.call('PUT', `${path}${first.id}/`, { as: 'farmer', body: { ...body, notes: 'Ring first' } });
  expect((await book('farmer', body)).body).toMatchObject({ id: first.id, notes: 'Ring first' });
});

test('other content under a uuid is refused, and names the booking to change instead', async () => {
  const body = bookingBody({ uuid: '11111111-1111-4111-8111-000000000004' });
  const { body: first } = await book('farmer', body);
  for (const change of [
    { notes: 'x' },
    { samples: [sampleBody(), sampleBody()] },
    { soil_test_date: '2026-12-02' },
  ]) {
    const { status, body: answer } = await book('farmer', { ...body, ...change });
    expect(status).toBe(409);
    expect(answer).toEqual({
      detail: 'This booking was already made. Change the stored booking instead.',
      code: 'already_booked',
      booking: { id: first.id, code: first.code, uuid: body.uuid },
    });
  }
});

test('who may not see a booking does not learn of it by its uuid', async () => {
  const body = bookingBody({ uuid: '11111111-1111-4111-8111-000000000005' });
  const { body: first } = await book('farmer', body);
  for (const who of ['anonymous', 'otherFarmer', 'otherAgent'] as const) {
    const { status, body: answer } = await book(who, body);
    expect([status, answer.booking]).toEqual([409, null]);
  }
  expect((await book('agent', { ...body, notes: 'x' })).body.booking).toMatchObject({ id: first.id });
});

test('a visitor’s repeat is recognised too', async () => {
  const body = bookingBody({ uuid: '11111111-1111-4111-8111-000000000006' });
  const { body: first } = await book('anonymous', body);
  expect((await book('anonymous', body)).body).toEqual(first);
  expect((await book('farmer', body)).status).toBe(409);
});

test('a visitor’s changed repeat names no booking to change: visitors may change none', async () => {
  const body = bookingBody({ uuid: '11111111-1111-4111-8111-000000000012' });
  await book('anonymous', body);
  const { status, body: answer } = await book('anonymous', { ...body, notes: 'x' });
  expect([status, answer.code, answer.booking]).toEqual([409, 'already_booked', null]);
});

test('a uuid stays taken when its booking is deleted', async () => {
  const body = bookingBody({ uuid: '11111111-1111-4111-8111-000000000007' });
  const { body: first } = await book('farmer', body);
  await backend.call('DELETE', `${path}${first.id}/`, { as: 'farmer' });
  const { status, body: answer } = await book('farmer', body);
  expect([status, answer.code, answer.booking]).toEqual([409, 'already_booked', null]);
});

test('a refused booking may be sent again corrected, under its uuid', async () => {
  const uuid = '11111111-1111-4111-8111-000000000008';
  const wrong = bookingBody({ uuid, samples: [sampleBody({ main_crop: 999 })] });
  expect((await book('farmer', wrong)).status).toBe(400);
  expect((await book('farmer', { ...wrong, soil_test_date: '2020-01-01' })).status).toBe(400);
  expect((await book('farmer', bookingBody({ uuid }))).status).toBe(201);
});

test('the same booking sent many times at once is booked once', async () => {
  const before = await count();
  const body = bookingBody({ uuid: '11111111-1111-4111-8111-000000000009' });
  const answers = await Promise.all(Array.from({ length: 12 }, () => book('farmer', body)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1);
  expect(await count()).toBe(before + 1);
});

test('two different bookings at once under one uuid: one is booked, the other refused', async () => {
  const uuid = '11111111-1111-4111-8111-000000000010';
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((notes) => book('farmer', bookingBody({ uuid, notes }))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

test('a wrong booking at the same time does not keep a right one out', async () => {
  const uuid = '11111111-1111-4111-8111-000000000011';
  const wrong = bookingBody({ uuid, soil_test_date: '2020-01-01' });
  const answers = await Promise.all([
    book('farmer', wrong),
    book('farmer', bookingBody({ uuid })),
    book('farmer', wrong),
  ]);
  expect(answers[1].status).toBe(201);
});

test('bookings without a uuid get one each', async () => {
  const [a, b] = await Promise.all([book('farmer', bookingBody()), book('farmer', bookingBody())]);
  expect(a.body.uuid).not.toBe(b.body.uuid);
  expect(a.body.code).not.toBe(b.body.code);
});

test('a repeat that crosses a new way of reading bookings changes the stored booking instead', async () => {
  const body = bookingBody({ uuid: '11111111-1111-4111-8111-0000000000a1' });
  const { body: first } = await book('farmer', body);
  const hash = async () => {
    const rows = await backend.db.inTransaction((db) =>
      db.select().from(bookingUuids).where(eq(bookingUuids.uuid, first.uuid)),
    );
    return rows[0]?.content_hash ?? '';
  };
  expect(await hash()).toMatch(/^1:[0-9a-f]{64}$/);
  const older = (await hash()).replace('1:', '0:');
  await backend.db.inTransaction((db) =>
    db.update(bookingUuids).set({ content_hash: older }).where(eq(bookingUuids.uuid, first.uuid)),
  );
  const { status, body: answer } = await book('farmer', body);
  expect([status, answer.booking.id]).toEqual([409, first.id]);
});
