import { asc, gt, inArray } from 'drizzle-orm';
import type { Dependencies } from '../../../Dependencies.ts';
import type { Db } from '../../../db/Database.ts';
import { bookings, commissions, moneyChecks, moneyDifferences } from '../../../db/schema.ts';
import { listUnsettled } from '../commissions/settleCommission.ts';
import type { Account } from '../ledger/postings.ts';
import { type KnownMoney, readMoney } from '../ledger/readMoney.ts';
import { bookingPostings, listDifferences, toColumns } from './updateLedger.ts';

const batch = 500;
/** Most bookings that one run checks; the next run continues behind them. */
const mostAtOnce = 20_000;

/**
 * Compares bookings with their money, some at each run and all in turn, and keeps those that differ for a person. It changes none: a
 * difference is a fault of the program, and somebody has to see it.
 */
export async function checkMoney({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  for (let seen = 0; seen < mostAtOnce; seen += batch) {
    // All of one moment: a payment that settles in between is no difference.
    const found = await db.inSnapshot(readBatch);
    await db.inTransaction((transaction) => keepBatch(transaction, found, clock()));
    if (found.ids.length < batch) return;
  }
}

interface Batch {
  ids: readonly number[];
  differing: Awaited<ReturnType<typeof findDifferences>>;
}

async function readBatch(db: Db): Promise<Batch> {
  const [state] = await db.select().from(moneyChecks);
  const found = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(gt(bookings.id, state?.checked_up_to ?? 0))
    .orderBy(asc(bookings.id))
    .limit(batch);
  const ids = found.map(({ id }) => id);
  return { ids, differing: ids.length > 0 ? await findDifferences(db, ids) : [] };
}

async function keepBatch(db: Db, { ids, differing }: Batch, now: Date): Promise<void> {
  if (ids.length > 0) {
    await db.delete(moneyDifferences).where(inArray(moneyDifferences.booking_id, [...ids]));
  }
  if (differing.length > 0) {
    await db.insert(moneyDifferences).values(differing.map((one) => ({ ...one, found_on: now })));
  }
  const checked_up_to = ids.length < batch ? 0 : (ids.at(-1) ?? 0);
  await db
    .insert(moneyChecks)
    .values({ checked_up_to })
    .onConflictDoUpdate({ target: moneyChecks.id, set: { checked_up_to } });
}

/** The bookings whose columns, books or commissions are not what their money says, with what differs in words. */
export async function findDifferences(
  db: Db,
  ids: readonly number[],
): Promise<{ booking_id: number; note: string }[]> {
  const known = await readMoney(db, ids);
  const standing = await db
    .select()
    .from(commissions)
    .where(inArray(commissions.booking_id, [...ids]));
  const differing: { booking_id: number; note: string }[] = [];
  for (const one of known) {
    const own = standing.filter(
      ({ booking_id, status }) => booking_id === one.row.id && status !== 'canceled',
    );
    const notes = [
      ...listDifferences(one.row, toColumns(one.money)),
      ...listUnposted(one),
      ...listUnsettled(one.share, own).map(
        ({ agent_id, amount }) => `the commission of agent ${agent_id} should be ${amount}`,
      ),
    ];
    if (notes.length > 0) differing.push({ booking_id: one.row.id, note: notes.join('; ') });
  }
  return differing;
}

function listUnposted({ money, balance }: KnownMoney): string[] {
  // From before there were books.
  if (balance('sales') === 0 && money.amount_paid === 0) return [];
  const short = bookingPostings(money, balance).filter(({ amount }) => amount !== 0);
  const nameOf = ({ source, destination }: { source: Account; destination: Account }) =>
    source === 'due' ? destination : source;
  return short.map((posting) => `our records lack ${posting.amount} of ${nameOf(posting)}`);
}
