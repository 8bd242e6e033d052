import { expect, test } from 'vitest';
import { payer } from '../../../../test/payments.ts';
import { useBackend, type Who } from '../../../../test/testBackend.ts';

/** A person cancels until the soil is taken; what they paid goes back, and everybody sees how far that is. */

const backend = useBackend();
const { book, start, play, readBooking, expectBooksToAgree } = payer(backend);
const call = (method: string, path: string, as: Who, body?: object) =>
  backend.call(method, path, { as, ...(body && { body }) });
const cancel = (id: number, as: Who = 'farmer') =>
  call('POST', `/agric/soil-test-bookings/${id}/status/`, as, { status: 'canceled', note: 'No rain' });
const listRefunds = async (booking: number, as: Who = 'farmer') =>
  (await call('GET', `/utils/refunds?booking=${booking}`, as)).body.results;
const decide = (id: number, body: object, as: Who = 'administrator') =>
  call('POST', `/utils/refunds/${id}/decision/`, as, body);
const creditNotes = async (booking: number) =>
  (await call('GET', `/utils/payment-documents?booking=${booking}`, 'farmer')).body.results
    .filter(({ kind }: { kind: string }) => kind === 'credit_note')
    .map(({ amount }: { amount: string }) => amount);

/** A booking of KES 6,500, paid by phone. */
async function paidBooking() {
  const booking = await book();
  const { reference } = (await start({ booking: booking.id, phone_number: phone() }, 'farmer')).body;
  await play(reference, 'approve');
  return { ...booking, reference };
}
let phones = 0;
const phone = () => {
  phones += 1;
  return `07250${String(phones).padStart(5, '0')}`;
};

test('a farmer cancels a paid booking: the refund is approved, paid back and seen at each step, with a credit note', async () => {
  const { id, uuid, reference } = await paidBooking();
  expect((await cancel(id)).status).toBe(200);
  const [asked] = await listRefunds(id);
  expect(asked).toMatchObject({
    status: 'requested',
    cause: 'canceled',
    amount: '6500.00',
    reason: 'No rain',
  });
  expect(asked.payments).toEqual([]);
  const [shown] = await listRefunds(id, 'administrator');
  expect(shown.payments).toMatchObject([{ reference, provider: 'sandbox', amount_left: '6500.00' }]);
  expect((await decide(asked.id, { status: 'approved' }, 'farmer')).status).toBe(403);
  for (const _ of ['once', 'pressed twice']) {
    const { status, body } = await decide(asked.id, { status: 'approved' });
    expect([status, body.status, body.amount]).toEqual([200, 'approved', '6500.00']);
  }
  const { body: told } = await call('GET', '/utils/notifications?limit=1', 'farmer');
  expect(told.results[0]).toMatchObject({ title: 'Refund approved' });
  expect((await decide(asked.id, { status: 'declined', note: 'No' })).body).toEqual({
    status: ['This refund was decided already.'],
  });
  const open = async () => (await call('GET', `/agric/soil-test-bookings-uuid/${uuid}`, 'anonymous')).body;
  expect((await open()).refunds).toEqual([
    {
      status: 'approved',
      amount: '6500.00',
      amount_withheld: '0.00',
      amount_refunded: '0.00',
      note: '',
      paid_back_on: null,
    },
  ]);
  expect(await readBooking(id)).toMatchObject({ amount_to_refund: '6500.00', amount_refunded: '0.00' });
  await play(reference, 'refund', 6500);
  expect((await listRefunds(id))[0]).toMatchObject({ status: 'paid_back', amount_refunded: '6500.00' });
  expect(await readBooking(id)).toMatchObject({ amount_to_refund: '0.00', amount_refunded: '6500.00' });
  expect((await listRefunds(id))[0].refund_number).not.toBe('');
  expect((await open()).refunds[0]).toMatchObject({ status: 'paid_back', paid_back_on: '2026-11-20' });
  expect(await creditNotes(id)).toEqual(['6500.00']);
  expect(await readBooking(id)).toMatchObject({
    canceled: true,
    amount_paid: '0.00',
    amount_overpaid: '0.00',
  });
  await expectBooksToAgree(id);
});

test('the administrator gives back a part, and says why; a credit note for each part that went back', async () => {
  const { id, reference } = await paidBooking();
  await cancel(id, 'agent');
  const [{ id: refund }] = await listRefunds(id);
  const part = { status: 'approved', amount: '4500' };
  expect((await decide(refund, part)).body).toEqual({ note: ['Say why not all of it is refunded.'] });
  expect((await decide(refund, { ...part, amount: '7000' })).body).toEqual({
    amount: ['At most KES 6,500.00 can be refunded.'],
  });
  expect((await decide(refund, { ...part, amount: '10.50', note: 'Half' })).body).toEqual({
    amount: ['Enter whole shillings.'],
  });
  const { body } = await decide(refund, { ...part, note: 'The collector was on the way' });
  expect(body).toMatchObject({ status: 'approved', amount: '4500.00', amount_withheld: '2000.00' });
  await play(reference, 'refund', 3000);
  expect(await readBooking(id)).toMatchObject({ amount_to_refund: '1500.00', amount_refunded: '3000.00' });
  expect((await listRefunds(id))[0]).toMatchObject({ status: 'approved', amount_refunded: '3000.00' });
  await play(reference, 'refund', 1500);
  expect(await listRefunds(id)).toMatchObject([{ status: 'paid_back', amount_refunded: '4500.00' }]);
  expect(await creditNotes(id)).toEqual(expect.arrayContaining(['3000.00', '1500.00']));
  await expectBooksToAgree(id);
});

test('money that is recorded by hand settles the refund under its number, once', async () => {
  const booking = await book();
  const till = { booking: booking.id, reference: `TILL-${booking.id}`, reason: 'Seen in the till' };
  await call('POST', '/agric/mark-booking-as-paid/', 'administrator', till);
  await cancel(booking.id);
  const [{ id }] = await listRefunds(booking.id);
  await decide(id, { status: 'approved' });
  const record = { reference: till.reference, refund_number: `BACK-${id}`, reason: 'Canceled' };
  const copied = { ...record, refund_number: till.reference.toLowerCase() };
  expect((await call('POST', '/utils/record-refund/', 'administrator', copied)).body).toEqual({
    refund_number: ['This number was used before.'],
  });
  const pressed = [];
  for (const _ of [1, 2]) pressed.push(await call('POST', '/utils/record-refund/', 'administrator', record));
  expect(pressed.map(({ status }) => status)).toEqual([200, 400]);
  expect(await listRefunds(booking.id)).toMatchObject([{ status: 'paid_back', refund_number: `BACK-${id}` }]);
});

test('money that arrives after the booking was canceled is asked for, too; opened again, nothing is', async () => {
  const { id } = await book();
  const { reference } = (await start({ booking: id, phone_number: phone() }, 'farmer')).body;
  await cancel(id);
  expect(await listRefunds(id)).toEqual([]);
  await play(reference, 'approve');
  expect(await listRefunds(id)).toMatchObject([
    { status: 'requested', amount: '6500.00', reason: 'No rain' },
  ]);
  const again = { status: 'booked', note: 'It rained' };
  await call('POST', `/agric/soil-test-bookings/${id}/status/`, 'administrator', again);
  expect(await listRefunds(id)).toEqual([]);
  expect(await readBooking(id)).toMatchObject({ paid: true, canceled: false });
  await cancel(id);
  expect(await listRefunds(id)).toMatchObject([{ status: 'requested', amount: '6500.00' }]);
});

test('a declined refund keeps the money, says why, and comes back only when the booking is canceled anew', async () => {
  const { id } = await paidBooking();
  await cancel(id);
  const [{ id: refund }] = await listRefunds(id);
  expect((await decide(refund, { status: 'declined' })).body).toEqual({
    note: ['Say why not all of it is refunded.'],
  });
  for (const _ of [1, 2]) {
    const { status } = await decide(refund, { status: 'declined', note: 'The soil was taken' });
    expect(status).toBe(200);
  }
  await call('PUT', `/agric/soil-test-bookings/${id}/`, 'administrator', await readBooking(id));
  const declined = {
    status: 'declined',
    amount: '0.00',
    amount_withheld: '6500.00',
    note: 'The soil was taken',
  };
  expect(await listRefunds(id)).toMatchObject([declined]);
  // A visitor with the link reads it, too.
  const { uuid } = await readBooking(id);
  const { body: shown } = await call('GET', `/agric/soil-test-bookings-uuid/${uuid}`, 'anonymous');
  expect(shown.refunds).toMatchObject([declined]);
  const again = { status: 'booked', note: 'It rained' };
  await call('POST', `/agric/soil-test-bookings/${id}/status/`, 'administrator', again);
  await cancel(id);
  expect(await listRefunds(id)).toMatchObject([{ status: 'requested', amount: '6500.00' }, declined]);
});

test('the agent of a canceled booking keeps the share of the money that does not go back', async () => {
  const { id, reference } = await paidBooking();
  const earned = async () => {
    const { body } = await call('GET', `/agric/commissions?booking=${id}`, 'administrator');
    return body.results
      .filter(({ status }: { status: string }) => status === 'earned')
      .map(({ amount }: { amount: string }) => amount);
  };
  expect(await earned()).toEqual(['650.00']);
  await cancel(id);
  expect(await earned()).toEqual([]);
  const [{ id: refund }] = await listRefunds(id);
  await decide(refund, { status: 'declined', note: 'The soil was taken' });
  expect(await earned()).toEqual(['650.00']);
  await expectBooksToAgree(id);
  // The booking goes on, is canceled once more, and a part of the money is kept.
  const again = { status: 'booked', note: 'It rained' };
  await call('POST', `/agric/soil-test-bookings/${id}/status/`, 'administrator', again);
  expect(await earned()).toEqual(['650.00']);
  await cancel(id);
  expect(await earned()).toEqual([]);
  const [{ id: second }] = await listRefunds(id);
  await decide(second, { status: 'approved', amount: '4500', note: 'The way was made' });
  expect(await earned()).toEqual(['200.00']);
  await play(reference, 'refund', 4500);
  expect(await earned()).toEqual(['200.00']);
  await expectBooksToAgree(id);
});

test('an administrator asks for a part of a booking that goes on; the same request twice is one', async () => {
  const { id, reference } = await paidBooking();
  const request = { booking: id, amount: '500', reason: 'The report came late' };
  const ask = (changes = {}, as: Who = 'administrator') =>
    call('POST', '/utils/refunds/', as, { ...request, ...changes });
  expect((await ask({}, 'agent')).status).toBe(403);
  expect((await ask({ amount: '6500' })).body).toEqual({
    amount: ['To refund all of the money, cancel the booking.'],
  });
  expect((await ask({ amount: '9000' })).body).toEqual({ amount: ['At most KES 6,500.00 can be refunded.'] });
  expect((await ask({ booking: 99999 })).body).toHaveProperty('booking');
  const [first, second] = [await ask(), await ask()];
  expect([first.status, second.body.id]).toEqual([201, first.body.id]);
  await decide(first.body.id, { status: 'approved' });
  await play(reference, 'refund', 500);
  expect(await listRefunds(id)).toMatchObject([{ status: 'paid_back', cause: 'part', amount: '500.00' }]);
  expect(await readBooking(id)).toMatchObject({
    paid: true,
    amount_paid: '6000.00',
    amount_credited: '500.00',
  });
  expect(await creditNotes(id)).toEqual(['500.00']);
  await cancel(id);
  expect(await listRefunds(id)).toMatchObject([{ cause: 'canceled', amount: '6000.00' }, { cause: 'part' }]);
  expect((await ask()).body).toEqual({
    booking: ['The refund of a cancelled booking is requested already.'],
  });
  for (const _ of ['once', 'again']) {
    const again = { status: 'booked', note: 'It goes on' };
    await call('POST', `/agric/soil-test-bookings/${id}/status/`, 'administrator', again);
    expect(await readBooking(id)).toMatchObject({ paid: true, amount_credited: '500.00' });
    await cancel(id, 'administrator');
  }
  expect(await creditNotes(id)).toEqual(['500.00']);
});

test('nobody sees the refunds of a booking out of their reach', async () => {
  const { id } = await paidBooking();
  await cancel(id);
  expect(await listRefunds(id, 'otherFarmer')).toEqual([]);
  expect((await call('GET', '/utils/refunds', 'anonymous')).status).toBe(401);
  expect((await decide(999_999, { status: 'approved' })).status).toBe(404);
});
