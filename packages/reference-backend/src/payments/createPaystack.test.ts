import { expect, test } from 'vitest';
import { payer } from '../../test/payments.ts';
import { useProviderServer } from '../../test/providerServer.ts';
import { useBackend } from '../../test/testBackend.ts';
import { createPaystack } from './createPaystack.ts';
import { sign } from './signatures.ts';

const provider = useProviderServer();
const secretKey = 'sk_live_secret';
const paystack = (timeoutMs?: number) =>
  createPaystack({
    get url() {
      return provider.url;
    },
    secretKey,
    ...(timeoutMs && { timeoutMs }),
  });
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
  expect(provider.asked()).toMatchObject([
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
  ['an answer that is lost', 'lost' as const],
  ['a 502', { status: 502, body: {} }],
  ['an answer that is no JSON', { body: '<html>' }],
  ['an answer of another shape', { body: { status: true } }],
])('after %s nobody knows whether the prompt was sent, nor how it stands', async (_, reply) => {
  provider.reply('/', reply);
  expect(await paystack().start(order)).toEqual({ kind: 'unknown' });
  expect(await paystack().ask(asked, now)).toEqual({ kind: 'unknown' });
});

test('after a time-out nobody knows it either', async () => {
  provider.reply('/', 'hang');
  expect(await paystack(50).start(order)).toEqual({ kind: 'unknown' });
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

test('after a time-out nobody knows it either', async () => {
  provider.reply('/', 'hang');
  expect(await paystack(50).start(order)).toEqual({ kind: 'unknown' });
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

test('the day has refunds beside payments, and one that was refunded whole is a payment, too', async () => {
  const reversed = { ...transaction, id: 12, reference: 'UDP2', status: 'reversed' };
  const other = { ...transaction, id: 13, reference: 'UDP3', status: 'abandoned' };
  const refund = { id: 5, amount: '150000', currency: 'KES', refunded_at: '2026-11-20T10:00:00.000Z' };
  provider.reply('/transaction?', {
    body: { status: true, data: [transaction, reversed, other], meta: { pageCount: 1 } },
  });
  provider.reply('/refund?', {
    body: {
      status: true,
      data: [
        { ...refund, status: 'processed', transaction: 4099260516 },
        { ...refund, status: 'processed', transaction: { reference: 'UDP2' }, amount: 650000 },
        { ...refund, status: 'pending', transaction: 12 },
      ],
    },
  });
  provider.reply('/transaction/4099260516', { body: { status: true, data: transaction } });
  const { transactions, isComplete, note } = await paystack().listDay('2026-11-20', now);
  expect([isComplete, note]).toEqual([true, '']);
  expect(transactions.map(({ kind, reference, amount }) => [kind, reference, amount])).toEqual([
    ['payment', 'UDP1', '6500.00'],
    ['payment', 'UDP2', '6500.00'],
    ['refund', 'UDP1', '1500.00'],
    ['refund', 'UDP2', '6500.00'],
  ]);
  const day = 'from=2026-11-20T00%3A00%3A00%2B03%3A00&to=2026-11-20T23%3A59%3A59%2B03%3A00';
  expect(provider.asked().map(({ path }) => path)).toContain(`/refund?perPage=100&page=1&${day}`);
});

const backend = useBackend({ apiUrl: 'https://api.example' }, undefined, paystack);
const { book, readBooking, balance, expectBooksToAgree } = payer(backend);
const asAdministrator = (path: string, body: object) =>
  backend.call('POST', path, { as: 'administrator', body });
const tell = (event: string, data: object) => {
  const text = JSON.stringify({ event, data });
  const headers = { 'x-paystack-signature': sign(text, secretKey) };
  return backend.call('POST', '/utils/payment-webhooks/paystack/', { headers, body: JSON.parse(text) });
};
const unmatched = async () =>
  (await backend.call('GET', '/utils/payment-issues?kind=unmatched', { as: 'administrator' })).body.results;
const refundOf = (reference: string, amount: number, refund_reference: string) =>
  tell('refund.processed', {
    status: 'processed',
    currency: 'KES',
    transaction_reference: reference,
    amount: String(amount),
    refund_reference,
  });

test.each([
  ['after it', ['paid', 'refund', 'refund']],
  ['before it', ['refund', 'paid', 'paid', 'refund']],
])('money of no payment is kept, and its refund that comes %s is booked once', async (when, order) => {
  const reference = `SHOP-${when.slice(0, 2)}`;
  const said = { ...transaction, reference, id: `99${when.length}` };
  for (const step of order) {
    if (step === 'paid') await tell('charge.success', said);
    else await refundOf(reference, 150_000, `r-${reference}`);
  }
  expect(await unmatched()).toMatchObject([{ reference: said.id, amount: '5000.00', provider: 'paystack' }]);
  expect(await balance('unmatched')).toBe(-5000);
  expect(await balance('cash:paystack')).toBe(5000);
  const day = await backend.call('GET', '/utils/payment-issues', { as: 'administrator' });
  expect(day.status).toBe(200);
  await refundOf(reference, 500_000, `rest-${reference}`);
  expect(await unmatched()).toEqual([]);
  expect(await balance('unmatched')).toBe(0);
});

test('a refund of money that was linked is the payment’s', async () => {
  const { id } = await book();
  await tell('charge.success', { ...transaction, reference: 'SHOP-3', id: 'L3' });
  await asAdministrator('/utils/link-payment/', { booking: id, reference: 'L3', reason: 'Their e-mail' });
  expect(await readBooking(id)).toMatchObject({ paid: true });
  for (const _ of [1, 2]) await refundOf('SHOP-3', 650_000, 'whole');
  expect(await readBooking(id)).toMatchObject({ paid: false, amount_paid: '0.00', balance_due: '6500.00' });
  await expectBooksToAgree(id);
  expect(await balance('commission_earned', id)).toBe(0);
  const [payment] = (await backend.call('GET', `/utils/payments?booking=${id}`, { as: 'administrator' })).body
    .results;
  const refund = { reference: payment.reference, refund_number: 'X', reason: 'Twice' };
  expect((await asAdministrator('/utils/record-refund/', refund)).body).toEqual({
    reference: ['This provider reports its refunds. Refund the money there.'],
  });
});
