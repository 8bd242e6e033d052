import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fc, runs } from '../../../scripts/lib/testRuns.ts';
import type { Db } from '../src/db/Database.ts';
import { queryRows } from '../src/db/queryRows.ts';
import type { NewEvent } from '../src/payments/NewEvent.ts';
import { settlePayment } from '../src/services/money/payments/settlePayment.ts';
import { bookingBody } from './bookingBody.ts';
import { checkMoneyOrders } from './checkMoneyOrders.ts';
import { useBackend } from './testBackend.ts';
import { promptedOn, withTwoPrompts } from './withTwoPrompts.ts';

/** Notifications come together, twice, days late and in any order: one payment, one booking paid once, one receipt. */

const backend = useBackend();

/** Notifications about the two payments of one booking: 0 is the first, which the second replaced. */
const said = (name: string): { payment: 0 | 1; event: NewEvent }[] => {
  const about = { happened_on: promptedOn };
  const first = (event: Omit<NewEvent, 'event_key' | 'happened_on'>, key: string) => ({
    payment: 0 as const,
    event: { ...about, ...event, event_key: `${name}:first:${key}` },
  });
  const second = (event: Omit<NewEvent, 'event_key' | 'happened_on'>, key: string) => ({
    payment: 1 as const,
    event: { ...about, ...event, event_key: `${name}:second:${key}` },
  });
  return [
    first({ kind: 'failed', reason: 'prompt_expired' }, 'failed'),
    first({ kind: 'paid', amount: '6500', receipt_number: `${name}1` }, 'paid'),
    first({ kind: 'refunded', amount: '1000' }, 'refund1'),
    second({ kind: 'reported', amount: '6500', receipt_number: `${name}2` }, 'reported'),
    second({ kind: 'paid', receipt_number: '' }, 'paid'),
    second({ kind: 'canceled', reason: 'canceled_by_payer' }, 'canceled'),
    second({ kind: 'refunded', amount: '500' }, 'refund2'),
  ];
};

async function readState(db: Db, bookingId: number) {
  const [state] = await queryRows<object>(
    db,
    sql`select paid, amount_paid::int, amount_credited::int, amount_overpaid::int,
        (select json_agg(json_build_array(status, reason, amount_received, amount_refunded, receipt_number <> '') order by id)
         from payments where booking_id = bookings.id) as payments,
        (select coalesce(sum(amount), 0)::int from commissions where booking_id = bookings.id and status <> 'canceled') as commission,
        (select count(*)::int from payment_documents where booking_id = bookings.id and kind = 'receipt') as receipts,
        (select coalesce(sum(case when destination = 'due' then amount else -amount end), 0)::int from ledger_postings
         where booking_id = bookings.id and 'due' in (source, destination)) as due,
        (select coalesce(sum(case when destination like 'cash:%' then amount else -amount end), 0)::int from ledger_postings
         where booking_id = bookings.id and (source like 'cash:%') <> (destination like 'cash:%')) as cash
        from bookings where id = ${bookingId}`,
  );
  return state;
}

test('random orders of notifications, each with repeats, end in the same books', async () => {
  const body = bookingBody({ farmer: 1 });
  const { body: booking } = await backend.call('POST', '/agric/soil-test-bookings/', {
    as: 'administrator',
    body,
  });
  let round = 0;
  const play = (order: readonly number[]) => {
    round += 1;
    const name = `R${round}`;
    const events = said(name);
    return withTwoPrompts(backend, { booking: booking.id, name, provider: 'sandbox' }, async (db, ids) => {
      for (const index of order) {
        const one = events[index % events.length];
        if (one) await settlePayment(db, ids[one.payment] ?? 0, [one.event], { now: promptedOn });
      }
      return readState(db, booking.id);
    });
  };
  const all = said('').map((_, index) => index);
  const straight = await play(all);
  expect(straight).toEqual({
    paid: true,
    amount_paid: 11_500,
    amount_credited: 0,
    amount_overpaid: 5000,
    payments: [
      ['paid', null, 6500, 1000, true],
      ['paid', null, 6500, 500, true],
    ],
    commission: 650,
    receipts: 2,
    due: -5000,
    cash: 11_500,
  });
  const anyOrder = fc
    .array(fc.nat(all.length - 1), { maxLength: 4 })
    .chain((repeats) =>
      fc.shuffledSubarray([...all, ...repeats], { minLength: all.length + repeats.length }),
    );
  await fc.assert(
    fc.asyncProperty(anyOrder, async (order) => {
      expect(await play(order)).toEqual(straight);
    }),
    { numRuns: runs(15, 1000), endOnFailure: true },
  );
}, 240_000);

test.each(['Africa/Nairobi', 'America/New_York'])(
  'payments, confirmations, refunds, prices, discounts, agents, cancelling and opening again leave one state in any order, on a server in %s',
  async (zone) => {
    // Days are Nairobi's, wherever the server is.
    vi.stubEnv('TZ', zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    await checkMoneyOrders(backend, runs(20, 1000));
  },
  1_200_000,
);
