import { expect, test } from 'vitest';
import { bookingBody } from './bookingBody.ts';
import { countStatements } from './countStatements.ts';
import { useBackend, type Who } from './testBackend.ts';

const backend = useBackend();
const path = '/agric/soil-test-bookings/';

async function book(as: Who, changes: object = {}) {
  if (as !== 'anonymous') await backend.token(as);
  const body = bookingBody({ soil_test_date: '2026-12-01', consent_version: '2026-11-28', ...changes });
  const { result, statements } = await countStatements(() => backend.call('POST', path, { as, body }));
  expect(result.status).toBe(201);
  return { statements, booking: result.body };
}

// A new feature would make bookings slower, unseen by any other test. A commit that raises a number says why.
test.each([
  ['a visitor', 'anonymous', {}, 7],
  ['a visitor with a discount code', 'anonymous', { discount_code: 'MAVUNO25' }, 11],
  ['a visitor on the page of a partner', 'anonymous', { partner_key: 'pk_5b0c7f1e9d6a4b0e' }, 11],
  ['a farmer', 'farmer', {}, 10],
  ['an agent for a farmer', 'agent', { farmer: 1 }, 11],
] as const)('a booking by %s takes few trips to the database', async (_, who, changes, most) => {
  const { statements } = await book(who, changes);
  expect(statements).toBeLessThanOrEqual(most);
});

// Lists of every form, once a process has them: one statement tells whether they changed, and one who asks.
test.each([
  ['a visitor', 'anonymous', '/agric/crops?limit=200', 1],
  ['a farmer', 'farmer', '/agric/crops?limit=200', 2],
  ['a farmer', 'farmer', '/counties?limit=200', 2],
  ['an administrator', 'administrator', '/settings', 2],
  ['a form on a page', 'anonymous', '/embed/boot', 2],
] as const)('%s, as %s, reads %s with %i statements', async (_, as, list, most) => {
  const read = () => backend.call('GET', list, { as });
  await read();
  const { result, statements } = await countStatements(read);
  expect(result.status).toBe(200);
  expect(statements).toBeLessThanOrEqual(most);
});

test('a new booking is answered as the list and its page show it afterwards', async () => {
  const sample = bookingBody().samples[0];
  for (const changes of [
    {},
    { discount_code: 'MAVUNO25' },
    { crops: [3, 1], samples: [sample, sample, sample] },
  ]) {
    for (const who of ['administrator', 'agent'] as const) {
      const { booking } = await book(who, { ...changes, ...(who === 'agent' && { farmer: 1 }) });
      const read = await backend.call('GET', `${path}${booking.id}/`, { as: who });
      expect(booking).toEqual(read.body);
    }
  }
});
