import { expect, test } from 'vitest';
import { useProviderServer } from '../../test/providerServer.ts';
import { createPaystack } from './createPaystack.ts';
import { sign } from './signatures.ts';

const provider = useProviderServer();
const secretKey = 'sk_live_secret';
const paystack = () => createPaystack({ url: provider.url, secretKey, timeoutMs: 600 });
const now = new Date('2026-11-20T09:00:00Z');
const order = {
  reference: 'UDP1',
  amount: 6500,
  method: 'mpesa',
  phoneNumber: '+254712345678',
  email: 'udp1@mail.example',
  accountNumber: 'UD-1026',
  callbackUrl: 'https://api.example/cb',
  returnUrl: null,
} as const;
const transaction = {
  id: 4099260516,
  domain: 'live',
  status: 'success',
  reference: 'UDP1',
  amount: 650000,
  currency: 'KES',
  fees: 9750,
  paid_at: '2026-11-20T08:59:00.000Z',
};
const asked = { reference: 'UDP1', providerReference: 'UDP1', amount: 6500 };
const notify = (event: string, data: object, key = secretKey) => {
  const rawBody = JSON.stringify({ event, data });
  return paystack().readNotification({
    headers: new Headers({ 'x-paystack-signature': sign(rawBody, key) }),
    rawBody,
    now,
  });
};

test('a prompt is a charge of cents, with an address for the payer and the key in its header only', async () => {
  provider.reply('/charge', { body: { status: true, data: { reference: 'UDP1', status: 'pay_offline' } } });
  expect(await paystack().start(order)).toEqual({
    kind: 'sent',
    providerReference: 'UDP1',
    authorizationUrl: null,
  });
  expect(provider.asked()).toEqual([
    {
      path: '/charge',
      authorization: `Bearer ${secretKey}`,
      body: {
        reference: 'UDP1',
        amount: 650000,
        currency: 'KES',
        email: 'udp1@mail.example',
        mobile_money: { phone: '+254712345678', provider: 'mpesa' },
      },
    },
  ]);
});

test('a card gets the page of the provider', async () => {
  const data = { authorization_url: 'https://checkout.paystack.com/x', access_code: 'x', reference: 'UDP1' };
  provider.reply('/transaction/initialize', { body: { status: true, data } });
  const started = await paystack().start({
    ...order,
    method: 'card',
    returnUrl: 'https://app.example/status',
  });
  expect(started).toMatchObject({ kind: 'sent', authorizationUrl: data.authorization_url });
  expect(provider.asked()[0]?.body).toMatchObject({
    amount: 650000,
    callback_url: 'https://app.example/status',
  });
});

test.each([
  ['a time-out', 'hang' as const],
  ['a 502', { status: 502, body: {} }],
  ['an answer that is no JSON', { body: '<html>' }],
  ['an answer of another shape', { body: { status: true } }],
])('after %s nobody knows whether the prompt was sent, nor how it stands', async (_, reply) => {
  provider.reply('/', reply);
  expect(await paystack().start(order)).toEqual({ kind: 'unknown' });
  expect(await paystack().ask(asked, now)).toEqual({ kind: 'unknown' });
});

test('a charge that is refused failed for sure', async () => {
  provider.reply('/charge', { status: 400, body: { status: false, message: 'Charge attempted' } });
  expect(await paystack().start(order)).toEqual({ kind: 'refused', reason: 'declined' });
});

test.each([
  ['success', 'paid'],
  ['failed', 'failed'],
  ['abandoned', null],
  ['ongoing', null],
  ['pending', null],
  ['processing', null],
  ['queued', null],
])('a transaction that is %s at an answer with status true', async (status, kind) => {
  provider.reply('/transaction/verify/UDP1', { body: { status: true, data: { ...transaction, status } } });
  const word = await paystack().ask(asked, now);
  if (kind === null) expect(word).toEqual({ kind: 'pending' });
  else expect(word).toMatchObject({ kind: 'said', events: [{ kind }] });
});

test('a payment carries its amount in shillings, its fee and its number, under one key however it was heard', async () => {
  provider.reply('/transaction/verify/UDP1', { body: { status: true, data: transaction } });
  const word = await paystack().ask(asked, now);
  const events = [
    {
      kind: 'paid',
      event_key: 'paystack:UDP1:success',
      amount: '6500.00',
      currency: 'KES',
      fee: '97.50',
      receipt_number: '4099260516',
      happened_on: new Date('2026-11-20T08:59:00Z'),
    },
  ];
  expect(word).toEqual({ kind: 'said', events });
  expect(await notify('charge.success', transaction)).toMatchObject([
    { kind: 'said', reference: 'UDP1', events },
  ]);
});

test('a wrong signature is refused, and an event of the test mode is no money', async () => {
  expect(await notify('charge.success', transaction, 'sk_live_other')).toBeNull();
  expect(await notify('charge.success', { ...transaction, domain: 'test' })).toEqual([]);
  provider.reply('/transaction/verify/UDP1', {
    body: { status: true, data: { ...transaction, domain: 'test' } },
  });
  expect(await paystack().ask(asked, now)).toEqual({ kind: 'unknown' });
});

test.each([
  [
    'a reference beside it and text',
    { transaction_reference: 'UDP1', amount: '150000', refund_reference: 'r1' },
  ],
  ['a transaction inside it and a number', { transaction: { reference: 'UDP1' }, amount: 150000, id: 'r1' }],
])('a refund names its transaction by %s', async (_, data) => {
  const notices = await notify('refund.processed', { status: 'processed', currency: 'KES', ...data });
  const event_key = 'paystack:UDP1:refund:r1';
  expect(notices).toMatchObject([
    { reference: 'UDP1', events: [{ kind: 'refunded', amount: '1500.00', event_key }] },
  ]);
});

test('a dispute that was accepted gives money back; another event says nothing', async () => {
  const dispute = {
    id: 9,
    status: 'resolved',
    amount: 650000,
    refund_amount: '650000',
    transaction: { reference: 'UDP1' },
  };
  const accepted = await notify('charge.dispute.resolve', { ...dispute, resolution: 'merchant-accepted' });
  expect(accepted).toMatchObject([{ reference: 'UDP1', events: [{ kind: 'refunded', amount: '6500.00' }] }]);
  expect(await notify('charge.dispute.resolve', { ...dispute, resolution: 'declined' })).toEqual([]);
  expect(await notify('transfer.success', transaction)).toEqual([]);
});
