import { expect, test } from 'vitest';
import { useDaraja } from '../../test/darajaProvider.ts';
import { payer } from '../../test/payments.ts';
import { useBackend } from '../../test/testBackend.ts';
import { startOfTests } from '../../test/testClock.ts';
import { reconcileNight } from '../services/money/payments/reconcileNight.ts';

let now = startOfTests;
const { server: provider, receiptsToken, push, query, logIn, create: daraja } = useDaraja(() => now);
const order = {
  reference: 'UDP1',
  amount: 6500,
  method: 'mpesa',
  phoneNumber: '+254712345678',
  email: '',
  accountNumber: 'UD-1026-and-much-more',
  callbackUrl: 'https://api.example/utils/payment-callbacks/abc/',
  returnUrl: null,
} as const;
const asked = { reference: 'UDP1', providerReference: 'ws_CO_1', amount: 6500 };

test('a prompt is whole shillings, signed with the passkey and Nairobi’s time, and its texts are short', async () => {
  logIn();
  provider.reply(push, {
    body: { ResponseCode: '0', CheckoutRequestID: 'ws_CO_1', ResponseDescription: 'ok' },
  });
  expect(await daraja().start(order)).toEqual({
    kind: 'sent',
    providerReference: 'ws_CO_1',
    authorizationUrl: null,
  });
  const [login, sent] = provider.asked();
  expect(login?.authorization).toBe(`Basic ${btoa('consumer:consumer-secret')}`);
  expect(sent).toMatchObject({
    authorization: 'Bearer access',
    body: {
      Timestamp: '20261120120000',
      Password: btoa('400200passkey20261120120000'),
      Amount: 6500,
      PartyA: '254712345678',
      CallBackURL: order.callbackUrl,
      AccountReference: 'UD-1026-and-',
    },
  });
  expect(sent?.body.TransactionDesc.length).toBeLessThanOrEqual(13);
  expect(sent?.body.CallBackURL).not.toMatch(/mpesa/i);
});

test.each([
  [0, 'paid', undefined],
  ['1', 'failed', 'insufficient_balance'],
  [17, 'failed', 'too_soon'],
  ['1019', 'failed', 'prompt_expired'],
  [1032, 'canceled', 'canceled_by_payer'],
  ['1037', 'failed', 'phone_not_reachable'],
  ['2001', 'failed', 'wrong_pin'],
  ['8006', 'failed', 'pin_locked'],
  ['9999', 'failed', 'declined'],
])('the result %s, as text or number, is %s', async (ResultCode, kind, reason) => {
  logIn();
  provider.reply(query, { body: { ResponseCode: '0', ResultCode, ResultDesc: '' } });
  const word = await daraja().ask(asked, now);
  expect(word).toMatchObject({ kind: 'said', events: [reason ? { kind, reason } : { kind }] });
});

test.each([
  [
    'still in progress',
    { status: 500, body: { errorCode: '500.001.1001', errorMessage: 'The transaction is being processed' } },
    'pending',
  ],
  [
    'wrong credentials',
    { status: 500, body: { errorCode: '500.001.1001', errorMessage: 'Wrong credentials' } },
    'unknown',
  ],
  ['an answer that is lost', 'lost' as const, 'unknown'],
  ['no JSON', { body: 'oops' }, 'unknown'],
])('%s', async (_, reply, kind) => {
  logIn();
  provider.reply(query, reply);
  provider.reply(push, reply);
  const word = await daraja().ask(asked, now);
  // A 5xx answer is never read as a refusal: only its message tells that the payment is still going on.
  expect(word.kind).toBe(kind);
  expect((await daraja().start(order)).kind).toBe('unknown');
});

test('without a token nothing was sent, and a prompt that is refused failed for sure', async () => {
  provider.reply('/oauth', { status: 401, body: {} });
  expect(await daraja().start(order)).toEqual({ kind: 'refused', reason: 'provider_unavailable' });
  logIn();
  provider.reply(push, { status: 400, body: { errorCode: '400.002.02', errorMessage: 'Invalid Amount' } });
  expect(await daraja().start(order)).toEqual({ kind: 'refused', reason: 'declined' });
});

const backend = useBackend({ apiUrl: 'https://api.example' }, undefined, daraja);
const { book, start, check, readBooking, balance, expectBooksToAgree } = payer(backend);
const callback = (CheckoutRequestID: string, Amount: number, MpesaReceiptNumber: string) => ({
  Body: {
    stkCallback: {
      MerchantRequestID: '1',
      CheckoutRequestID,
      ResultCode: 0,
      ResultDesc: 'ok',
      CallbackMetadata: {
        Item: [
          { Name: 'Amount', Value: Amount },
          { Name: 'MpesaReceiptNumber', Value: MpesaReceiptNumber },
          { Name: 'Balance' },
        ],
      },
    },
  },
});
const tell = (path: string, body: object) => backend.call('POST', path, { body });
const lastPath = () => {
  const { body } = provider.asked().find(({ path }) => path === push) ?? {};
  return new URL(body.CallBackURL).pathname;
};

test('an answer to the prompt that was lost is matched by the secret address, and the provider is asked before it counts', async () => {
  logIn();
  provider.reply(push, 'lost');
  const { id } = await book();
  const { reference } = (await start({ booking: id, phone_number: '0726000001' }, 'farmer')).body;
  const path = lastPath();
  expect(path).not.toMatch(/mpesa|safaricom/i);
  provider.reply(query, {
    status: 500,
    body: { errorCode: '500.001.1001', errorMessage: 'still under processing' },
  });
  expect((await tell(path, callback('ws_CO_7', 6500, 'RLA0R69NXM'))).status).toBe(200);
  expect(await readBooking(id)).toMatchObject({ paid: false });
  provider.reply(query, { body: { ResponseCode: '0', ResultCode: '0' } });
  await tell(path, callback('ws_CO_7', 6500, 'RLA0R69NXM'));
  expect((await check(reference)).body).toMatchObject({ status: 'paid', receipt_number: 'RLA0R69NXM' });
  expect(await readBooking(id)).toMatchObject({ paid: true, amount_paid: '6500.00' });
  await expectBooksToAgree(id);
});

test('a callback with another amount needs a look, also after the booking was paid', async () => {
  logIn();
  provider.reply(push, { body: { ResponseCode: '0', CheckoutRequestID: 'ws_CO_8' } });
  provider.reply(query, { body: { ResponseCode: '0', ResultCode: '0' } });
  const { id } = await book();
  const { reference } = (await start({ booking: id, phone_number: '0726000002' }, 'farmer')).body;
  backend.clock.now = now = new Date(now.getTime() + 11_000);
  expect((await check(reference)).body.status).toBe('paid');
  await tell(lastPath(), callback('ws_CO_8', 65, 'RLA0R69NXN'));
  expect((await check(reference)).body).toMatchObject({ status: 'needs_review', amount_received: '65.00' });
  expect(await readBooking(id)).toMatchObject({ paid: false, amount_paid: '0.00' });
  await expectBooksToAgree(id);
});

test('money that was paid by hand waits for an administrator, who links it once, with a reason', async () => {
  const { id, code } = await book();
  const body = {
    TransID: 'RLB1',
    TransAmount: '6500.00',
    BillRefNumber: code,
    MSISDN: '2547 ***** 678',
    TransTime: '20261120120000',
  };
  const path = `/utils/payment-callbacks/${receiptsToken}/`;
  for (const _ of [1, 2]) expect((await tell(path, body)).status).toBe(200);
  expect((await tell(`/utils/payment-callbacks/${'x'.repeat(30)}/`, body)).status).toBe(404);
  const issues = async () =>
    (await backend.call('GET', '/utils/payment-issues?kind=unmatched', { as: 'administrator' })).body.results;
  expect(await issues()).toMatchObject([
    { reference: 'RLB1', amount: '6500.00', account_number: code, provider: 'mpesa' },
  ]);
  expect(await balance('unmatched')).toBe(-6500 - 65);
  const link = { booking: id, reference: 'RLB1', reason: 'The code of the booking is on it' };
  const linked = await backend.call('POST', '/utils/link-payment/', { as: 'administrator', body: link });
  expect(linked.body).toMatchObject({ status: 'paid', receipt_number: 'RLB1', note: link.reason });
  expect(await readBooking(id)).toMatchObject({ paid: true, amount_paid: '6500.00' });
  expect(await issues()).toEqual([]);
  expect(
    (await backend.call('POST', '/utils/link-payment/', { as: 'administrator', body: link })).status,
  ).toBe(400);
  await expectBooksToAgree(id);
});

const asAdministrator = (path: string, body: object) =>
  backend.call('POST', path, { as: 'administrator', body });
const payByHand = (TransID: string, TransAmount = '6500.00') =>
  tell(`/utils/payment-callbacks/${receiptsToken}/`, { TransID, TransAmount, BillRefNumber: 'UD-0000' });
const unmatched = async () =>
  (await backend.call('GET', '/utils/payment-issues?kind=unmatched', { as: 'administrator' })).body.results;

test('a wrong link is undone: the receipt waits again, booking, books and commission follow, and it is linked anew', async () => {
  const [wrong, right] = [await book(), await book()];
  const before = await balance('unmatched');
  await payByHand('RLC1');
  const link = (booking: number) =>
    asAdministrator('/utils/link-payment/', { booking, reference: 'RLC1', reason: 'Looks like theirs' });
  const first = (await link(wrong.id)).body;
  expect(first).toMatchObject({ status: 'paid', is_linked: true });
  expect(await balance('commission_earned', wrong.id)).toBe(650);
  const undo = (body: object) => asAdministrator('/utils/unlink-payment/', body);
  expect((await undo({ payment: first.id })).body).toEqual({ reason: ['This field is required.'] });
  const undone = await undo({ payment: first.id, reason: 'It was the neighbour’s' });
  expect(undone.body).toMatchObject({
    status: 'canceled',
    reason: 'link_undone',
    is_linked: false,
    note: 'Looks like theirs\nIt was the neighbour’s',
  });
  expect(await readBooking(wrong.id)).toMatchObject({ paid: false, amount_paid: '0.00' });
  expect(await balance('commission_earned', wrong.id)).toBe(0);
  await expectBooksToAgree(wrong.id);
  expect(await unmatched()).toMatchObject([{ reference: 'RLC1', amount: '6500.00' }]);
  expect(await balance('unmatched')).toBe((before ?? 0) - 6500);
  const receipt = `/agric/booking/payment/invoice/generate-receipt?booking=${wrong.id}`;
  expect((await backend.call('GET', receipt, { as: 'administrator' })).status).toBe(400);
  expect((await undo({ payment: first.id, reason: 'Again' })).status).toBe(400);
  expect((await link(right.id)).body).toMatchObject({ status: 'paid', booking: right.id });
  expect(await readBooking(right.id)).toMatchObject({ paid: true, amount_paid: '6500.00' });
  expect(await balance('unmatched')).toBe(before);
  await expectBooksToAgree(right.id);
});

test('an unmatched receipt that was refunded is booked once, and leaves the list', async () => {
  const before = { cash: await balance('cash:mpesa'), unmatched: await balance('unmatched') };
  await payByHand('RLD1', '4000.00');
  const refund = (changes: object) =>
    asAdministrator('/utils/record-refund/', {
      reference: 'RLD1',
      refund_number: 'RLD2',
      reason: 'Wrong paybill',
      ...changes,
    });
  expect((await refund({ amount: '4001' })).body).toEqual({
    amount: ['At most KES 4,000.00 can be refunded.'],
  });
  expect((await refund({ amount: '1500' })).body).toEqual({
    reference: 'RLD1',
    amount_received: '4000.00',
    amount_refunded: '1500.00',
  });
  expect(await unmatched()).toMatchObject([{ reference: 'RLD1', amount: '2500.00' }]);
  expect((await refund({})).body).toEqual({ refund_number: ['This number was used before.'] });
  expect((await refund({ refund_number: 'RLD3' })).body.amount_refunded).toBe('4000.00');
  expect(await unmatched()).toEqual([]);
  expect({ cash: await balance('cash:mpesa'), unmatched: await balance('unmatched') }).toEqual(before);
  const { id } = await book();
  const link = { booking: id, reference: 'RLD1', reason: 'Too late' };
  expect((await asAdministrator('/utils/link-payment/', link)).body).toEqual({
    reference: ['This money was refunded.'],
  });
});

test('money of a payment that Safaricom gave back is recorded by hand, and its link stays', async () => {
  const { id } = await book();
  await payByHand('RLE1');
  const link = { booking: id, reference: 'RLE1', reason: 'The farmer showed the message' };
  const { id: payment } = (await asAdministrator('/utils/link-payment/', link)).body;
  const body = { reference: 'RLE1', refund_number: 'RLE2', amount: '500', reason: 'Came late' };
  expect((await asAdministrator('/utils/record-refund/', body)).body.amount_refunded).toBe('500.00');
  expect(await readBooking(id)).toMatchObject({
    paid: true,
    amount_paid: '6000.00',
    amount_credited: '500.00',
  });
  await expectBooksToAgree(id);
  const undo = await asAdministrator('/utils/unlink-payment/', { payment, reason: 'Wrong' });
  expect(undo.body).toEqual({ payment: ['Money of this payment was refunded, so its link stays.'] });
});

const day = '2026-11-20';
const pulled = (...rows: [transactionId: string, billreference: string, amount: string][]) => ({
  body: {
    ResponseRefID: '1',
    ResponseCode: '1000',
    ResponseMessage: 'Success',
    Response: [
      rows.map(([transactionId, billreference, amount]) => ({
        transactionId,
        trxDate: `${day}T14:03:23+03:00`,
        msisdn: 722000000,
        sender: 'MPESA',
        transactiontype: 'c2b-pay-bill-debit',
        billreference,
        amount,
        organizationname: 'Udongo',
      })),
    ],
  },
});
const pull = '/pulltransactions/v1/query';

test('the day is pulled page by page, and older days say that Safaricom goes back 48 hours only', async () => {
  logIn();
  provider.reply(
    pull,
    pulled(['RLF1', 'UD-1', '6500.00'], ['RLF2', 'UD-2', '10']),
    pulled(['RLF3', 'UD-3', '7']),
    pulled(),
  );
  const read = await daraja().listDay(day, startOfTests);
  expect(read).toMatchObject({ isComplete: true, note: '' });
  expect(read.transactions[0]).toEqual({
    kind: 'payment',
    reference: 'UD-1',
    receiptNumber: 'RLF1',
    amount: '6500.00',
    at: new Date('2026-11-20T11:03:23Z'),
  });
  expect(read.transactions.map(({ receiptNumber }) => receiptNumber)).toEqual(['RLF1', 'RLF2', 'RLF3']);
  const asked = provider.asked().filter(({ path }) => path === pull);
  expect(asked.map(({ body }) => [body.ShortCode, body.StartDate, body.OffSetValue])).toEqual([
    ['400200', `${day} 00:00:00`, '0'],
    ['400200', `${day} 00:00:00`, '2'],
    ['400200', `${day} 00:00:00`, '3'],
  ]);
  provider.reply(pull, pulled());
  const note = 'Safaricom reports the last 48 hours only.';
  expect(await daraja().listDay('2026-11-17', startOfTests)).toEqual({
    transactions: [],
    isComplete: false,
    note,
  });
});

test.each([
  ['an answer that is lost', 'lost' as const],
  ['a 503', { status: 503, body: {} }],
  ['no JSON', { body: 'oops' }],
  ['another shape', { body: { ResponseCode: '1000' } }],
])('after %s the reconciliation says that the provider cannot be asked now', async (_, reply) => {
  logIn();
  provider.reply(pull, reply);
  const { status, headers } = await backend.call('GET', `/utils/payment-reconciliation?date=${day}`, {
    as: 'administrator',
  });
  expect([status, headers.get('retry-after')]).toEqual([503, '60']);
});

test('the night finds a payment whose callback was lost, keeps money that nobody told of, and is there to be seen', async () => {
  logIn();
  provider.reply(push, { body: { ResponseCode: '0', CheckoutRequestID: 'ws_CO_9' } });
  const { id, code } = await book();
  const { reference } = (await start({ booking: id, phone_number: '0726000009' }, 'farmer')).body;
  provider.reply(query, { body: { ResponseCode: '0', ResultCode: '0' } });
  provider.reply(pull, pulled([`LOST1`, code, '6500.00'], ['LOST2', 'UD-9', '300']));
  const dependencies = { db: backend.db, clock: () => backend.clock.now, payments: daraja() };
  const today = now;
  // 2 o'clock in Nairobi is too early.
  backend.clock.now = now = new Date('2026-11-20T23:00:00Z');
  await reconcileNight(dependencies);
  backend.clock.now = now = new Date('2026-11-21T00:30:00Z');
  for (const _ of [1, 2]) await reconcileNight(dependencies);
  expect((await check(reference)).body).toMatchObject({ status: 'paid' });
  expect(await readBooking(id)).toMatchObject({ paid: true, amount_paid: '6500.00' });
  await expectBooksToAgree(id);
  expect(await unmatched()).toMatchObject([{ reference: 'LOST2', amount: '300.00', account_number: 'UD-9' }]);
  const nights = await backend.call('GET', '/utils/payment-reconciliations', { as: 'administrator' });
  expect(nights.body.results).toMatchObject([
    { date: day, provider: 'mpesa', is_complete: true, provider_total: '6800.00' },
  ]);
  backend.clock.now = now = today;
});

test('nights without a server are compared once it is back, the newest first, and one without an answer is tried again', async () => {
  logIn();
  const dependencies = { db: backend.db, clock: () => backend.clock.now, payments: daraja() };
  const today = now;
  const read = async () => {
    const { results } = (await backend.call('GET', '/utils/payment-reconciliations', { as: 'administrator' }))
      .body;
    return results.map(({ date, is_complete }: { date: string; is_complete: boolean }) => [
      date,
      is_complete,
    ]);
  };
  const askedDays = () => [
    ...new Set(
      provider
        .asked()
        .filter(({ path }) => path === pull)
        .map(({ body }) => body.StartDate.slice(0, 10)),
    ),
  ];
  backend.clock.now = now = new Date('2026-11-24T01:00:00Z');
  // The list of the 22nd is lost, after those of yesterday and the day before, which is asked about yesterday's money.
  provider.reply(pull, pulled(), 'lost');
  await expect(reconcileNight(dependencies)).rejects.toThrow();
  expect(await read()).toEqual([
    ['2026-11-23', true],
    [day, true],
  ]);
  provider.reply(pull, pulled(), { status: 400, body: { errorCode: '400.002.02' } });
  for (const _ of [1, 2]) await reconcileNight(dependencies);
  expect(await read()).toEqual([
    ['2026-11-23', true],
    ['2026-11-22', false],
    ['2026-11-21', false],
    [day, true],
  ]);
  expect(askedDays()).toEqual(['2026-11-23', '2026-11-22', '2026-11-21']);
  // After months, the last 31 days.
  backend.clock.now = now = new Date('2027-03-24T01:00:00Z');
  provider.reply(pull, pulled(), { status: 400, body: { errorCode: '400.002.02' } });
  await reconcileNight(dependencies);
  const days = askedDays().slice(3);
  expect([days.length, days[0], days[30]]).toEqual([31, '2027-03-23', '2027-02-21']);
  backend.clock.now = now = today;
});

test('no key reaches the log or an answer', async () => {
  const log = JSON.stringify(backend.takeLog());
  for (const secret of ['consumer-secret', 'passkey', receiptsToken]) expect(log).not.toContain(secret);
});
