import { expect, test } from 'vitest';
import { askForCode } from '../../../test/askForCode.ts';
import { bookingBody } from '../../../test/bookingBody.ts';
import { payer } from '../../../test/payments.ts';
import { useBackend, type Who } from '../../../test/testBackend.ts';

const backend = useBackend();
const pay = payer(backend);
const phone_no = '0733 000 299';
const why = { reason: 'The road is under water' };

/** A visitor's booking with the demo agent's shop. */
const book = async () =>
  (
    await backend.call('POST', '/agric/soil-test-bookings/', {
      body: bookingBody({ farmer: null, agent: 1, phone_no, soil_test_date: '2026-12-01' }),
    })
  ).body;
const change = (uuid: string, body: object, as: Who = 'anonymous') =>
  backend.call('POST', `/agric/soil-test-bookings-uuid/${uuid}/change/`, { as, body });
const read = async (uuid: string) =>
  (await backend.call('GET', `/agric/soil-test-bookings-uuid/${uuid}`, { as: 'anonymous' })).body;
const prove = async () => ({ phone_no, code: await askForCode(backend, phone_no) });
const wrong = { code: ['This code is wrong or too old. Ask for a new one.'] };

test('a visitor cancels a booking that is paid with the code of its phone, and the refund waits by itself', async () => {
  const { id, uuid } = await book();
  const { body } = await pay.start({ uuid, method: 'mpesa', phone_number: phone_no });
  await pay.play(body.reference, 'approve');
  const canceled = await change(uuid, { action: 'cancel', ...why, ...(await prove()) });
  expect([canceled.status, canceled.body]).toMatchObject([
    200,
    { status: 'canceled', canceled: true, refunds: [{ status: 'requested' }] },
  ]);
  const { body: steps } = await backend.call('GET', `/agric/soil-test-bookings/${id}/status`, {
    as: 'administrator',
  });
  expect(steps.results.at(-1)).toMatchObject({
    status: 'canceled',
    note: 'The road is under water',
    changed_by: null,
  });
  await pay.expectBooksToAgree(id);
});

test('a visitor asks for another day, the shop answers, and the status page has the answer without persons', async () => {
  const { id, uuid } = await book();
  const wish = { action: 'ask_move', ...why, ...(await prove()) };
  expect(await change(uuid, wish)).toMatchObject({
    status: 400,
    body: { soil_test_date: ['This field is required.'] },
  });
  const asked = await change(uuid, { ...wish, soil_test_date: '2026-12-08' });
  expect([asked.status, asked.body.moves]).toEqual([
    200,
    [
      {
        status: 'asked',
        from_date: '2026-12-01',
        asked_date: '2026-12-08',
        new_date: null,
        note: '',
        created_on: expect.any(String),
        decided_on: null,
      },
    ],
  ]);
  const { body: stored } = await backend.call('GET', `/agric/soil-test-bookings/${id}`, { as: 'agent' });
  expect(stored.moves).toMatchObject([{ reason: 'The road is under water', created_by_name: '' }]);
  await backend.call('POST', `/agric/soil-test-bookings/${id}/decline-move/`, {
    as: 'agent',
    body: { request: stored.moves[0].id, note: 'Full on that day' },
  });
  expect((await read(uuid)).moves).toMatchObject([{ status: 'declined', note: 'Full on that day' }]);
});

test('a change whose answer was lost is answered again, though its code is used', async () => {
  const { uuid } = await book();
  const wish = { action: 'ask_move', soil_test_date: '2026-12-08', ...why, ...(await prove()) };
  for (const _ of ['sent', 'sent again']) {
    const { status, body } = await change(uuid, wish);
    expect([status, body.moves]).toMatchObject([200, [{ asked_date: '2026-12-08' }]]);
  }
  expect((await change(uuid, { ...wish, soil_test_date: '2026-12-09' })).body).toEqual(wrong);
  const cancel = { action: 'cancel', ...why, ...(await prove()) };
  for (const _ of ['sent', 'sent again']) {
    expect(await change(uuid, cancel)).toMatchObject({ status: 200, body: { status: 'canceled' } });
  }
});

test('the link and the phone number do not change a booking without the code', async () => {
  const { uuid } = await book();
  const code = await askForCode(backend, phone_no);
  const guess = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const cancel = { action: 'cancel', ...why, phone_no };
  // The shop knows both.
  expect(await change(uuid, { ...cancel, code: guess }, 'agent')).toMatchObject({ status: 400, body: wrong });
  for (let tries = 1; tries < 5; tries += 1) await change(uuid, { ...cancel, code: guess });
  expect(await change(uuid, { ...cancel, code })).toMatchObject({ status: 400, body: wrong });
  expect((await read(uuid)).status).toBe('booked');
});

test('a code of another phone changes nothing, and stays valid for the bookings of that phone', async () => {
  const { uuid } = await book();
  const other = { phone_no: '0733 000 300', code: await askForCode(backend, '0733 000 300') };
  const body = { phone_no: ['This booking was made with another phone number.'] };
  const cancel = { action: 'cancel', ...why, ...other };
  expect(await change(uuid, cancel)).toMatchObject({ status: 400, body });
  expect(await change(uuid, cancel)).toMatchObject({ status: 400, body });
  expect((await change('00000000-0000-4000-8000-000000000000', cancel)).status).toBe(404);
});

test('a code works once, and nothing changes after the soil was collected', async () => {
  const { id, uuid } = await book();
  const wish = { action: 'ask_move', soil_test_date: '2026-12-08', ...why, ...(await prove()) };
  expect((await change(uuid, wish)).status).toBe(200);
  expect(await change(uuid, { ...wish, reason: 'Another one' })).toMatchObject({ status: 400, body: wrong });
  await backend.call('POST', `/agric/soil-test-bookings/${id}/status/`, {
    as: 'agent',
    body: { status: 'sample_collected', note: '' },
  });
  expect(await change(uuid, { action: 'cancel', ...why, ...(await prove()) })).toMatchObject({
    status: 409,
    body: { detail: 'The soil of this booking was collected already.' },
  });
});
