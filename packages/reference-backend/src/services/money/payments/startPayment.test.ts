import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { payer } from '../../../../test/payments.ts';
import { useBackend } from '../../../../test/testBackend.ts';
import { queryRows } from '../../../db/queryRows.ts';

/** Payments that are started under an `Idempotency-Key`, each asked for once. */

const backend = useBackend();
const { book, play } = payer(backend);
let made = 0;
const newKey = () => `the-key-of-a-payment-${made++}`;
const start = (key: string, body: object, path = 'initialize-payment') =>
  backend.call('POST', `/utils/${path}/`, { as: 'farmer', body, headers: { 'Idempotency-Key': key } });
/** A booking, and a payment of it from a phone that nobody else was asked on. */
const order = async () => {
  const { id } = await book();
  return { booking: id as number, phone_number: `07220001${made++ + 10}` };
};
const minutesLater = (minutes: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + minutes * 60_000);
};
const run = (statement: string) => backend.db.inTransaction((db) => backend.db.runScript(db, statement));
/** The payments of a booking, and how often the provider was asked for one. */
const countOf = (booking: number) =>
  backend.db.inTransaction(async (db) => {
    const [row] = await queryRows<{ payments: number; prompts: number }>(
      db,
      sql`select count(*)::int as payments, count(prompt.reference)::int as prompts from payments
        left join sandbox_prompts prompt using (reference) where booking_id = ${booking}`,
    );
    return row;
  });
const once = { payments: 1, prompts: 1 };

/** Ends each request after the provider was asked, before its answer is stored. */
const crashAfterPrompts = () =>
  run(`create function end_here() returns trigger language plpgsql as $$ begin raise exception 'cut'; end $$;
    create trigger cut before update on payments for each row execute function end_here();`);
const recover = () => run('drop trigger if exists cut on payments; drop function if exists end_here();');
afterEach(recover);

test('a repeat gets the first answer, also when the payment has failed by now', async () => {
  const wanted = await order();
  const key = newKey();
  const first = await start(key, wanted);
  await play(first.body.reference, 'wrong_pin');
  minutesLater(10);
  const again = await start(key, wanted);
  expect([again.status, again.body, again.headers.get('Idempotency-Replayed')]).toEqual([
    201,
    first.body,
    'true',
  ]);
  expect(await countOf(wanted.booking)).toEqual(once);
  expect((await start(newKey(), wanted)).body.reference).not.toBe(first.body.reference);
});

test.each(['initialize-payment', 'check-payment-status'])(
  'a repeat to %s asks nobody again after a crash between the provider and the answer, however late',
  async (path) => {
    const wanted = await order();
    const key = newKey();
    await crashAfterPrompts();
    expect((await start(key, wanted, path)).status).toBe(500);
    expect(await countOf(wanted.booking)).toEqual(once);
    await recover();
    minutesLater(30);
    const again = await start(key, wanted, path);
    expect(again.status).toBeLessThan(300);
    expect(await countOf(wanted.booking)).toEqual(once);
    const third = await start(key, wanted, path);
    expect([third.body, third.headers.get('Idempotency-Replayed')]).toEqual([again.body, 'true']);
    expect(await countOf(wanted.booking)).toEqual(once);
  },
);

test('other content under the key is refused after a crash, too', async () => {
  const wanted = await order();
  const key = newKey();
  await crashAfterPrompts();
  await start(key, wanted);
  await recover();
  minutesLater(30);
  const other = await start(key, { ...wanted, phone_number: '0733 000 222' });
  expect([other.status, other.body.code]).toEqual([409, 'key_reused']);
  expect(await countOf(wanted.booking)).toEqual(once);
});

test('requests with one key that meet start one payment, and get one answer', async () => {
  const wanted = await order();
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 4 }, () => start(key, wanted)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
  expect(await countOf(wanted.booking)).toEqual(once);
});

test('a refused start leaves the key free of a payment, and the refusal is given again', async () => {
  const wanted = await order();
  const key = newKey();
  const wrong = { ...wanted, phone_number: '12' };
  const answers = await Promise.all(
    ['check-payment-status', 'check-payment-status'].map((path) => start(key, wrong, path)),
  );
  expect(answers.map(({ status }) => status)).toEqual([400, 400]);
  expect(await countOf(wanted.booking)).toEqual({ payments: 0, prompts: 0 });
});
