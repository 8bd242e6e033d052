import type { Booking } from '@udongo/sdk';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookings } from '../../src/db/schema.ts';
import { bookingBody, sampleBody } from '../bookingBody.ts';
import { soilSampleBody } from '../recordBodies.ts';
import { useBackend } from '../testBackend.ts';

/** Nobody gets tests for free: `paid` means paid in full. */

const backend = useBackend();
const path = '/agric/soil-test-bookings/';
const twoSamples = { samples: [sampleBody(), sampleBody({ sample_location: 'Upper plot' })] };

/** A farmer's booking of two samples, 13,000 KES, of which so much was paid. */
async function paidBooking(amount_paid = '13000.00', changes = {}): Promise<Booking> {
  const { body } = await backend.call('POST', path, {
    as: 'farmer',
    body: bookingBody({ ...twoSamples, ...changes }),
  });
  expect(body).toMatchObject({ paid: false, amount_paid: '0.00' });
  await backend.db.inTransaction((db) =>
    db.update(bookings).set({ paid: true, amount_paid }).where(eq(bookings.id, body.id)),
  );
  return (await backend.call('GET', `${path}${body.id}`, { as: 'farmer' })).body;
}
const change = async (id: number, body: object): Promise<Booking> =>
  (await backend.call('PUT', `${path}${id}/`, { as: 'farmer', body })).body;

test('a farmer who adds samples to a paid booking owes the difference, everywhere', async () => {
  const booking = await paidBooking();
  expect(booking).toMatchObject({ paid: true, amount_paid: '13000.00', balance_due: '0.00' });
  const grown = await change(booking.id, {
    ...booking,
    samples: [...booking.samples, sampleBody(), sampleBody()],
  });
  const owed = { paid: false, balance_due: '13000.00' };
  expect(grown).toMatchObject({ ...owed, amount_paid: '13000.00' });
  const list = await backend.call('GET', `${path}?fields=id,paid,balance_due&ordering=-id&limit=1`, {
    as: 'farmer',
  });
  expect(list.body.results).toEqual([{ id: booking.id, ...owed }]);
  const open = await backend.call('GET', `/agric/soil-test-bookings-uuid/${booking.uuid}`);
  expect(open.body).toMatchObject(owed);
  const paid = await backend.call('GET', `${path}?payment=paid`, { as: 'farmer' });
  expect(paid.body.results).not.toContainEqual(expect.objectContaining({ id: booking.id }));
  expect(await change(grown.id, { ...grown, samples: grown.samples.slice(0, 2) })).toMatchObject({
    paid: true,
    balance_due: '0.00',
  });
});

test('what was paid too much is no balance, and pays for samples that come back', async () => {
  const booking = await paidBooking();
  const small = await change(booking.id, { ...booking, samples: booking.samples.slice(0, 1) });
  expect(small).toMatchObject({ paid: true, amount_paid: '13000.00', balance_due: '0.00' });
  expect(await change(booking.id, { ...small, samples: [...small.samples, sampleBody()] })).toMatchObject({
    paid: true,
  });
});

test('a sample that the laboratory adds leaves a balance, and its removal takes it away', async () => {
  const booking = await paidBooking();
  const as = 'administrator';
  const read = async () => (await backend.call('GET', `${path}${booking.id}`, { as })).body;
  const added = await backend.call('POST', '/agric/soil-test-samples/', {
    as,
    body: soilSampleBody({ booking: booking.id }),
  });
  expect(await read()).toMatchObject({ paid: false, balance_due: '6500.00' });
  await backend.call('DELETE', `/agric/soil-test-samples/${added.body.id}/`, { as });
  expect(await read()).toMatchObject({ paid: true, balance_due: '0.00' });
});

test('a farmer who takes the discount code away after paying owes the discount', async () => {
  const booking = await paidBooking('9750.00', { discount_code: 'MAVUNO25' });
  expect(booking).toMatchObject({ paid: true, discount: '3250.00' });
  expect(await change(booking.id, { ...booking, discount_code: '', discount: '0' })).toMatchObject({
    paid: false,
    balance_due: '3250.00',
  });
});

test('a discount counts in what is left to pay for samples that come later', async () => {
  const booking = await paidBooking('9750.00', { discount_code: 'MAVUNO25' });
  const grown = { ...booking, samples: [...booking.samples, sampleBody(), sampleBody()] };
  expect(await change(booking.id, grown)).toMatchObject({ discount: '6500.00', balance_due: '9750.00' });
});

test.each([
  ['a visitor who types an agent', 'anonymous', { referrer_agent: 4 }, undefined, 4, false],
  ['a key from no page', 'anonymous', { partner_key: 'pk_5b0c7f1e9d6a4b0e' }, undefined, 2, false],
  [
    'a key from a foreign page',
    'anonymous',
    { partner_key: 'pk_5b0c7f1e9d6a4b0e' },
    'https://shop.example',
    2,
    false,
  ],
  [
    'a key from its own page',
    'anonymous',
    { partner_key: 'pk_5b0c7f1e9d6a4b0e' },
    'https://mavuno.example',
    2,
    true,
  ],
  ['a farmer whose record names who referred them', 'farmer', { referrer_agent: 4 }, undefined, 2, true],
  ['an agent who books', 'agent', { farmer: 2 }, undefined, 2, true],
  ['an administrator who names an agent', 'administrator', { referrer_agent: 5 }, undefined, 5, true],
] as const)('the credit of %s', async (_, as, changes, origin, referrer, isVerified) => {
  const headers: Record<string, string> = origin ? { Origin: origin } : {};
  const { body } = await backend.call('POST', path, { as, headers, body: bookingBody(changes) });
  const credit = { referrer_agent: referrer, referrer_verified: isVerified };
  expect(body).toMatchObject(credit);
  // A form that sends the booking back does not make a claim certain.
  const again = await backend.call('PUT', `${path}${body.id}/`, { as: 'administrator', body });
  expect(again.body).toMatchObject(credit);
  const list = await backend.call(
    'GET',
    `${path}?fields=referrer_agent,referrer_verified&ordering=-id&limit=1`,
    {
      as: 'administrator',
    },
  );
  expect(list.body.results).toEqual([credit]);
});
