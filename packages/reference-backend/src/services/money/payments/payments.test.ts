import { expect, test } from 'vitest';
import { bookingBody } from '../../../../test/bookingBody.ts';
import { payer } from '../../../../test/payments.ts';
import { readPdf } from '../../../../test/pdf/readPdf.ts';
import { useBackend } from '../../../../test/testBackend.ts';

const backend = useBackend();
const { book, start, play, check, readBooking, balance, expectBooksToAgree } = payer(backend);
const listDocuments = async (booking: number, kind: string) => {
  const path = `/utils/payment-documents?booking=${booking}&kind=${kind}&ordering=id`;
  return (await backend.call('GET', path, { as: 'administrator' })).body.results;
};
const listReceipts = (booking: number) => listDocuments(booking, 'receipt');
/** The first page of a document, in Kiswahili or English. */
async function readDocument({ id }: { id: number }, language: string): Promise<string | undefined> {
  const headers = { Authorization: `Bearer ${await backend.token('administrator')}` };
  const url = `http://api.test/utils/payment-documents/${id}/pdf?language=${language}`;
  const response = await backend.fetch(new Request(url, { headers }));
  return (await readPdf(new Uint8Array(await response.arrayBuffer()))).pages[0];
}
const later = (seconds: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + seconds * 1000);
};

test('a visitor with the link pays from any phone, and the booking is paid once with one receipt', async () => {
  const { id, uuid } = await book();
  const started = await start({ uuid, phone_number: '0733 000 111' });
  expect(started).toMatchObject({
    status: 201,
    body: {
      status: 'pending',
      amount: '6500.00',
      is_sandbox: true,
      phone_number: '',
      phone_hint: '••• 111',
      message: 'Enter your M-Pesa PIN on ••• 111.',
    },
  });
  const { reference } = started.body;
  await play(reference, 'approve_twice');
  const paid = (await check(reference)).body;
  expect(paid).toMatchObject({ status: 'paid', paid: true, amount_received: '6500.00', reason: null });
  expect(paid.receipt_number).toMatch(/^SB\w{8}$/);
  expect(await readBooking(id)).toMatchObject({ paid: true, amount_paid: '6500.00', balance_due: '0.00' });
  await expectBooksToAgree(id);
  expect(await balance('cash:sandbox', id)).toBe(6500);
  expect((await start({ uuid })).body).toEqual({ booking: ['This booking is already paid.'] });
});

test.each([
  ['cancel', { status: 'canceled', reason: 'canceled_by_payer', canceled: true }],
  ['wrong_pin', { status: 'failed', reason: 'wrong_pin', canceled: false }],
  ['time_out', { status: 'failed', reason: 'prompt_expired', canceled: false }],
])('a payer who answers with %s has not paid', async (action, shown) => {
  const { id } = await book();
  const { reference } = (await start({ booking: id }, 'farmer')).body;
  await play(reference, action);
  expect((await check(reference)).body).toMatchObject({ ...shown, paid: false });
  expect(await readBooking(id)).toMatchObject({ paid: false, amount_paid: '0.00', balance_due: '6500.00' });
  await expectBooksToAgree(id);
  later(130);
});

test('a repeat gives the pending payment; another phone takes its place; a late success overpays and says so', async () => {
  const { id } = await book();
  const first = (await start({ booking: id, phone_number: '0722000001' }, 'farmer')).body;
  const repeat = (await start({ booking: id, phone_number: '+254 722 000 001' }, 'agent')).body;
  expect(repeat.reference).toBe(first.reference);
  const second = (await start({ booking: id, phone_number: '0722000002' }, 'farmer')).body;
  expect(second.reference).not.toBe(first.reference);
  expect((await check(first.reference)).body).toMatchObject({ status: 'canceled', reason: 'superseded' });
  await play(second.reference, 'approve');
  await play(first.reference, 'approve');
  expect((await check(first.reference)).body).toMatchObject({ status: 'paid' });
  expect(await readBooking(id)).toMatchObject({
    paid: true,
    amount_paid: '13000.00',
    amount_overpaid: '6500.00',
  });
  await expectBooksToAgree(id);
});

test('while a prompt can be open its phone gets no second one for the same amount, for two minutes, of no booking', async () => {
  const [one, other] = [await book(), await book()];
  const phone_number = '0722000003';
  const { reference } = (await start({ uuid: one.uuid, phone_number })).body;
  // The prompt stays on the phone when another one takes its place.
  await start({ uuid: one.uuid, phone_number: '0722000013' });
  later(30);
  expect((await check(reference)).body).toMatchObject({ reason: 'superseded', seconds_until_retry: 90 });
  for (const { uuid } of [one, other]) {
    const { status, headers, body } = await start({ uuid, phone_number });
    expect([status, headers.get('retry-after')]).toEqual([429, '90']);
    expect(body.detail).toContain('0722 000003 was asked for the same amount');
  }
  later(90);
  expect((await start({ uuid: other.uuid, phone_number })).status).toBe(201);
});

test.each(['wrong_pin', 'cancel'])(
  'after %s the prompt has ended, and the next one goes out at once',
  async (answer) => {
    const { uuid } = await book();
    const phone_number = answer === 'cancel' ? '0722000023' : '0722000033';
    const { reference } = (await start({ uuid, phone_number })).body;
    await play(reference, answer);
    expect((await check(reference)).body.seconds_until_retry).toBe(0);
    const next = await start({ uuid, phone_number });
    expect([next.status, next.body.reference === reference]).toEqual([201, false]);
  },
);

test('an amount over the limit of M-Pesa, a landline and a method that is not there say so before asking', async () => {
  const samples = Array.from({ length: 39 }, () => bookingSample());
  const { id } = await book({ samples });
  const limit = await start({ booking: id }, 'administrator');
  expect([limit.status, Object.keys(limit.body)]).toEqual([400, ['amount']]);
  expect(limit.body.amount[0]).toContain('KES 250,000.00');
  const { uuid } = await book();
  expect((await start({ uuid, phone_number: '020 234 5678' })).body).toHaveProperty('phone_number');
  expect((await start({ uuid, method: 'bank' })).body).toHaveProperty('method');
  expect((await start({ booking: 999_999 }, 'farmer')).body).toHaveProperty('booking');
});

const bookingSample = () => ({
  sample_location: 'Lower plot',
  sample_notes: 'Depth 20 cm',
  soil_type: 'loam',
  size_of_land: '1.50',
  main_crop: 1,
  other_crops: [],
});

test('a refund: a part is a credit note and the booking stays paid, all of it makes it unpaid', async () => {
  const { id } = await book();
  const { reference } = (await start({ booking: id, phone_number: '0722000004' }, 'farmer')).body;
  await play(reference, 'approve');
  await play(reference, 'refund', 1500);
  expect(await readBooking(id)).toMatchObject({
    paid: true,
    amount_paid: '5000.00',
    amount_credited: '1500.00',
    balance_due: '0.00',
  });
  await expectBooksToAgree(id);
  await play(reference, 'refund');
  expect((await check(reference)).body).toMatchObject({ status: 'canceled', reason: 'refunded' });
  expect(await readBooking(id)).toMatchObject({
    paid: false,
    amount_paid: '0.00',
    amount_credited: '0.00',
    balance_due: '6500.00',
  });
  await expectBooksToAgree(id);
  expect(await balance('cash:sandbox', id)).toBe(0);
});

test('payments are found by the whole code of their booking, within the reach of who asks', async () => {
  const { id, code } = await book();
  const { reference } = (await start({ booking: id, phone_number: '0722000014' }, 'farmer')).body;
  const find = async (search: string, as: 'administrator' | 'farmer' | 'otherFarmer') => {
    const { body } = await backend.call('GET', `/utils/payments?search=${search}`, { as });
    return body.results.map((payment: { reference: string }) => payment.reference);
  };
  expect(await find(code, 'administrator')).toEqual([reference]);
  expect(await find(code.toLowerCase(), 'farmer')).toEqual([reference]);
  expect(await find(code, 'otherFarmer')).toEqual([]);
  // A beginning of it is the code of another booking.
  expect(await find(code.slice(0, -1), 'administrator')).toEqual([]);
});

test('another amount needs a look, counts only when an administrator takes it, and leaves a balance', async () => {
  const { id } = await book();
  const { reference } = (await start({ booking: id, phone_number: '0722000005' }, 'farmer')).body;
  await play(reference, 'approve', 6000);
  const payment = (await check(reference, 'administrator')).body;
  expect(payment).toMatchObject({
    status: 'needs_review',
    reason: 'amount_differs',
    amount_received: '6000.00',
  });
  expect(await readBooking(id)).toMatchObject({ paid: false, amount_paid: '0.00' });
  expect(await balance('unmatched', id)).toBe(-6000);
  const link = (body: object) => backend.call('POST', '/utils/link-payment/', { as: 'administrator', body });
  expect((await link({ booking: id, reference })).body).toEqual({ reason: ['This field is required.'] });
  const linked = await link({ booking: id, reference, reason: 'The farmer pays the rest in cash' });
  expect(linked.body).toMatchObject({ status: 'paid', note: 'The farmer pays the rest in cash' });
  // The list of payments shows that it paid only a part.
  const listed = await backend.call('GET', `/utils/payments/?booking=${id}`, { as: 'administrator' });
  expect(listed.body.results).toMatchObject([{ reference, paid: true, booking_balance_due: '500.00' }]);
  expect((await check(reference, 'administrator')).body.booking_balance_due).toBe('500.00');
  expect(await readBooking(id)).toMatchObject({ paid: false, amount_paid: '6000.00', balance_due: '500.00' });
  expect(await balance('unmatched', id)).toBe(0);
  await expectBooksToAgree(id);
  const undo = { payment: linked.body.id, reason: 'They want it back' };
  for (const _ of [1, 2]) {
    const undone = await backend.call('POST', '/utils/unlink-payment/', { as: 'administrator', body: undo });
    expect(undone.body).toMatchObject({ status: 'needs_review', reason: 'amount_differs', is_linked: false });
    expect(await readBooking(id)).toMatchObject({ paid: false, amount_paid: '0.00' });
    expect(await balance('unmatched', id)).toBe(-6000);
    expect(await listReceipts(id)).toMatchObject([{ void_reason: 'payment_moved' }]);
    await expectBooksToAgree(id);
    await link({ booking: id, reference, reason: 'They keep it after all' });
    expect(await readBooking(id)).toMatchObject({ amount_paid: '6000.00' });
    expect(await listReceipts(id)).toMatchObject([{ void_reason: null }]);
    await expectBooksToAgree(id);
  }
});

test('an administrator records cash with its number and a reason, once', async () => {
  const { id } = await book();
  const mark = (body: object) =>
    backend.call('POST', '/agric/mark-booking-as-paid/', { as: 'administrator', body });
  expect(Object.keys((await mark({ booking: id })).body)).toEqual(['reference', 'reason']);
  const body = { booking: id, method: 'cash', reference: 'CASH-17', reason: 'Paid at the counter' };
  const marked = await mark(body);
  expect(marked).toMatchObject({ status: 200, body: { id, paid: true, amount_paid: '6500.00' } });
  expect((await mark(body)).body).toMatchObject({ amount_paid: '6500.00' });
  // Another receipt that two people record at once is not lost in silence.
  expect(await mark({ ...body, reference: 'CASH-18' })).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('is paid already, and this receipt is not recorded') },
  });
  const other = await book();
  expect((await mark({ ...body, booking: other.id })).body).toEqual({
    reference: ['This receipt was used before.'],
  });
  await expectBooksToAgree(id);
  const { results } = (await backend.call('GET', `/utils/payments?booking=${id}`, { as: 'farmer' })).body;
  expect(results).toMatchObject([
    { provider: 'by_hand', method: 'cash', receipt_number: 'CASH-17', note: '' },
  ]);
  const undo = (payment: number) =>
    backend.call('POST', '/utils/unlink-payment/', {
      as: 'administrator',
      body: { payment, reason: 'Wrong booking' },
    });
  expect((await undo(results[0].id)).body).toMatchObject({
    status: 'canceled',
    reason: 'link_undone',
    message: 'This payment no longer counts for this booking.',
  });
  await expectBooksToAgree(id);
  expect(await readBooking(id)).toMatchObject({ paid: false, amount_paid: '0.00' });
  expect((await mark({ ...body, booking: other.id })).body).toMatchObject({ paid: true });
  await expectBooksToAgree(other.id);
  const [undone] = await listReceipts(id);
  expect([undone, ...(await listReceipts(other.id))]).toMatchObject([
    { void_reason: 'payment_moved' },
    { void_reason: null },
  ]);
  expect(await readDocument(undone, 'en')).toContain('NOT VALID: this money was taken from the booking');
  expect(await readDocument(undone, 'sw')).toContain('SI HALALI: pesa hizi');
  const prompted = (await start({ booking: id, phone_number: '0722000011' }, 'farmer')).body;
  await play(prompted.reference, 'approve');
  expect((await undo(prompted.id)).body).toEqual({ payment: ['This payment was not linked by hand.'] });
  expect((await undo(999_999)).status).toBe(400);
});

test('one number that is recorded for two bookings at the same moment pays one of them', async () => {
  const both = [await book(), await book()];
  const answers = await Promise.all(
    both.map(({ id }) =>
      backend.call('POST', '/agric/mark-booking-as-paid/', {
        as: 'administrator',
        body: { booking: id, reference: 'SAME-1', reason: 'Seen in the till' },
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const paid = await Promise.all(both.map(async ({ id }) => (await readBooking(id)).amount_paid));
  expect(paid.sort()).toEqual(['0.00', '6500.00']);
});

test('a forged notification pays nothing, and a booking with payments is not deleted', async () => {
  const { id } = await book();
  const { reference } = (await start({ booking: id, phone_number: '0722000006' }, 'farmer')).body;
  const body = {
    reference,
    state: 'approved',
    amount: 6500,
    receipt_number: 'SB0',
    answered_on: null,
    refunds: [],
  };
  const headers = { 'x-sandbox-signature': '0'.repeat(128) };
  const forged = await backend.call('POST', '/utils/payment-webhooks/sandbox/', { body, headers });
  expect([forged.status, (await readBooking(id)).paid]).toEqual([400, false]);
  const path = `/agric/soil-test-bookings/${id}/`;
  expect((await backend.call('DELETE', path, { as: 'administrator' })).status).toBe(400);
});

test('how a booking can be paid says what waits, and hides the phone from a visitor', async () => {
  const { id, uuid } = await book();
  const read = async (query: string, as: 'anonymous' | 'farmer') =>
    (await backend.call('GET', `/utils/payment-options?${query}`, { as })).body;
  expect(await read(`uuid=${uuid}`, 'anonymous')).toMatchObject({
    amount: '6500.00',
    methods: ['mpesa', 'card'],
    phone_number: '',
    phone_hint: '••• 299',
    payment: null,
    pay_by_hand: null,
  });
  await backend.call('PUT', '/settings/', { as: 'administrator', body: { paybill: '400200' } });
  const { reference } = (await start({ booking: id, phone_number: '0722000007' }, 'farmer')).body;
  expect(await read(`booking=${id}`, 'farmer')).toMatchObject({
    phone_number: '+254733000299',
    payment: { reference, status: 'pending' },
    pay_by_hand: { paybill: '400200' },
  });
});

test('a visitor neither pays nor sees a booking by its number, which anybody can count up to', async () => {
  const { id } = await book();
  expect((await start({ booking: id })).status).toBe(400);
  for (const path of [
    `/utils/payment-options?booking=${id}`,
    `/agric/booking/payment/invoice/generate-invoice?booking=${id}`,
    `/agric/booking/payment/invoice/generate-receipt?booking=${id}`,
  ])
    expect([path, (await backend.call('GET', path)).status]).toEqual([path, 400]);
});

test('an invoice that another price or a cancellation made void says so', async () => {
  const { id } = await book();
  const ask = () =>
    backend.call('GET', `/agric/booking/payment/invoice/generate-invoice?booking=${id}`, { as: 'farmer' });
  const reasons = async () =>
    (await listDocuments(id, 'invoice')).map((each: { void_reason: string | null }) => each.void_reason);
  await ask();
  expect(await reasons()).toEqual([null]);
  const body = bookingBody({ farmer: 1, discount: '500.00' });
  const edited = await backend.call('PUT', `/agric/soil-test-bookings/${id}`, { as: 'administrator', body });
  expect(edited.status).toBe(200);
  await ask();
  expect(await reasons()).toEqual(['replaced', null]);
  const canceled = { status: 'canceled', note: 'No rain' };
  await backend.call('POST', `/agric/soil-test-bookings/${id}/status/`, { as: 'farmer', body: canceled });
  expect(await reasons()).toEqual(['replaced', 'booking_canceled']);
  const [first, last] = await listDocuments(id, 'invoice');
  expect(await readDocument(first, 'en')).toContain('NOT VALID: the price changed.');
  expect(await readDocument(last, 'en')).toContain('NOT VALID: the booking was cancelled.');
});
