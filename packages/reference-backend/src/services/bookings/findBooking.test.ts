import { expect, test } from 'vitest';
import { bookingBody } from '../../../test/bookingBody.ts';
import { useBackend } from '../../../test/testBackend.ts';
import { defaultOptions } from '../../Dependencies.ts';

const limits = { bookingSearchesByCode: { times: 3, windowMs: 60_000 } };
const backend = useBackend({
  limits: {
    ...defaultOptions.limits,
    anonymousBookingsByAddress: { times: 1000, windowMs: 60_000 },
    bookingSearchesByAddress: { times: 5, windowMs: 60_000 },
    ...limits,
  },
});
const path = '/agric/find-booking/';
const find = (body: unknown, address = '192.0.2.7') => backend.call('POST', path, { body, address });
const book = async () =>
  (await backend.call('POST', '/agric/soil-test-bookings/', { body: bookingBody({ address: 'Kiambu' }) }))
    .body;
const unknown = { non_field_errors: ['No booking has this code and this phone number.'] };

test('a visitor finds their booking by its code and phone number, written as people write them', async () => {
  const { code, uuid } = await book();
  const spelled = [code, code.toLowerCase(), ` ${code.replace('UD-', '')} `, code.replace('-', ' ')];
  for (const [index, asked] of spelled.entries()) {
    const { status, body } = await find({ code: asked, phone_no: '+254 733-000-299' }, `192.0.2.${index}`);
    expect([status, body.uuid]).toEqual([200, uuid]);
    expect(JSON.stringify({ ...body, uuid: '' })).not.toMatch(/Atieno|733\D?000|Kiambu/);
  }
});

test('a wrong code and a wrong phone number get the same answer', async () => {
  const { code } = await book();
  const wrongPhone = await find({ code, phone_no: '0733 000 298' }, '198.51.100.1');
  const wrongCode = await find({ code: 'UD-999999', phone_no: '0733 000 299' }, '198.51.100.1');
  const noPhone = await find({ code, phone_no: 'my phone' }, '198.51.100.1');
  for (const { status, body, headers } of [wrongPhone, wrongCode, noPhone]) {
    expect([status, body, headers.get('content-length')]).toEqual([
      400,
      unknown,
      wrongPhone.headers.get('content-length'),
    ]);
  }
});

test.each([
  ['a code that exists', async () => (await book()).code],
  ['a code that does not', async () => 'UD-888888'],
])('%s is tried three times, from wherever', async (_, makeCode) => {
  const code = await makeCode();
  const statuses: number[] = [];
  for (const host of [1, 2, 3, 4]) {
    statuses.push((await find({ code, phone_no: '0700 000 000' }, `203.0.113.${host}`)).status);
  }
  expect(statuses).toEqual([400, 400, 400, 429]);
});

test('one address searches five times a minute, whatever it asks for', async () => {
  const statuses: number[] = [];
  for (const number of [1, 2, 3, 4, 5, 6]) {
    statuses.push((await find({ code: `UD-77${number}`, phone_no: '0700 000 000' }, '203.0.113.77')).status);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});

test('neither code nor phone number is logged', async () => {
  const { code } = await book();
  backend.takeLog();
  await find({ code, phone_no: '0733 000 299' }, '203.0.113.99');
  expect(JSON.stringify(backend.takeLog())).not.toMatch(new RegExp(`733\\D?000|${code}`));
});
