import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookingBody, sampleBody } from '../../../test/bookingBody.ts';
import { useBackend, type Who } from '../../../test/testBackend.ts';
import { defaultOptions } from '../../Dependencies.ts';

const many = { times: 1000, windowMs: 60_000 };
const backend = useBackend({ limits: { ...defaultOptions.limits, anonymousBookingsByAddress: many } });

const book = (as: Who, body: unknown) => backend.call('POST', '/agric/soil-test-bookings/', { as, body });
const refused = async (as: Who, changes: Record<string, unknown>) => {
  const { status, body } = await book(as, bookingBody(changes));
  return status === 400 ? body : { status, body };
};
const countBookings = async () =>
  (await backend.call('GET', '/agric/soil-test-bookings?limit=1', { as: 'administrator' })).body.count;

/** State of a sample that nobody has worked on. */
const open = { has_readings: false, rejected_reason: null, rejected_on: null };

test('a farmer books for themselves; who they are comes from their account', async () => {
  const { status, body } = await book(
    'farmer',
    bookingBody({
      name: undefined,
      phone_no: undefined,
      uuid: '3F0D6C1E-6f5b-4a53-9a57-0f5a6f0c2b11',
      crops: [2, 1, 2],
      samples: [sampleBody(), sampleBody({ id: 1, other_crops: undefined, size_of_land: 0.5 })],
    }),
  );
  expect(status).toBe(201);
  expect(body).toEqual({
    id: 26,
    version: expect.any(String),
    consent: null,
    code: 'UD-1026',
    uuid: '3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11',
    status: 'booked',
    created_by: 8,
    farmer: 1,
    name: 'Wanjiku Kariuki',
    email: 'farmer@udongo.test',
    phone_no: '+254712345678',
    soil_test_date: '2026-12-01',
    no_of_samples: 2,
    test_type: 'complete-soil-analysis',
    county: 22,
    address: 'P.O. Box 301 Kiambu',
    crops: [2, 1],
    notes: '',
    referrer_agent: 2,
    referrer_verified: true,
    agent: null,
    farming_type: 'mixed',
    discount: '0.00',
    discount_code: '',
    is_report_sent: false,
    samples: [
      { ...sampleBody(), id: 40, size_of_land: '1.50', ...open, code: 'UD-1026-1' },
      { ...sampleBody(), id: 41, size_of_land: '0.50', other_crops: [], ...open, code: 'UD-1026-2' },
    ],
    paid: false,
    amount_credited: '0.00',
    amount_overpaid: '0.00',
    amount_paid: '0.00',
    amount_refunded: '0.00',
    amount_to_refund: '0.00',
    balance_due: '13000.00',
    canceled: false,
    created_on: '2026-11-20T12:00:00.000+03:00',
    updated_on: '2026-11-20T12:00:00.000+03:00',
    next_statuses: [{ status: 'canceled', needs_reason: true }],
    due_on: '2026-12-01',
    is_late: false,
    share_results: false,
    collector: null,
    collector_name: '',
    ward: '',
    moves: [],
    may_change: true,
    may_delete: true,
    came_by: 'service',
    partner_key_name: '',
  });
  expect((await backend.call('GET', '/agric/soil-test-bookings/26', { as: 'farmer' })).body).toEqual(body);
});

test('what is the server’s to decide is decided by the server', async () => {
  const { body } = await book('farmer', {
    ...bookingBody({ created_by: 1, no_of_samples: 7 }),
    id: 3,
    code: 'UD-1',
    status: 'report_ready',
    paid: true,
    canceled: true,
    created_on: '2020-01-01',
    unheard_of: 1,
  });
  expect(body).toMatchObject({
    created_by: 8,
    no_of_samples: 1,
    status: 'booked',
    paid: false,
    canceled: false,
  });
  expect(body.code).toMatch(/^UD-10\d\d$/);
  expect(body).not.toHaveProperty('unheard_of');
});

test('an agent books for a farmer they referred, and serves the booking', async () => {
  const { body } = await book('agent', bookingBody({ farmer: 2, name: '', phone_no: '', county: null }));
  expect(body).toMatchObject({
    created_by: 2,
    farmer: 2,
    name: 'Achieng Okoth',
    phone_no: '+254722000102',
    county: null,
    agent: 1,
    referrer_agent: 2,
  });
});

test('an agent books for somebody who is not registered', async () => {
  const { body } = await book('agent', bookingBody({ farmer: null, agent: null }));
  expect(body).toMatchObject({
    farmer: null,
    name: 'Atieno Owuor',
    phone_no: '+254733000299',
    agent: 1,
    referrer_agent: 2,
  });
});

test('an agent may leave the booking to another agrovet', async () => {
  expect((await book('agent', bookingBody({ agent: 3 }))).body.agent).toBe(3);
});

test('an administrator books for any farmer, whose referrer stays known', async () => {
  const { body } = await book('administrator', bookingBody({ farmer: 9, agent: 4 }));
  expect(body).toMatchObject({ created_by: 1, farmer: 9, agent: 4, referrer_agent: 3, name: 'Atieno Owuor' });
  expect((await book('administrator', bookingBody({ referrer_agent: 5 }))).body.referrer_agent).toBe(5);
});

test('a visitor books without an account, by way of an agent’s page', async () => {
  const { status, body } = await book(
    'anonymous',
    bookingBody({ farmer: null, referrer_agent: 4, agent: 2 }),
  );
  expect(status).toBe(201);
  expect(body).toMatchObject({ created_by: null, farmer: null, referrer_agent: 4, agent: 2 });
});

test.each([
  ['anonymous', 1],
  ['farmer', 2],
  ['agent', 9],
  ['agent', 999],
  ['administrator', 999],
  ['administrator', 0],
  ['administrator', 99999999999],
] as const)('to the role %s farmer %i does not exist', async (who, farmer) => {
  expect(await refused(who, { farmer })).toEqual({
    farmer: [`Invalid pk "${farmer}" - object does not exist.`],
  });
});

test('a farmer says nothing about who referred them', async () => {
  expect((await book('farmer', bookingBody({ referrer_agent: 4 }))).body.referrer_agent).toBe(2);
});

test('a booking of 200 samples is stored whole and in order', async () => {
  const samples = Array.from({ length: 200 }, (_, index) => sampleBody({ sample_location: `Plot ${index}` }));
  const { body } = await book('farmer', bookingBody({ samples }));
  expect(body.no_of_samples).toBe(200);
  expect(body.samples.map(({ sample_location }: { sample_location: string }) => sample_location)).toEqual(
    samples.map(({ sample_location }) => sample_location),
  );
});

test('somebody without a linked farmer needs a name and a phone number', async () => {
  for (const who of ['anonymous', 'agent', 'administrator'] as const) {
    expect(await refused(who, { name: ' ', phone_no: '' })).toEqual({
      name: ['This field may not be blank.'],
      phone_no: ['This field may not be blank.'],
    });
  }
});

test('ids may come as text, and "" is none', async () => {
  const { body } = await backend.call('POST', '/agric/soil-test-bookings/', {
    as: 'administrator',
    body: bookingBody({ county: '22', farmer: '', crops: ['3'], agent: '2' }),
    tolerated: true,
  });
  expect(body).toMatchObject({ county: 22, farmer: null, crops: [3], agent: 2 });
});

test('unknown ids are named, of a list only the first', async () => {
  expect(
    await refused('administrator', { county: 48, agent: 7, referrer_agent: 8, crops: [1, 998, 999] }),
  ).toEqual({
    county: ['Invalid pk "48" - object does not exist.'],
    agent: ['Invalid pk "7" - object does not exist.'],
    referrer_agent: ['Invalid pk "8" - object does not exist.'],
    crops: ['Invalid pk "998" - object does not exist.'],
  });
});

test('a withdrawn crop can’t be chosen, by administrators neither', async () => {
  const gone = ['Invalid pk "20" - object does not exist.'];
  const samples = [sampleBody({ main_crop: 20 }), sampleBody({ other_crops: [1, 20] })];
  for (const who of ['farmer', 'administrator'] as const) {
    expect(await refused(who, { crops: [20], samples })).toEqual({
      crops: gone,
      samples: [{ main_crop: gone }, { other_crops: gone }],
    });
  }
});

test('three crops a booking and two other crops a sample are enough', async () => {
  const body = await refused('farmer', {
    crops: [1, 2, 3, 4],
    samples: [sampleBody({ other_crops: [1, 2, 3] })],
  });
  expect(body).toEqual({
    crops: ['Select at most 3 crops.'],
    samples: [{ other_crops: ['Select at most 2 other crops.'] }],
  });
  expect((await book('farmer', bookingBody({ crops: [1, 2, 3] }))).status).toBe(201);
});

test('the earliest date is today in Nairobi, also while it is yesterday in UTC', async () => {
  const start = backend.clock.now;
  backend.clock.now = new Date('2026-11-20T22:30:00Z');
  expect(await refused('farmer', { soil_test_date: '2026-11-20' })).toEqual({
    soil_test_date: ['Soil test date cannot be in the past.'],
  });
  expect((await book('farmer', bookingBody({ soil_test_date: '2026-11-21' }))).status).toBe(201);
  backend.clock.now = start;
});

test('a report can’t be marked as sent before there is a booking', async () => {
  expect(await refused('farmer', { is_report_sent: true })).toEqual({
    is_report_sent: ['Only an administrator can mark the report as sent.'],
  });
  expect(await refused('administrator', { is_report_sent: true })).toEqual({
    is_report_sent: ['The report can be marked as sent only when a booking is updated.'],
  });
  expect((await book('farmer', bookingBody({ is_report_sent: false }))).status).toBe(201);
});

test('errors of every kind come together', async () => {
  const body = await refused('agent', {
    soil_test_date: '2020-01-01',
    farmer: 9,
    discount: 5,
    test_type: undefined,
    samples: [sampleBody({ soil_type: undefined, main_crop: 999 })],
  });
  expect(Object.keys(body).sort()).toEqual(['discount', 'farmer', 'samples', 'soil_test_date', 'test_type']);
  expect(Object.keys(body.samples[0]).sort()).toEqual(['main_crop', 'soil_type']);
});

test('a refused booking stores nothing', async () => {
  const before = await countBookings();
  await refused('farmer', { samples: [sampleBody(), sampleBody({ main_crop: 999 })] });
  expect(await countBookings()).toBe(before);
  const rows = await backend.db.inTransaction((db) =>
    db.execute(sql`select uuid from booking_uuids where uuid not in (select uuid from bookings)`),
  );
  expect((rows as unknown as { rows: unknown[] }).rows).toEqual([]);
});

const strict = useBackend({
  limits: { ...defaultOptions.limits, anonymousBookingsByAddress: { times: 2, windowMs: 60_000 } },
});

test('visitors of one address book a limited number; people with an account are not held up', async () => {
  const attempt = (as: Who, address: string) =>
    strict.call('POST', '/agric/soil-test-bookings/', { as, body: bookingBody(), address });
  const statuses: number[] = [];
  for (let index = 0; index < 3; index += 1)
    statuses.push((await attempt('anonymous', '203.0.113.9')).status);
  expect(statuses).toEqual([201, 201, 429]);
  expect((await attempt('anonymous', '203.0.113.10')).status).toBe(201);
  for (let index = 0; index < 4; index += 1)
    expect((await attempt('farmer', '203.0.113.9')).status).toBe(201);
});
