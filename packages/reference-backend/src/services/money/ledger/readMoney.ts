import { amountDue, netAmount } from '@udongo/sdk/values';
import { asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { queryRows } from '../../../db/queryRows.ts';
import { agents, bookings, ledgerPostings, payments, refunds, samples } from '../../../db/schema.ts';
import { rateOf } from '../../people/commissionRates.ts';
import { type BookingMoney, commissionOf, decideMoney } from './bookingMoney.ts';
import type { Account, Balance } from './postings.ts';

type BookingRow = typeof bookings.$inferSelect;

/** A booking with its wanted money, and the balances of its own postings. */
export interface KnownMoney {
  row: BookingRow;
  money: BookingMoney;
  /** Share of the agent who gets one; null for nobody. */
  share: Share | null;
  balance: Balance;
}

/** An agent's share of a booking. */
export interface Share {
  agent_id: number;
  /** In percent of the price. */
  percentage: number;
  /** Whole shillings. */
  amount: number;
}

/** Works out the money of these bookings, by id, in two queries however many they are. */
export async function readMoney(db: Db, ids: readonly number[], lock = false): Promise<KnownMoney[]> {
  if (ids.length === 0) return [];
  const query = db
    .select()
    .from(bookings)
    .where(inArray(bookings.id, [...ids]))
    .orderBy(asc(bookings.id))
    .$dynamic();
  const rows = await (lock ? query.for('update') : query);
  const known = new Map((await readFacts(db, ids)).map((facts) => [facts.id, facts]));
  return rows.flatMap((row) => {
    const facts = known.get(row.id);
    if (!facts) return [];
    const balance: Balance = (account) => facts.balances[account] ?? 0;
    const gross = amountDue(facts.samples, row.test_type);
    const money = decideMoney({
      canceled: row.canceled,
      gross,
      net: netAmount(gross, row.discount),
      booked: -balance('sales') - balance('discount'),
      received: facts.received,
      refunded: facts.refunded,
      kept: facts.kept,
      opening: balance('cash:by_hand'),
      credited: Number(row.amount_credited),
      earlier: { refunded: row.earlier_refunds, credited: row.earlier_credit },
    });
    const { agent_id, percentage } = facts;
    const amount = commissionOf(money.earning, percentage);
    const share = agent_id === null || amount === 0 ? null : { agent_id, percentage, amount };
    return [{ row, money, share, balance }];
  });
}

interface Facts {
  id: number;
  samples: number;
  received: number;
  refunded: number;
  kept: number;
  /** The agent whose referral of it is certain. */
  agent_id: number | null;
  percentage: number;
  balances: Partial<Record<Account, number>>;
}

/** Money that needs a look is not the booking's yet, and a payment that was refunded whole brought nothing. */
function readFacts(db: Db, ids: readonly number[]): Promise<Facts[]> {
  return queryRows<Facts>(
    db,
    sql`select ${bookings.id}, (select count(*)::int from ${samples} where ${samples.booking_id} = ${bookings.id}) as samples,
        paid_in.received, paid_in.refunded,
        (select coalesce(sum(${refunds.amount_withheld}), 0)::int from ${refunds}
          where ${refunds.booking_id} = ${bookings.id} and ${refunds.is_current}) as kept, ${agents.id} as agent_id,
        ${rateOf(agents.id, bookings.created_on)}::float8 as percentage, coalesce(books.balances, '{}') as balances
      from ${bookings}
      left join ${agents} on ${bookings.referrer_verified} and ${agents.user_id} = ${bookings.referrer_agent_id}
      cross join lateral (
        select coalesce(sum(amount_received), 0)::int as received, coalesce(sum(amount_refunded), 0)::int as refunded
        from ${payments} where ${payments.booking_id} = ${bookings.id} and status = 'paid') as paid_in
      left join lateral (
        select json_object_agg(account, balance) as balances from (
          select account, sum(moved.amount)::int as balance from ${ledgerPostings}
          cross join lateral (values (destination, ledger_postings.amount), (source, -ledger_postings.amount)) as moved (account, amount)
          where ${ledgerPostings.booking_id} = ${bookings.id} and event_key like 'booking:%' group by account) as summed) as books on true
      where ${inArray(bookings.id, [...ids])}`,
  );
}
