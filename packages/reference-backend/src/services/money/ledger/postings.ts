import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { one } from '../../../db/one.ts';
import { queryRows } from '../../../db/queryRows.ts';
import { ledgerPostings } from '../../../db/schema.ts';

/** The accounts of the books. `unmatched` is money of no booking, `sales` what bookings cost, `refunds` what credit notes took off. */
export type Account =
  | 'sales'
  | 'due'
  | 'discount'
  | 'refunds'
  | 'unmatched'
  | 'fees'
  | `cash:${string}`
  | 'commission_cost'
  | 'commission_earned'
  | 'commission_requested'
  | 'commission_paid_out';

export interface Posting {
  source: Account;
  destination: Account;
  /** Shillings; a negative amount moves the other way, 0 moves nothing. */
  amount: number;
}

export interface About {
  /** The record that the postings belong to; with a number behind it, it is their unique key. */
  key: `${'booking' | 'payment' | 'commission' | 'receipt'}:${number}`;
  booking_id?: number | null;
  payment_id?: number | null;
  commission_id?: number | null;
  by?: number | null;
  now: Date;
}

/**
 * Adds postings to the books. The caller must have the lock of the record that the key names, so that its numbers follow
 * each other.
 */
export async function post(db: Db, wanted: readonly Posting[], about: About): Promise<void> {
  if (wanted.every(({ amount }) => amount === 0)) return;
  const counted = one(
    await queryRows<{ count: number }>(
      db,
      sql`select count(*)::int as count from ${ledgerPostings} where ${ownPostings(about.key)}`,
    ),
  );
  await db.insert(ledgerPostings).values(toRows(wanted, about, counted.count));
}

/** Makes the rows of postings for a key that has `before` of them already. */
export function toRows(
  wanted: readonly Posting[],
  { key, by = null, now, booking_id = null, payment_id = null, commission_id = null }: About,
  before: number,
): (typeof ledgerPostings.$inferInsert)[] {
  const moved = wanted.filter(({ amount }) => amount !== 0);
  return moved.map(({ source, destination, amount }, index) => ({
    event_key: `${key}:${before + index + 1}`,
    ...(amount > 0 ? { source, destination } : { source: destination, destination: source }),
    amount: Math.abs(amount),
    posted_on: now,
    booking_id,
    payment_id,
    commission_id,
    posted_by_id: by,
  }));
}

/** Reads the balance of each account (money in less money out) over the postings of one booking or payment. */
export async function readBalances(db: Db, key: About['key']): Promise<Balance> {
  const rows = await db
    .select({
      source: ledgerPostings.source,
      destination: ledgerPostings.destination,
      amount: ledgerPostings.amount,
    })
    .from(ledgerPostings)
    .where(ownPostings(key));
  return toBalance(rows);
}

/** Gives the balance of an account: money in less money out. */
export type Balance = (account: Account) => number;

export function toBalance(
  rows: readonly Pick<typeof ledgerPostings.$inferInsert, 'source' | 'destination' | 'amount'>[],
): Balance {
  return (account) =>
    rows.reduce(
      (sum, { source, destination, amount }) =>
        sum + (destination === account ? amount : 0) - (source === account ? amount : 0),
      0,
    );
}

/** Found by an index, then parted by their key: those of a booking's payments have keys of their own. */
function ownPostings(key: About['key']) {
  const [what, number] = key.split(':');
  const id = Number(number);
  const like = sql`${ledgerPostings.event_key} like ${`${key}:%`}`;
  if (what === 'booking') return sql`${eq(ledgerPostings.booking_id, id)} and ${like}`;
  if (what === 'payment') return sql`${eq(ledgerPostings.payment_id, id)} and ${like}`;
  if (what === 'commission') return sql`${eq(ledgerPostings.commission_id, id)} and ${like}`;
  return eq(ledgerPostings.receipt_id, id);
}
