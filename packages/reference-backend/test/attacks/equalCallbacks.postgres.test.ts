import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { queryRows } from '../../src/db/queryRows.ts';
import { useDaraja } from '../darajaProvider.ts';
import { payer } from '../payments.ts';
import { type Answer, useBackend } from '../testBackend.ts';
import { startOfTests } from '../testClock.ts';

/** Bookings are locked first, everywhere: whatever comes together waits for its turn and for nothing else. */

const { server: provider, receiptsToken, push, logIn, create } = useDaraja(() => startOfTests);
const backend = useBackend({ apiUrl: 'https://api.example' }, undefined, create);
const { book, start, readBooking, expectBooksToAgree } = payer(backend);

/** Deadlocks since the database was made; a session reports its own when it is idle. */
async function countDeadlocks(): Promise<number> {
  const [row] = await backend.db.inTransaction((db) =>
    queryRows<{ deadlocks: number }>(
      db,
      sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
    ),
  );
  return row?.deadlocks ?? 0;
}

test('many equal callbacks, confirmations, links, looks and changes of one booking at once deadlock nowhere', async () => {
  logIn();
  // Open for a while, so that every callback asks and writes.
  const open = {
    status: 500,
    body: { errorCode: '500.001.1001', errorMessage: 'still under processing' },
  };
  const paid = { body: { ResponseCode: '0', ResultCode: '0' } };
  provider.reply('/mpesa/stkpushquery/v1/query', ...Array.from({ length: 25 }, () => open), paid);
  const as = 'administrator';
  const prepared = [];
  for (const round of [0, 1, 2]) {
    const [booking, other] = [await book(), await book()];
    provider.reply(push, { body: { ResponseCode: '0', CheckoutRequestID: `ws_CO_${round}` } });
    const phone_number = `072800000${round}`;
    const { reference } = (await start({ booking: booking.id, phone_number }, 'farmer')).body;
    prepared.push({ booking, other, reference, number: `EQ${round}` });
  }
  const paths = provider
    .asked()
    .filter(({ path }) => path === push)
    .map(({ body }) => [body.PhoneNumber, new URL(body.CallBackURL).pathname]);
  const answers: Answer[] = [];
  for (const [round, { booking, other, reference, number }] of prepared.entries()) {
    const path = paths.find(([phone]) => phone === `25472800000${round}`)?.[1] ?? '';
    const Item = [
      { Name: 'Amount', Value: 6500 },
      { Name: 'MpesaReceiptNumber', Value: number },
    ];
    const told = { CheckoutRequestID: `ws_CO_${round}`, ResultCode: 0, CallbackMetadata: { Item } };
    const confirmation = { TransID: number, TransAmount: '6500.00', BillRefNumber: booking.code };
    const link = { booking: other.id, reference: number, reason: 'Theirs' };
    const callBack = () => backend.call('POST', path, { body: { Body: { stkCallback: told } } });
    const all = [
      () => backend.call('POST', `/utils/payment-callbacks/${receiptsToken}/`, { body: confirmation }),
      () => backend.call('POST', '/utils/link-payment/', { as, body: link }),
      () => backend.call('POST', '/utils/check-payment-status/', { body: { reference } }),
      () => backend.call('PUT', `/agric/soil-test-bookings/${booking.id}/`, { as, body: booking }),
    ];
    const others = round === 0 ? [] : all;
    const together = Array.from({ length: round === 0 ? 15 : 6 }, () => [callBack, ...others]).flat();
    answers.push(...(await Promise.all(together.map((send) => send()))));
  }
  expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 400]);
  await expect.poll(countDeadlocks).toBe(0);
  for (const { booking, other } of prepared.slice(1)) {
    const amounts = [await readBooking(booking.id), await readBooking(other.id)].map(
      ({ amount_paid }) => amount_paid,
    );
    expect(amounts.sort()).toEqual(['0.00', '6500.00']);
    for (const { id } of [booking, other]) await expectBooksToAgree(id);
  }
}, 120_000);
