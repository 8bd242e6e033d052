import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { commissions } from '../../../db/schema.ts';
import { queueDays } from '../../platform/queueDays.ts';
import { type Account, post } from '../ledger/postings.ts';
import type { Share } from '../ledger/readMoney.ts';

type Commission = typeof commissions.$inferSelect;
interface When {
  now: Date;
  by: number | null;
}

/**
 * Brings the commissions of a booking, which the caller has locked, up to its money: the agent who referred it has a share of the
 * price while it is paid in full, and nobody else has any.
 */
export async function settleCommission(
  db: Db,
  booking_id: number,
  share: Share | null,
  when: When,
): Promise<void> {
  const standing = await db
    .select()
    .from(commissions)
    .where(and(eq(commissions.booking_id, booking_id), ne(commissions.status, 'canceled')))
    .orderBy(asc(commissions.id))
    .for('update');
  for (const { agent_id, amount } of listUnsettled(share, standing)) {
    const own = standing.filter((commission) => commission.agent_id === agent_id);
    await bringTo(db, { booking_id, agent_id, amount, percentage: share?.percentage ?? 0 }, own, when);
  }
  await queueDays(db, [booking_id]);
}

/** The agents whose commissions do not come to what they are to have, with that. */
export function listUnsettled(
  share: Share | null,
  standing: readonly Pick<Commission, 'agent_id' | 'amount'>[],
): Pick<Share, 'agent_id' | 'amount'>[] {
  const ids = new Set([...standing.map(({ agent_id }) => agent_id), ...(share ? [share.agent_id] : [])]);
  return [...ids].flatMap((agent_id) => {
    const amount = share?.agent_id === agent_id ? share.amount : 0;
    const own = standing.filter((commission) => commission.agent_id === agent_id);
    return sumOf(own) === amount ? [] : [{ agent_id, amount }];
  });
}

const sumOf = (all: readonly Pick<Commission, 'amount'>[]) =>
  all.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Posts the difference to the wanted amount. Commissions that were not paid out are canceled first where there is too much. One that
 * was paid out stays; a negative commission beside it is taken off the next payment.
 */
async function bringTo(
  db: Db,
  {
    amount,
    percentage,
    ...about
  }: { booking_id: number; agent_id: number; amount: number; percentage: number },
  own: readonly Commission[],
  { now, by }: When,
): Promise<void> {
  const canceled = sumOf(own) > amount ? own.filter(({ status }) => status !== 'disbursed') : [];
  for (const commission of canceled) await cancelCommission(db, commission, { now, by });
  const left = own.filter((commission) => !canceled.includes(commission));
  const more = amount - sumOf(left);
  if (more === 0) return;
  const taken = more < 0 ? left.findLast((commission) => commission.amount > 0) : undefined;
  const [added] = await db
    .insert(commissions)
    .values({
      ...about,
      amount: more,
      percentage: taken?.percentage ?? percentage.toFixed(2),
      created_on: now,
      takes_back_id: taken?.id ?? null,
    })
    .returning();
  if (added) await postCommission(db, added, ...commissionMoves.earned, { now, by });
}

/** Cancels a commission that is not paid out. */
export async function cancelCommission(db: Db, commission: Commission, when: When): Promise<void> {
  const from = commission.status === 'earned' ? 'commission_earned' : 'commission_requested';
  await db.update(commissions).set({ status: 'canceled' }).where(eq(commissions.id, commission.id));
  await postCommission(db, commission, from, 'commission_cost', when);
}

/** From which account to which a commission moves when it reaches a status. */
export const commissionMoves = {
  earned: ['commission_cost', 'commission_earned'],
  collected: ['commission_earned', 'commission_requested'],
  disbursed: ['commission_requested', 'commission_paid_out'],
} as const satisfies Record<string, readonly [Account, Account]>;

/** Moves a commission from one account to the next; a negative one moves the other way. */
export async function postCommission(
  db: Db,
  { id, amount, booking_id }: Commission,
  source: Account,
  destination: Account,
  { now, by }: When,
): Promise<void> {
  await post(db, [{ source, destination, amount }], {
    key: `commission:${id}`,
    booking_id,
    commission_id: id,
    by,
    now,
  });
}
