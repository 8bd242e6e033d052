import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { messages, payments, unreadableNotifications } from '../../src/db/schema.ts';
import { askPendingPayments } from '../../src/services/money/payments/askPayment.ts';
import { checkMoney } from '../../src/services/money/payments/checkMoney.ts';
import { settlePayment } from '../../src/services/money/payments/settlePayment.ts';
import { useDaraja } from '../darajaProvider.ts';
import { payer } from '../payments.ts';
import type { Reply } from '../providerServer.ts';
import { useBackend } from '../testBackend.ts';
import { startOfTests } from '../testClock.ts';

/** Notifications of a provider count once, in any order, and none of them stops the server. */

let now = startOfTests;
const { server: provider, receiptsToken, push, query, logIn, create } = useDaraja(() => now);
const daraja = create();
const backend = useBackend({ apiUrl: 'https://api.example' }, undefined, () => daraja);
const { book, start, readBooking, balance, expectBooksToAgree } = payer(backend);
const success: Reply = { body: { ResponseCode: '0', ResultCode: '0' } };
const waiting: Reply = {
  status: 500,
  body: { errorCode: '500.001.1001', errorMessage: 'still under processing' },
};
beforeEach(() => {
  logIn();
  provider.reply(query, success);
});
const travel = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
  backend.clock.now = now;
};

let prompts = 0;
/** A booking with a prompt on the phone, its number at the provider and the secret path of its callback. */
async function prompted() {
  prompts += 1;
  const attempt = `ws_CO_${prompts}`;
  provider.reply(push, { body: { ResponseCode: '0', CheckoutRequestID: attempt } });
  const booking = await book();
  const phone_number = `0727${String(prompts).padStart(6, '0')}`;
  const { reference } = (await start({ booking: booking.id, phone_number }, 'farmer')).body;
  const sent = provider.asked().findLast(({ path }) => path === push);
  return { id: booking.id as number, reference, attempt, path: new URL(sent?.body.CallBackURL).pathname };
}
const callback = (attempt: string, MpesaReceiptNumber: string, Amount: unknown = 6500) => ({
  Body: {
    stkCallback: {
      CheckoutRequestID: attempt,
      ResultCode: 0,
      CallbackMetadata: {
        Item: [
          { Name: 'Amount', Value: Amount },
          { Name: 'MpesaReceiptNumber', Value: MpesaReceiptNumber },
        ],
      },
    },
  },
});
const tell = (path: string, body: object) => backend.call('POST', path, { body });
const confirm = (TransID: string, TransAmount: unknown = '6500.00') =>
  tell(`/utils/payment-callbacks/${receiptsToken}/`, { TransID, TransAmount, BillRefNumber: 'UD-0000' });
const issues = async (kind: string) =>
  (await backend.call('GET', `/utils/payment-issues?kind=${kind}&limit=100`, { as: 'administrator' })).body
    .results;
const waits = async (number: string) =>
  (await issues('unmatched')).filter(({ reference }: { reference: string }) => reference === number);
const asAdministrator = (path: string, body: object) =>
  backend.call('POST', path, { as: 'administrator', body });
const link = (booking: number, reference: string) =>
  asAdministrator('/utils/link-payment/', { booking, reference, reason: 'It is theirs' });

test.each([
  ['the confirmation first', ['confirmation', 'callback']],
  ['the callback first', ['callback', 'confirmation']],
  ['the confirmation twice around the callback', ['confirmation', 'callback', 'confirmation', 'callback']],
])('the confirmation of a prompt’s own receipt counts once: %s', async (_, order) => {
  const before = await balance('cash:mpesa');
  const { id, attempt, path } = await prompted();
  const number = `OWN${id}`;
  for (const told of order) {
    const answer = told === 'callback' ? await tell(path, callback(attempt, number)) : await confirm(number);
    expect(answer.status).toBe(200);
  }
  expect(await readBooking(id)).toMatchObject({
    paid: true,
    amount_paid: '6500.00',
    amount_overpaid: '0.00',
  });
  expect(await waits(number)).toEqual([]);
  expect(await balance('cash:mpesa')).toBe((before ?? 0) + 6500);
  await expectBooksToAgree(id);
});

test('a receipt that was linked by hand before its prompt is heard of counts for one booking, and a person sees the other', async () => {
  const { id, attempt, path, reference } = await prompted();
  const other = await book();
  const number = `LNK${id}`;
  await confirm(number);
  const linked = (await link(other.id, number)).body;
  expect(linked).toMatchObject({ status: 'paid' });
  await tell(path, callback(attempt, number));
  expect(await readBooking(id)).toMatchObject({ paid: false, amount_paid: '0.00' });
  expect(await issues('needs_review')).toContainEqual(expect.objectContaining({ reference, amount: '0.00' }));
  expect((await link(id, reference)).status).toBe(400);
  const refund = { reference, refund_number: `BCK${id}`, reason: 'Twice' };
  expect((await asAdministrator('/utils/record-refund/', refund)).status).toBe(400);
  await asAdministrator('/utils/unlink-payment/', { payment: linked.id, reason: 'It is the prompt’s' });
  expect((await link(id, reference)).body).toMatchObject({ status: 'paid', receipt_number: number });
  expect(await readBooking(id)).toMatchObject({ paid: true, amount_paid: '6500.00' });
  expect(await readBooking(other.id)).toMatchObject({ paid: false, amount_paid: '0.00' });
  expect(await waits(number)).toEqual([]);
  for (const booking of [id, other.id]) await expectBooksToAgree(booking);
});

test('a number that an administrator typed from the till is not paid again by its prompt', async () => {
  const { id, attempt, path } = await prompted();
  const number = `TILL${id}`;
  const body = { booking: id, reference: number.toLowerCase(), reason: 'Seen in the till' };
  expect((await asAdministrator('/agric/mark-booking-as-paid/', body)).status).toBe(200);
  await tell(path, callback(attempt, number));
  await confirm(number);
  expect(await readBooking(id)).toMatchObject({ amount_paid: '6500.00', amount_overpaid: '0.00' });
  expect(await waits(number)).toEqual([]);
  await expectBooksToAgree(id);
});

test('a second success of a prompt with another receipt number waits for a person', async () => {
  const { id, attempt, path } = await prompted();
  await tell(path, callback(attempt, `ONE${id}`));
  for (const _ of [1, 2]) await tell(path, callback(attempt, `TWO${id}`));
  expect(await readBooking(id)).toMatchObject({ amount_paid: '6500.00' });
  expect(await waits(`TWO${id}`)).toMatchObject([{ amount: '6500.00' }]);
  await expectBooksToAgree(id);
});

test('a success that a provider tells anew with another receipt number waits for a person, too', async () => {
  const { id, attempt, path, reference } = await prompted();
  await tell(path, callback(attempt, `OLD${id}`));
  const payment = (await rowOf(reference))?.id ?? 0;
  const told = { kind: 'paid', event_key: `anew:${id}`, amount: '6500', receipt_number: `NEW${id}` } as const;
  await backend.db.inTransaction((db) =>
    settlePayment(db, payment, [{ ...told, happened_on: now }], { now }),
  );
  expect(await readBooking(id)).toMatchObject({ amount_paid: '6500.00' });
  expect(await waits(`NEW${id}`)).toMatchObject([{ amount: '6500.00' }]);
  await expectBooksToAgree(id);
});

let badOnes = 0;
test.each([
  ['text', 'abc'],
  ['more than any account holds', 99_999_999_999_999],
  ['less than nothing', -5],
  ['nothing', 0],
  ['nothing as text', '0.00'],
  ['blanks', '  '],
  ['a list', [6500]],
  ['another notation', '0x10'],
  ['parts of a cent', '2000.005'],
])(
  'a confirmation of %s is kept as it came for a person, and M-Pesa hears that it was taken',
  async (_, amount) => {
    badOnes += 1;
    const number = `BAD${badOnes}`;
    expect(await confirm(number, amount)).toMatchObject({ status: 200, body: { ResultCode: 0 } });
    expect(await waits(number)).toEqual([]);
    const kept = (await issues('unreadable')).filter(({ note }: { note: string }) => note.includes(number));
    expect(kept).toHaveLength(1);
    expect(JSON.parse(kept[0].note).TransID).toBe(number);
  },
);

test('a body that is no notification is kept for a person at an address of ours, and refused at any other', async () => {
  const send = (token: string) =>
    backend.send(
      new Request(`http://api.test/utils/payment-callbacks/${token}/`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"Body": {}}',
      }),
    );
  const count = () => backend.db.inTransaction((db) => db.$count(unreadableNotifications));
  const before = await count();
  expect((await send(receiptsToken)).status).toBe(200);
  expect(await count()).toBe(before + 1);
  expect((await send('x'.repeat(30))).status).toBe(404);
  expect(await count()).toBe(before + 1);
});

test.each(['TransID', 'BillRefNumber', 'MSISDN'])(
  'a confirmation with a NUL in its %s is kept for a person, and M-Pesa hears that it was taken',
  async (field) => {
    const count = () => backend.db.inTransaction((db) => db.$count(unreadableNotifications));
    const before = await count();
    const said = { TransID: `NUL${field}`, TransAmount: '6500.00', BillRefNumber: 'UD-0000', MSISDN: '2547' };
    const body = { ...said, [field]: 'a\0b' };
    expect((await tell(`/utils/payment-callbacks/${receiptsToken}/`, body)).status).toBe(200);
    expect(await count()).toBe(before + 1);
  },
);

test('a callback whose receipt number has a NUL is kept, and the payment is asked about', async () => {
  const { id, attempt, path } = await prompted();
  expect((await tell(path, callback(attempt, 'Q\0X'))).status).toBe(200);
  expect(await readBooking(id)).toMatchObject({ paid: true, amount_paid: '6500.00' });
});

test('a callback with an amount that is none is kept, and the payment is asked about as if it said nothing', async () => {
  const { id, attempt, path } = await prompted();
  expect((await tell(path, callback(attempt, `ODD${id}`, 'abc'))).status).toBe(200);
  expect(await readBooking(id)).toMatchObject({ paid: true, amount_paid: '6500.00' });
  expect(JSON.stringify(await issues('unreadable'))).toContain(`ODD${id}`);
});

/** Number of questions to the provider since the test began. */
const questions = () => provider.asked().filter(({ path }) => path === query).length;
const rowOf = async (reference: string) => {
  const [row] = await backend.db.inTransaction((db) =>
    db.select().from(payments).where(eq(payments.reference, reference)),
  );
  return row;
};
/** Leaves nothing to ask from other tests. */
const silence = () => backend.db.inTransaction((db) => db.update(payments).set({ ask_on: null }));
const ask = () => askPendingPayments({ db: backend.db, clock: () => now, payments: daraja });

test('a payment that is paid while the provider is being asked is asked about no more', async () => {
  await silence();
  const { attempt, path, reference } = await prompted();
  travel(11);
  // The answer "still open" is on its way while the notification pays the payment.
  let hold: (() => void) | undefined;
  const slow = {
    ...daraja,
    ask: async () => {
      await new Promise<void>((resolve) => {
        hold = resolve;
      });
      return { kind: 'pending' as const };
    },
  };
  const asked = askPendingPayments({ db: backend.db, clock: () => now, payments: slow });
  await expect.poll(() => hold !== undefined).toBe(true);
  await tell(path, callback(attempt, `RACE${reference}`));
  hold?.();
  await asked;
  expect(await rowOf(reference)).toMatchObject({ status: 'paid', ask_on: null });
  travel(3600);
  const before = questions();
  await ask();
  expect(questions()).toBe(before);
});

test('fifty payments that were asked about often do not keep a new one from being asked', async () => {
  await silence();
  const { id } = await book();
  await backend.db.inTransaction((db) =>
    db.insert(payments).values(
      Array.from({ length: 60 }, (_, index) => ({
        booking_id: id,
        reference: `OLD${index}`,
        provider_reference: `old_${index}`,
        amount: 6500,
        method: 'mpesa' as const,
        provider: 'mpesa' as const,
        status: 'canceled' as const,
        reason: 'superseded' as const,
        is_superseded: true,
        times_asked: 9,
        prompted_on: new Date(now.getTime() - 3_600_000),
        ask_on: new Date(now.getTime() - 1000),
        created_on: now,
      })),
    ),
  );
  const fresh = await prompted();
  provider.reply(query, waiting);
  travel(11);
  await ask();
  expect(await rowOf(fresh.reference)).toMatchObject({ status: 'pending', times_asked: 1 });
  await silence();
});

test('questions come less and less often and end after a day; then a person sees the payment', async () => {
  const { id, reference } = await prompted();
  provider.reply(query, waiting);
  const gaps: number[] = [];
  for (let row = await rowOf(reference); row?.ask_on; row = await rowOf(reference)) {
    const gap = Math.ceil((row.ask_on.getTime() - now.getTime()) / 1000);
    gaps.push(gap);
    travel(gap + 1);
    await ask();
  }
  expect(gaps.length).toBeLessThan(60);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(3600);
  expect(gaps.at(-1)).toBeGreaterThan(gaps[0] ?? 0);
  expect(await rowOf(reference)).toMatchObject({ status: 'failed', reason: 'no_answer', ask_on: null });
  expect(await issues('no_answer')).toContainEqual(expect.objectContaining({ booking: id, reference }));
});

test('a payer of whose money nobody says anything for a day is told when to pay again and when not, on each way', async () => {
  const { id } = await prompted();
  provider.reply(query, waiting);
  travel(25 * 3600);
  await ask();
  const said = (await backend.sendMessages()).filter(
    ({ kind, booking_id }) => kind === 'payment_unanswered' && booking_id === id,
  );
  expect(said.map(({ text }) => text)).toEqual([
    expect.stringMatching(/Did KES 6,500 leave for UD-\d+\? Then call us\. If not, pay: /i),
  ]);
  const told = await backend.call('GET', '/utils/notifications?limit=100&language=en', { as: 'farmer' });
  const { title, message } = told.body.results.find(
    (one: { kind: string; booking: number }) => one.kind === 'payment_failed' && one.booking === id,
  );
  expect([title, message]).toEqual([
    "We don't know whether you paid",
    expect.stringMatching(/If money left, don't pay again: call us with its code\. If not, pay again\.$/),
  ]);
});

const silent: Reply = { status: 503, body: {} };
/** A prompt whose money M-Pesa has reported, and about which it answers no question for a day. */
async function reported() {
  await silence();
  const one = await prompted();
  provider.reply(query, silent);
  const number = `REP${one.id}`;
  await tell(one.path, callback(one.attempt, number));
  travel(25 * 3600);
  await ask();
  return { ...one, number };
}

test('a receipt that waits for a booking is found however its number is typed, and its money counts once', async () => {
  const before = await balance('cash:mpesa');
  await confirm('TYPEDSMALL');
  const { id } = await book();
  const marked = { booking: id, reference: 'typedsmall', reason: 'Seen in the till' };
  expect((await asAdministrator('/agric/mark-booking-as-paid/', marked)).body).toEqual({
    reference: ['This receipt has arrived and waits for a booking. Link it instead.'],
  });
  expect((await link(id, 'typedSmall')).status).toBe(200);
  expect(await waits('TYPEDSMALL')).toEqual([]);
  expect(await readBooking(id)).toMatchObject({ paid: true, amount_paid: '6500.00' });
  expect(await balance('cash:mpesa')).toBe((before ?? 0) + 6500);
  await expectBooksToAgree(id);
});

test('money that was reported and that nobody confirms for a day waits for a person, and the payer is not told to pay again', async () => {
  const { id, reference, number } = await reported();
  expect(await rowOf(reference)).toMatchObject({ status: 'needs_review', reason: 'no_answer' });
  const issue = { booking: id, reference, amount: '6500.00', expected_amount: '6500.00' };
  expect(await issues('needs_review')).toContainEqual(expect.objectContaining(issue));
  expect(await issues('no_answer')).not.toContainEqual(expect.objectContaining({ reference }));
  expect(await readBooking(id)).toMatchObject({ paid: false, amount_paid: '0.00' });
  const kinds = await backend.db.inTransaction((db) =>
    db.select({ kind: messages.kind }).from(messages).where(eq(messages.booking_id, id)),
  );
  for (const kind of ['payment_failed', 'payment_unanswered']) expect(kinds).not.toContainEqual({ kind });
  await expectBooksToAgree(id);

  expect((await link(id, reference)).body).toMatchObject({ status: 'paid', receipt_number: number });
  expect(await readBooking(id)).toMatchObject({ paid: true, amount_paid: '6500.00' });
  await expectBooksToAgree(id);
});

test('reported money waits for a person also where its confirmation has come, and is in the books once', async () => {
  const before = await balance('cash:mpesa');
  const { id, number } = await reported();
  await confirm(number);
  expect(await waits(number)).toEqual([]);
  expect(await balance('cash:mpesa')).toBe((before ?? 0) + 6500);
  await expectBooksToAgree(id);
});

test.each([
  ['paid', success, { status: 'paid', reason: null }, '6500.00'],
  [
    'not paid',
    { body: { ResponseCode: '0', ResultCode: '1' } },
    { status: 'failed', reason: 'insufficient_balance' },
    '0.00',
  ],
])('a late answer about reported money counts: it is %s', async (_, answer, row, amount_paid) => {
  const { id, reference, attempt, path, number } = await reported();
  travel(3601);
  await ask();
  provider.reply(query, answer);
  travel(3601);
  await ask();
  expect(await rowOf(reference)).toMatchObject({ ...row, ask_on: null });
  expect(await readBooking(id)).toMatchObject({ amount_paid });
  expect(await issues('needs_review')).not.toContainEqual(expect.objectContaining({ reference }));
  await tell(path, callback(attempt, number));
  expect(await rowOf(reference)).toMatchObject(row);
  await expectBooksToAgree(id);
});

test('money that went back while its receipt waited for a booking does not count once its payment is known', async () => {
  await silence();
  const before = await balance('cash:mpesa');
  const { id, reference, attempt, path } = await prompted();
  provider.reply(query, silent);
  const number = `BACK${id}`;
  await confirm(number);
  const body = { reference: number, amount: '2500', refund_number: `OUT${id}`, reason: 'Asked for' };
  expect((await backend.call('POST', '/utils/record-refund/', { as: 'administrator', body })).status).toBe(
    200,
  );
  await tell(path, callback(attempt, number));
  provider.reply(query, success);
  travel(60);
  await ask();
  expect(await rowOf(reference)).toMatchObject({
    status: 'paid',
    amount_received: 6500,
    amount_refunded: 2500,
  });
  expect(await readBooking(id)).toMatchObject({ amount_paid: '4000.00', balance_due: '0.00' });
  expect(await balance('cash:mpesa')).toBe((before ?? 0) + 4000);
  await expectBooksToAgree(id);
});

test('a report that comes after the day of silence waits for a person, and is asked about again', async () => {
  await silence();
  const { id, reference, attempt, path } = await prompted();
  provider.reply(query, silent);
  travel(25 * 3600);
  await ask();
  expect(await rowOf(reference)).toMatchObject({ status: 'failed', reason: 'no_answer' });
  await tell(path, callback(attempt, `LATE${id}`));
  expect(await rowOf(reference)).toMatchObject({ status: 'needs_review', reason: 'no_answer' });
  provider.reply(query, success);
  travel(3601);
  await ask();
  expect(await readBooking(id)).toMatchObject({ paid: true, amount_paid: '6500.00' });
});

test('a payment of a provider that serves no more is not asked about, and ends after a day, too', async () => {
  const { reference } = await prompted();
  await backend.db.inTransaction((db) =>
    db.update(payments).set({ provider: 'paystack' }).where(eq(payments.reference, reference)),
  );
  travel(60);
  await ask();
  expect(await rowOf(reference)).toMatchObject({ status: 'pending', times_asked: 0 });
  travel(25 * 3600);
  await ask();
  expect(await rowOf(reference)).toMatchObject({ reason: 'no_answer', ask_on: null });
});

test('people are sent back to the operator’s pages only', async () => {
  const { id } = await book();
  const startWith = (return_url: string) =>
    start({ booking: id, phone_number: '0727900001', return_url }, 'farmer');
  for (const return_url of [
    'https://evil.example/paid',
    'http://localhost:5173.evil.example/',
    'http://localhost:5173@evil.example/',
    'https://',
    'javascript:alert(1)',
  ]) {
    expect([return_url, Object.keys((await startWith(return_url)).body)]).toEqual([
      return_url,
      ['return_url'],
    ]);
  }
  provider.reply(push, { body: { ResponseCode: '0', CheckoutRequestID: 'ws_CO_back' } });
  for (const own of ['http://localhost:5173/pay?x=1', 'https://mavuno.example/book']) {
    expect([own, (await startWith(own)).status]).toEqual([own, 201]);
  }
});

test('after all of this no booking differs from its payments', async () => {
  await checkMoney({ db: backend.db, clock: () => now });
  expect(await issues('disagrees')).toEqual([]);
});
