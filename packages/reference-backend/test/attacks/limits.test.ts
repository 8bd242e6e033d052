import { expect, test } from 'vitest';
import { defaultOptions } from '../../src/Dependencies.ts';
import { bookingBody, sampleBody } from '../bookingBody.ts';
import { deviceBody, farmerBody, soilSampleBody } from '../recordBodies.ts';
import { useBackend, type Who } from '../testBackend.ts';

/** What one person can fill the database with, or find out by asking often. */

const limit = { times: 3, windowMs: 60_000 };
const backend = useBackend({
  limits: {
    ...defaultOptions.limits,
    bookingsByAccount: limit,
    duplicateQuestionsByAccount: limit,
    wrongDiscountCodesByAccount: limit,
  },
});
const path = '/agric/soil-test-bookings/';
const post = (as: Who, to: string, body: object) => backend.call('POST', to, { as, body });
const times = async (count: number, ask: () => Promise<{ status: number }>) => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await ask()).status);
  return statuses;
};

test('one account books so often, others go on, and the answer says when again', async () => {
  expect(await times(4, () => post('farmer', path, bookingBody()))).toEqual([201, 201, 201, 429]);
  const { headers } = await post('farmer', path, bookingBody());
  expect(headers.get('retry-after')).toBe('60');
  expect((await post('otherFarmer', path, bookingBody())).status).toBe(201);
});

test('one account asks so often whether a farmer is registered', async () => {
  expect(await times(4, () => post('agent', '/agric/farmers/', farmerBody()))).toEqual([201, 201, 201, 429]);
});

test('one account guesses so many discount codes, on whatever way, and good ones are free', async () => {
  const made = await post('otherAgent', path, bookingBody({ farmer: 9, discount_code: 'MAVUNO25' }));
  expect(made.status).toBe(201);
  const body = { ...made.body, discount_code: 'GUESS' };
  const guess = () => backend.call('PUT', `${path}${made.body.id}/`, { as: 'otherAgent', body });
  expect(await times(4, guess)).toEqual([400, 400, 400, 429]);
});

const long = 'x'.repeat(2001);
const tooLong = ['Ensure this field has no more than 2000 characters.'];

test.each([
  ['notes of a booking', 'anonymous', path, bookingBody({ notes: long }), { notes: tooLong }],
  [
    'notes of its samples',
    'anonymous',
    path,
    bookingBody({ samples: [sampleBody({ sample_notes: long })] }),
    { samples: [{ sample_notes: tooLong }] },
  ],
  [
    'notes of a measured sample',
    'administrator',
    '/agric/soil-test-samples/',
    soilSampleBody({ sample_notes: long }),
    { sample_notes: tooLong },
  ],
  ['notes of a probe', 'administrator', '/agric/devices/', deviceBody({ notes: long }), { notes: tooLong }],
] as const)('%s have at most 2,000 characters', async (_, as, to, body, refusal) => {
  const { status, body: answer } = await post(as, to, body);
  expect([status, answer]).toEqual([400, refusal]);
});

test('the texts of a booking are at most 20 KB together, also sample by sample', async () => {
  const samples = (count: number) =>
    Array.from({ length: count }, () =>
      sampleBody({ sample_location: 'Plot', sample_notes: 'ü'.repeat(1000) }),
    );
  const refusal = {
    non_field_errors: ['The texts of this booking are too long together: at most 20 KB. Shorten the notes.'],
  };
  const refused = await post('anonymous', path, bookingBody({ samples: samples(11) }));
  expect([refused.status, refused.body]).toEqual([400, refusal]);
  const { body } = await post('anonymous', path, bookingBody({ samples: samples(10) }));
  const sample = soilSampleBody({ booking: body.id, sample_notes: 'x'.repeat(500) });
  const added = await post('administrator', '/agric/soil-test-samples/', sample);
  expect([added.status, added.body]).toEqual([400, refusal]);
});
