import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookingBody, sampleBody } from '../../../test/bookingBody.ts';
import { useBackend, type Who } from '../../../test/testBackend.ts';
import { discounts } from '../../db/schema.ts';

const backend = useBackend();
const path = '/agric/soil-test-bookings/';
const basic = 'basic-macro-nutrients-analysis';
const book = (as: Who, changes: Record<string, unknown>) =>
  backend.call('POST', path, { as, body: bookingBody({ test_type: basic, ...changes }) });
/** Overwrites whatever is stored, as somebody who sends no version. */
const update = (as: Who, id: number, body: object) =>
  backend.call('PUT', `${path}${id}/`, { as, body: { ...body, version: undefined } });
const three = [sampleBody(), sampleBody(), sampleBody()];

test('a code that anybody types becomes an amount', async () => {
  const { body } = await book('farmer', { discount_code: ' karibu10 ', samples: three });
  expect(body).toMatchObject({ discount_code: 'KARIBU10', discount: '600.00' });
  const complete = await book('anonymous', {
    discount_code: 'MAVUNO25',
    test_type: 'complete-soil-analysis',
  });
  expect(complete.body.discount).toBe('1625.00');
});

test.each([
  ['an unknown code', { discount_code: 'KARIBU99' }],
  ['an expired code', { discount_code: 'MASIKA15' }],
])('%s is refused', async (_, changes) => {
  const { status, body } = await book('farmer', changes);
  expect([status, body]).toEqual([400, { discount_code: ['This discount code is not valid.'] }]);
});

test('a code that is good for other tests says so', async () => {
  const { status, body } = await book('farmer', {
    discount_code: 'KARIBU10',
    test_type: 'microbial-analysis',
  });
  expect([status, body]).toEqual([
    400,
    { discount_code: ['This discount code is not valid for this test type.'] },
  ]);
  const { body: booking } = await book('farmer', { test_type: 'microbial-analysis' });
  const { body: changed } = await update('farmer', booking.id, { ...booking, discount_code: 'KARIBU10' });
  expect(changed).toEqual(body);
});

test('a code is not blamed for a test type that is missing', async () => {
  const { body } = await book('farmer', { discount_code: 'KARIBU10', test_type: undefined });
  expect(body).toEqual({ test_type: ['This field is required.'] });
});

test('a code is good through its last day in Nairobi', async () => {
  const start = backend.clock.now;
  backend.clock.now = new Date('2027-05-19T20:59:59Z');
  expect((await book('agent', { discount_code: 'MAVUNO25', soil_test_date: '2028-01-01' })).status).toBe(201);
  backend.clock.now = new Date('2027-05-19T21:00:00Z');
  expect(
    (await book('administrator', { discount_code: 'MAVUNO25', soil_test_date: '2028-01-01' })).status,
  ).toBe(400);
  backend.clock.now = start;
});

test('the amount follows the samples, also after the code has run out', async () => {
  const { body: booking } = await book('farmer', { discount_code: 'MAVUNO25', samples: three });
  expect(booking.discount).toBe('1500.00');
  await backend.db.inTransaction((db) =>
    db.update(discounts).set({ active: false }).where(eq(discounts.id, 2)),
  );
  const fewer = await update('farmer', booking.id, { ...booking, samples: booking.samples.slice(0, 1) });
  expect(fewer.body).toMatchObject({ discount: '500.00', discount_code: 'MAVUNO25' });
  expect((await book('farmer', { discount_code: 'MAVUNO25' })).status).toBe(400);
  await backend.db.inTransaction((db) =>
    db.update(discounts).set({ active: true }).where(eq(discounts.id, 2)),
  );
});

test('a booking keeps the share that its code gave it, also for samples that follow', async () => {
  const { body: booking } = await book('farmer', { discount_code: 'KARIBU10', samples: three.slice(0, 2) });
  expect(booking.discount).toBe('400.00');
  const setShare = (percentage: string) =>
    backend.db.inTransaction((db) =>
      db.update(discounts).set({ percentage }).where(eq(discounts.code, 'KARIBU10')),
    );
  await setShare('50');
  const same = await update('farmer', booking.id, { ...booking, notes: 'By the road' });
  expect(same.body).toMatchObject({ notes: 'By the road', discount: '400.00' });
  const more = await update('farmer', booking.id, {
    ...booking,
    samples: [...booking.samples, sampleBody()],
  });
  expect(more.body.discount).toBe('600.00');
  expect((await book('farmer', { discount_code: 'KARIBU10' })).body.discount).toBe('1000.00');
  await setShare('10');
});

test('without its code the discount goes', async () => {
  const { body: booking } = await book('farmer', { discount_code: 'KARIBU10' });
  const { body } = await update('farmer', booking.id, { ...booking, discount_code: '' });
  expect(body).toMatchObject({ discount: '0.00', discount_code: '' });
});

test('an administrator sets an amount, up to the amount due', async () => {
  const { body: booking } = await book('administrator', { discount: '150.5' });
  expect(booking.discount).toBe('150.50');
  expect((await update('administrator', booking.id, { ...booking, discount: 2000 })).body.discount).toBe(
    '2000.00',
  );
  expect((await update('administrator', booking.id, { ...booking, discount: 2000.01 })).body).toEqual({
    discount: ['The discount cannot be more than the amount due.'],
  });
  expect((await update('administrator', booking.id, { ...booking, discount: -1 })).body).toEqual({
    discount: ['Ensure this value is greater than or equal to 0.'],
  });
  expect((await update('administrator', booking.id, { ...booking, discount: 0 })).body.discount).toBe('0.00');
});

test('nobody else sets an amount; sending back what is stored, or 0, requests nothing', async () => {
  for (const who of ['anonymous', 'farmer', 'agent'] as const) {
    expect((await book(who, { discount: 1 })).body).toEqual({
      discount: ['Only an administrator can set a discount.'],
    });
    expect((await book(who, { discount: '0.00' })).status).toBe(201);
  }
  const { body: booking } = await book('administrator', { discount: 100, farmer: 1 });
  for (const discount of [undefined, 0, '100.00']) {
    expect((await update('farmer', booking.id, { ...booking, discount })).body.discount).toBe('100.00');
  }
  expect((await update('farmer', booking.id, { ...booking, discount: 101 })).status).toBe(400);
});

test('a set amount never exceeds what is due after samples were removed', async () => {
  const { body: booking } = await book('administrator', { discount: 5000, samples: three, farmer: 1 });
  const { body } = await update('farmer', booking.id, { ...booking, samples: booking.samples.slice(0, 1) });
  expect(body.discount).toBe('2000.00');
});

test('an administrator can’t set an amount against a code', async () => {
  const { body } = await book('administrator', { discount: 50, discount_code: 'KARIBU10' });
  expect(body).toEqual({
    discount: ['The discount code sets the amount. Clear the code to set another one.'],
  });
  const same = await book('administrator', { discount: 200, discount_code: 'KARIBU10' });
  expect(same.body.discount).toBe('200.00');
});
