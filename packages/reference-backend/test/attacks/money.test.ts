import type { Booking } from '@udongo/sdk';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookings } from '../../src/db/schema.ts';
import { readMigrations } from '../../src/hosts/readMigrations.ts';
import { checkMoney, findDifferences } from '../../src/services/money/payments/checkMoney.ts';
import { bookingBody, sampleBody } from '../bookingBody.ts';
import { payer } from '../payments.ts';
import { soilSampleBody } from '../recordBodies.ts';
import { useBackend } from '../testBackend.ts';

/** `paid` means that nothing is left to pay. */

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
  const { status } = await backend.call('POST', '/agric/mark-booking-as-paid/', {
    as: 'administrator',
    body: { booking: body.id, reference: `TILL-${body.id}`, amount: amount_paid, reason: 'Seen in the till' },
  });
  expect(status).toBe(200);
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

test('a discount of the whole price leaves nothing to pay, until a sample is added', async () => {
  const made = await backend.call('POST', path, { as: 'farmer', body: bookingBody() });
  const { id } = made.body;
  const put = async (body: object) =>
    (
      await backend.call('PUT', `${path}${id}/`, {
        as: 'administrator',
        body: { ...made.body, ...body, version: '' },
      })
    ).body;
  const free = { paid: true, amount_paid: '0.00', balance_due: '0.00', amount_overpaid: '0.00' };
  expect(await put({ discount: '6500' })).toMatchObject(free);
  const samples = [...made.body.samples, sampleBody()];
  expect(await put({ discount: '6500', samples })).toMatchObject({ paid: false, balance_due: '6500.00' });
  expect(await put({ discount: '0' })).toMatchObject({ paid: false, balance_due: '6500.00' });
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

/** One state, whatever the order: what was paid, what is owed and the books agree after each step. */

const { book, start, play, readBooking, expectBooksToAgree, balance } = payer(backend);
let phones = 0;
const prompt = async (booking: number) => {
  phones += 1;
  const phone_number = `0725${String(phones).padStart(6, '0')}`;
  return (await start({ booking, phone_number }, 'administrator')).body.reference as string;
};
const setStatus = (id: number, status: string) =>
  backend.call('POST', `${path}${id}/status/`, {
    as: 'administrator',
    body: { status, note: 'The farmer called' },
  });
const put = async (id: number, changes: object) => {
  const body = { ...(await readBooking(id)), ...changes };
  return (await backend.call('PUT', `${path}${id}/`, { as: 'administrator', body })).body;
};
const expectMoney = async (id: number, money: object) => {
  expect(await readBooking(id)).toMatchObject(money);
  await expectBooksToAgree(id);
  expect(await backend.db.inTransaction((db) => findDifferences(db, [id]))).toEqual([]);
};
const earned = (id: number) => balance('commission_earned', id);

test('money that comes after a booking was canceled is overpaid, whatever is changed, and pays it once it is opened again', async () => {
  const { id } = await book();
  const reference = await prompt(id);
  await setStatus(id, 'canceled');
  await play(reference, 'approve');
  const canceled = { paid: false, canceled: true, balance_due: '0.00', amount_overpaid: '6500.00' };
  await expectMoney(id, canceled);
  await put(id, { notes: 'Call before noon' });
  await expectMoney(id, canceled);
  expect(await earned(id)).toBe(0);
  await setStatus(id, 'booked');
  await expectMoney(id, { paid: true, canceled: false, balance_due: '0.00', amount_overpaid: '0.00' });
  expect(await earned(id)).toBe(650);
});

test('a lower price that makes a booking paid earns its commission, as a payment would', async () => {
  const { id } = await book({ samples: [sampleBody(), sampleBody({ sample_location: 'Upper plot' })] });
  const pay = { booking: id, reference: `LOW-${id}`, amount: '6500', reason: 'Seen in the till' };
  await backend.call('POST', '/agric/mark-booking-as-paid/', { as: 'administrator', body: pay });
  await expectMoney(id, { paid: false, balance_due: '6500.00' });
  expect(await earned(id)).toBe(0);
  const [kept] = (await readBooking(id)).samples;
  await put(id, { samples: [kept] });
  await expectMoney(id, { paid: true, balance_due: '0.00' });
  expect(await earned(id)).toBe(650);
  await put(id, { samples: [kept, sampleBody()] });
  await expectMoney(id, { paid: false, balance_due: '6500.00' });
  expect(await earned(id)).toBe(0);
  await put(id, { discount: '6500' });
  await expectMoney(id, { paid: true, balance_due: '0.00' });
  expect(await earned(id)).toBe(650);
});

test('a discount after a refund, and a refund after a discount, leave the same money and the same books', async () => {
  const basic = { test_type: 'basic-macro-nutrients-analysis' };
  const discount = (id: number) => put(id, { discount: '1800' });
  const orders = [
    [(_: number, reference: string) => play(reference, 'refund', 500), discount],
    [discount, (_: number, reference: string) => play(reference, 'refund', 500)],
  ];
  for (const steps of orders) {
    const { id } = await book(basic);
    const reference = await prompt(id);
    await play(reference, 'approve');
    for (const step of steps) await step(id, reference);
    await expectMoney(id, {
      paid: true,
      amount_paid: '1500.00',
      amount_credited: '0.00',
      amount_overpaid: '1300.00',
      balance_due: '0.00',
    });
    expect(await balance('due', id)).toBe(-1300);
    expect(await earned(id)).toBe(20);
    await put(id, { discount: '0' });
    const isRefundFirst = steps === orders[0];
    // The discount on the first price stays; a refund of too much money pays for nothing.
    await expectMoney(id, { paid: isRefundFirst, balance_due: isRefundFirst ? '0.00' : '500.00' });
  }
});

test('money that was paid twice and refunded pays for no sample that comes later', async () => {
  const { id, samples } = await book();
  const [first, second] = [await prompt(id), await prompt(id)];
  await play(second, 'approve');
  await play(first, 'approve');
  await play(first, 'refund', 6000);
  await expectMoney(id, { paid: true, amount_overpaid: '500.00', amount_credited: '0.00' });
  await put(id, { samples: [...samples, sampleBody()] });
  await expectMoney(id, { paid: false, amount_paid: '7000.00', balance_due: '6000.00' });
});

test('another agent who is named takes over the commission, and the first has none', async () => {
  const { id } = await book();
  await play(await prompt(id), 'approve');
  const standing = async () =>
    (await backend.call('GET', `/agric/commissions?booking=${id}`, { as: 'administrator' })).body.results
      .filter(({ status }: { status: string }) => status !== 'canceled')
      .map(({ agent, amount }: { agent: number; amount: string }) => [agent, amount]);
  expect(await standing()).toEqual([[1, '650.00']]);
  await put(id, { referrer_agent: 5 });
  expect(await standing()).toEqual([[4, '650.00']]);
  await expectMoney(id, { paid: true });
});

test('a booking whose columns somebody changed by hand is found by the check, and shown to a person', async () => {
  const { id, code } = await book();
  await backend.db.inTransaction((db) =>
    db.update(bookings).set({ paid: true, amount_paid: '6500.00' }).where(eq(bookings.id, id)),
  );
  const issues = async () =>
    (await backend.call('GET', '/utils/payment-issues?kind=disagrees', { as: 'administrator' })).body.results;
  const check = () => checkMoney({ db: backend.db, clock: () => backend.clock.now });
  await check();
  expect(await issues()).toMatchObject([
    {
      booking_code: code,
      note: 'paid is true and should be false; amount_paid is 6500.00 and should be 0.00',
    },
  ]);
  await put(id, {});
  await check();
  expect(await issues()).toEqual([]);
  await expectMoney(id, { paid: false, amount_paid: '0.00', balance_due: '6500.00' });
});

test('a booking that was paid before there were books stays paid: the migration puts that into the books', async () => {
  const { id } = await book();
  await backend.db.inTransaction((db) =>
    db.update(bookings).set({ paid: true, amount_paid: '6500.00' }).where(eq(bookings.id, id)),
  );
  const { sql: text = '' } = readMigrations().find(({ name }) => name.startsWith('0037')) ?? {};
  const statement = text.match(/INSERT INTO ledger_postings[^;]*/)?.[0] ?? '';
  for (const _ of [1, 2]) await backend.db.inTransaction((db) => db.execute(sql.raw(statement)));
  await put(id, { notes: 'Call before noon' });
  await expectMoney(id, { paid: true, amount_paid: '6500.00', balance_due: '0.00' });
});
