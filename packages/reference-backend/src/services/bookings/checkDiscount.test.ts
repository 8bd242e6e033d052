import { expect, test } from 'vitest';
import { bookingBody, sampleBody } from '../../../test/bookingBody.ts';
import { useBackend, type Who } from '../../../test/testBackend.ts';
import { defaultOptions } from '../../Dependencies.ts';

const basic = 'basic-macro-nutrients-analysis';
const backend = useBackend({
  limits: { ...defaultOptions.limits, wrongDiscountCodesByAddress: { times: 3, windowMs: 60_000 } },
});
const check = (body: object, as: Who = 'anonymous', address = '192.0.2.9') =>
  backend.call('POST', '/agric/check-discount/', { as, body, address });
const asked = { discount_code: 'karibu10', test_type: basic, no_of_samples: 3 };

test('a visitor is told the amount that the booking is then stored with', async () => {
  const { body: checked } = await check(asked);
  expect(checked).toEqual({ discount_code: 'KARIBU10', discount: '600.00' });
  const samples = [sampleBody(), sampleBody(), sampleBody()];
  const { body: stored } = await backend.call('POST', '/agric/soil-test-bookings/', {
    body: bookingBody({ test_type: basic, discount_code: 'karibu10', samples }),
  });
  expect(stored).toMatchObject(checked);
});

test.each([
  ['an unknown code', { discount_code: 'NOTHING' }, 'This discount code is not valid.'],
  ['an expired code', { discount_code: 'MASIKA15' }, 'This discount code is not valid.'],
  [
    'a code for other tests',
    { test_type: 'microbial-analysis' },
    'This discount code is not valid for this test type.',
  ],
])('%s gives nothing, and the answer says so', async (_, changes, message) => {
  const { status, body } = await check({ ...asked, ...changes }, 'anonymous', '192.0.2.10');
  expect([status, body]).toEqual([400, { discount_code: [message] }]);
});

test('a booking keeps its code after the code has run out, for those who may see the booking', async () => {
  const { body: booking } = await backend.call('POST', '/agric/soil-test-bookings/', {
    as: 'farmer',
    body: bookingBody({ test_type: basic, discount_code: 'KARIBU10' }),
  });
  const { body: codes } = await backend.call('GET', '/agric/discounts?search=KARIBU10', {
    as: 'administrator',
  });
  const { id, version: _, ...discount } = codes.results[0];
  const path = `/agric/discounts/${id}/`;
  await backend.call('PUT', path, { as: 'administrator', body: { ...discount, active: false } });
  const own = { ...asked, booking: booking.id };
  expect((await check(own, 'farmer')).body).toMatchObject({ discount: '600.00' });
  expect((await check(own, 'otherFarmer')).status).toBe(404);
  expect((await check(asked, 'farmer')).status).toBe(400);
  await backend.call('PUT', path, { as: 'administrator', body: discount });
});

test('wrong codes of visitors are counted by address, good ones are not, and who is logged in goes on', async () => {
  const from = '203.0.113.5';
  for (const _ of [1, 2, 3, 4]) expect((await check(asked, 'anonymous', from)).status).toBe(200);
  const guess = { ...asked, discount_code: 'GUESS' };
  for (const _ of [1, 2, 3]) expect((await check(guess, 'anonymous', from)).status).toBe(400);
  expect((await check(guess, 'anonymous', from)).status).toBe(429);
  expect((await check(asked, 'farmer', from)).status).toBe(200);
  expect((await check(asked, 'anonymous', '203.0.113.6')).status).toBe(200);
});
