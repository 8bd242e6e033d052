import { expect, test } from 'vitest';
import { payer } from '../../test/payments.ts';
import { useProviderServer } from '../../test/providerServer.ts';
import { useBackend } from '../../test/testBackend.ts';
import { startOfTests } from '../../test/testClock.ts';
import { createDaraja } from './createDaraja.ts';

const provider = useProviderServer();
const receiptsToken = 'receipts0token0of0this0paybill';
let now = startOfTests;
const daraja = () =>
  createDaraja({
    get url() {
      return provider.url;
    },
    consumerKey: 'consumer',
    consumerSecret: 'consumer-secret',
    shortcode: '400200',
    passkey: 'passkey',
    receiptsToken,
    clock: () => now,
    timeoutMs: 600,
  });
const push = '/mpesa/stkpush/v1/processrequest';
const query = '/mpesa/stkpushquery/v1/query';
const token = () => provider.reply('/oauth', { body: { access_token: 'access', expires_in: '3599' } });
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
  token();
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
  token();
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
  ['a time-out', 'hang' as const, 'unknown'],
  ['no JSON', { body: 'oops' }, 'unknown'],
])('%s', async (_, reply, kind) => {
  token();
  provider.reply(query, reply);
  provider.reply(push, reply);
  const word = await daraja().ask(asked, now);
  // A 5xx answer is never read as a no: the message alone says that it goes on.
  expect(word.kind).toBe(kind);
  expect((await daraja().start(order)).kind).toBe('unknown');
});

test('without a token nothing was sent, and a prompt that is refused failed for sure', async () => {
  provider.reply('/oauth', { status: 401, body: {} });
  expect(await daraja().start(order)).toEqual({ kind: 'refused', reason: 'provider_unavailable' });
  token();
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
  token();
  provider.reply(push, 'hang');
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
  token();
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

test('no key reaches the log or an answer', async () => {
  const log = JSON.stringify(backend.takeLog());
  for (const secret of ['consumer-secret', 'passkey', receiptsToken]) expect(log).not.toContain(secret);
});
