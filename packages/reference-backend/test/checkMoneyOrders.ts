import { and, eq, ne, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { fc } from '../../../scripts/lib/testRuns.ts';
import type { Db } from '../src/db/Database.ts';
import { queryRows } from '../src/db/queryRows.ts';
import { commissions } from '../src/db/schema.ts';
import { readBooking } from '../src/services/bookings/bookingFields.ts';
import { updateBooking } from '../src/services/bookings/changeBooking.ts';
import { selectBookings } from '../src/services/bookings/StoredBooking.ts';
import { setStatus } from '../src/services/bookings/setStatus.ts';
import { toBooking } from '../src/services/bookings/toBooking.ts';
import { checkVerification } from '../src/services/laboratory/verification/checkVerification.ts';
import { findDifferences } from '../src/services/money/payments/checkMoney.ts';
import { keepReceipt } from '../src/services/money/payments/receipts.ts';
import { settlePayment } from '../src/services/money/payments/settlePayment.ts';
import { bookingBody, sampleBody } from './bookingBody.ts';
import { administrator, type useBackend } from './testBackend.ts';
import { withTwoPrompts } from './withTwoPrompts.ts';

type Backend = ReturnType<typeof useBackend>;

/** Events of one booking: of its two prompts, its price, its status and its agent. */
const happenings = {
  paid: fc.record({ what: fc.constant('paid' as const), of: fc.nat(1) }),
  confirmed: fc.record({ what: fc.constant('confirmed' as const), of: fc.nat(1) }),
  refunded: fc.record({
    what: fc.constant('refunded' as const),
    of: fc.nat(1),
    amount: fc.constantFrom(500, 1000, 2500, 6500),
  }),
  status: fc.record({ what: fc.constant('status' as const), to: fc.constantFrom('canceled', 'booked') }),
  samples: fc.record({ what: fc.constant('samples' as const), count: fc.integer({ min: 1, max: 3 }) }),
  discount: fc.record({
    what: fc.constant('discount' as const),
    amount: fc.constantFrom(0, 1800, 4000, 6500),
  }),
  agent: fc.record({ what: fc.constant('agent' as const), user: fc.constantFrom(2, 5) }),
  saved: fc.record({ what: fc.constant('saved' as const) }),
};
const anyHappening = fc.oneof(...Object.values(happenings));
type Happening = typeof anyHappening extends fc.Arbitrary<infer Kind> ? Kind : never;

/** Around midnight and the year's end in Nairobi. */
const anyTime = fc.constantFrom(
  '2026-11-20T09:00:00Z',
  '2026-11-30T20:59:59Z',
  '2026-11-30T21:00:00Z',
  '2026-12-31T20:59:59Z',
  '2026-12-31T21:00:01Z',
);

/** Money that one prompt brought: what arrived, what went back, and whether its receipt was heard of. */
interface Prompt {
  isPaid: boolean;
  back: number;
  isConfirmed: boolean;
}

/**
 * Plays `count` random orders of payments, confirmations, refunds, prices, discounts, agents, cancelling and opening again on one
 * booking, and compares what each leaves with a simple model. Errors: throws with the shortest order that leaves something else.
 */
export async function checkMoneyOrders(backend: Backend, count: number): Promise<void> {
  const body = bookingBody({ farmer: 1 });
  const { body: booking } = await backend.call('POST', '/agric/soil-test-bookings/', {
    as: 'administrator',
    body,
  });
  let round = 0;

  const happen = async (db: Db, ids: readonly number[], happening: Happening, now: Date) => {
    const number = (of: number) => `N${round}x${of}`;
    const change = async (changes: object) => {
      const [stored] = await selectBookings(db, { where: sql`id = ${booking.id}` });
      if (!stored) throw new Error('The booking is gone.');
      const before = toBooking(stored, { actor: administrator, now });
      await updateBooking(db, administrator, booking.id, readBooking({ ...before, ...changes }), now);
    };
    switch (happening.what) {
      case 'paid': {
        const { of } = happening;
        const about = { event_key: `${number(of)}:paid`, receipt_number: number(of), happened_on: now };
        await settlePayment(db, ids[of] ?? 0, [{ kind: 'paid', amount: '6500', ...about }], { now });
        break;
      }
      case 'refunded': {
        const { of, amount } = happening;
        const event_key = `${number(of)}:refund:${amount}`;
        const refunded = { kind: 'refunded', amount: String(amount), event_key, happened_on: now } as const;
        await settlePayment(db, ids[of] ?? 0, [refunded], { now });
        break;
      }
      case 'confirmed': {
        const receiptNumber = number(happening.of);
        const receipt = { receiptNumber, reference: receiptNumber, amount: '6500.00', currency: 'KES' };
        const rest = { phoneHint: '', accountNumber: '', receivedOn: now };
        await keepReceipt(db, { name: 'mpesa', isTest: false }, { ...receipt, ...rest }, now);
        break;
      }
      case 'status': {
        const values = { status: happening.to as 'canceled' | 'booked', note: 'The farmer called' };
        await setStatus(db, administrator, booking.id, { values, issues: [] }, { now, checkVerification });
        break;
      }
      case 'samples':
        await change({ samples: Array.from({ length: happening.count }, () => sampleBody()) });
        break;
      case 'discount':
        await change({ discount: String(happening.amount) });
        break;
      case 'agent':
        await change({ referrer_agent: happening.user });
        break;
      case 'saved':
        await change({});
    }
  };

  /** A refused change leaves everything as it was: the services check before they write. */
  const isRefused = (error: unknown) => error instanceof Error && 'status' in error && error.status === 400;

  const expectOneState = async (db: Db, prompts: readonly Prompt[], isSamePrice: boolean) => {
    const [state] = await queryRows<Record<string, number | boolean>>(
      db,
      sql`select canceled, paid, amount_paid::int as paid_in, amount_credited::int as credited,
          amount_overpaid::int as overpaid, referrer_agent_id as agent,
          (select count(*)::int from samples where booking_id = bookings.id) * 6500 - discount::int as price,
          (select coalesce(sum(case when destination = 'due' then amount else -amount end), 0)::int from ledger_postings
           where booking_id = bookings.id and 'due' in (source, destination)) as due,
          (select coalesce(sum(case when destination = 'refunds' then amount else -amount end), 0)::int from ledger_postings
           where booking_id = bookings.id and 'refunds' in (source, destination)) as refunds,
          (select coalesce(sum(case when destination = 'cash:mpesa' then amount else -amount end), 0)::int
           from ledger_postings where 'cash:mpesa' in (source, destination)) as cash,
          (select coalesce(sum(amount - amount_refunded), 0)::int from refunds
             where booking_id = bookings.id and status in ('requested', 'approved')) as asked
          from bookings where id = ${booking.id}`,
    );
    if (!state) throw new Error('The booking is gone.');
    const charged = state.canceled ? 0 : Number(state.price);
    // A payment that went back whole never counted.
    const standing = prompts.filter(({ isPaid, back }) => isPaid && back < 6500);
    const paidIn = standing.reduce((sum, { back }) => sum + 6500 - back, 0);
    const wentBack = standing.reduce((sum, { back }) => sum + back, 0);
    const credited = Number(state.credited);
    const due = Math.max(0, charged - credited - paidIn);
    const overpaid = Math.max(0, paidIn - charged);
    const waiting = prompts.filter(({ isPaid, isConfirmed }) => isConfirmed && !isPaid).length * 6500;
    expect(state).toMatchObject({
      paid_in: paidIn,
      overpaid,
      paid: !state.canceled && due === 0 && (paidIn > 0 || charged === 0),
      due: due - overpaid,
      refunds: credited,
      // All money of a canceled booking is asked for, and none of another one's.
      asked: state.canceled ? paidIn : 0,
      cash: paidIn + waiting,
    });
    expect(credited).toBeLessThanOrEqual(Math.min(wentBack, Math.max(0, charged - paidIn)));
    if (isSamePrice && paidIn > 0) expect(credited).toBe(Math.min(wentBack, Math.max(0, charged - paidIn)));
    const own = await db
      .select({ agent: commissions.agent_id, amount: sql<number>`sum(amount)::int` })
      .from(commissions)
      .where(and(eq(commissions.booking_id, booking.id), ne(commissions.status, 'canceled')))
      .groupBy(commissions.agent_id);
    const share = { agent: Number(state.agent) - 1, amount: Math.round(Number(state.price) / 10) };
    expect(own.filter(({ amount }) => amount !== 0)).toEqual(state.paid && share.amount > 0 ? [share] : []);
    expect(await findDifferences(db, [booking.id])).toEqual([]);
  };

  const play = async (order: readonly { happening: Happening; at: string }[]) => {
    round += 1;
    const about = { booking: booking.id, name: `O${round}`, provider: 'mpesa' } as const;
    await withTwoPrompts(backend, about, async (db, ids) => {
      const prompts: Prompt[] = [0, 1].map(() => ({ isPaid: false, back: 0, isConfirmed: false }));
      const refunds = new Set<string>();
      let isSamePrice = true;
      for (const { happening, at } of order) {
        const taken = await happen(db, ids, happening, new Date(at)).then(
          () => true,
          (error) => {
            if (!isRefused(error)) throw error;
            return false;
          },
        );
        const prompt = 'of' in happening ? prompts[happening.of] : undefined;
        if (happening.what === 'paid' && prompt) prompt.isPaid = true;
        if (happening.what === 'confirmed' && prompt) prompt.isConfirmed = true;
        if (happening.what === 'refunded' && prompt) {
          const key = `${happening.of} ${happening.amount}`;
          if (!refunds.has(key)) prompt.back = Math.min(6500, prompt.back + happening.amount);
          refunds.add(key);
        }
        if (taken && ['status', 'samples', 'discount'].includes(happening.what) && refunds.size > 0) {
          isSamePrice = false;
        }
      }
      // Not after each event: the beginnings of an order are orders, too.
      await expectOneState(db, prompts, isSamePrice);
    });
  };

  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ happening: anyHappening, at: anyTime }), { minLength: 1, maxLength: 9 }),
      play,
    ),
    { numRuns: count, endOnFailure: true },
  );
}
