import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { agents, type bookings, commissions } from '../../db/schema.ts';
import { type Account, post } from '../books/postings.ts';
import { queueDays } from '../statistics/changedDays.ts';
import { readRate } from './rates.ts';

type Booking = Pick<
  typeof bookings.$inferSelect,
  'id' | 'paid' | 'amount_paid' | 'referrer_agent_id' | 'referrer_verified' | 'created_on'
>;
type Commission = typeof commissions.$inferSelect;

/**
 * Gives the agent who referred a booking, which the caller has locked, their commission once it is paid, and takes it back once
 * nothing is paid any more.
 */
export async function settleCommission(
  db: Db,
  booking: Booking,
  { net, now, by }: { net: number; now: Date; by: number | null },
): Promise<void> {
  const stored = await db
    .select()
    .from(commissions)
    .where(eq(commissions.booking_id, booking.id))
    .orderBy(asc(commissions.id))
    .for('update');
  const standing = stored.filter(({ status }) => status !== 'canceled');
  const total = standing.reduce((sum, { amount }) => sum + amount, 0);
  if (booking.paid && total === 0) await earn(db, booking, { net, now, by });
  if (Number(booking.amount_paid) === 0 && total > 0) {
    const taken = new Set(standing.map(({ takes_back_id }) => takes_back_id));
    for (const commission of standing) {
      if (commission.amount > 0 && !taken.has(commission.id)) await takeBack(db, commission, { now, by });
    }
  }
  await queueDays(db, [booking.id]);
}

async function earn(
  db: Db,
  { id, referrer_agent_id, referrer_verified, created_on }: Booking,
  { net, now, by }: { net: number; now: Date; by: number | null },
): Promise<void> {
  if (referrer_agent_id === null || !referrer_verified) return;
  const [agent] = await db.select().from(agents).where(eq(agents.user_id, referrer_agent_id));
  if (!agent) return;
  const percentage = await readRate(db, agent.id, created_on);
  const amount = commissionOf(net, percentage);
  if (amount === 0) return;
  const [earned] = await db
    .insert(commissions)
    .values({
      agent_id: agent.id,
      booking_id: id,
      amount,
      percentage: percentage.toFixed(2),
      created_on: now,
    })
    .returning();
  if (earned) await postCommission(db, earned, ...commissionMoves.earned, { now, by });
}

/** Whole shillings of a price. */
export function commissionOf(net: number, percentage: number): number {
  return Math.round((net * percentage) / 100);
}

/** From which account to which a commission moves when it reaches a status. */
export const commissionMoves = {
  earned: ['commission_cost', 'commission_earned'],
  collected: ['commission_earned', 'commission_requested'],
  disbursed: ['commission_requested', 'commission_paid_out'],
} as const satisfies Record<string, readonly [Account, Account]>;

/** One that was paid out stays so; a negative one beside it is taken off the next payment. */
async function takeBack(
  db: Db,
  commission: Commission,
  { now, by }: { now: Date; by: number | null },
): Promise<void> {
  if (commission.status === 'disbursed') {
    const { agent_id, booking_id, percentage, amount } = commission;
    const [negative] = await db
      .insert(commissions)
      .values({
        agent_id,
        booking_id,
        percentage,
        amount: -amount,
        created_on: now,
        takes_back_id: commission.id,
      })
      .returning();
    if (negative) await postCommission(db, negative, ...commissionMoves.earned, { now, by });
    return;
  }
  const from = commission.status === 'earned' ? 'commission_earned' : 'commission_requested';
  await db.update(commissions).set({ status: 'canceled' }).where(eq(commissions.id, commission.id));
  await postCommission(db, commission, from, 'commission_cost', { now, by });
}

/** Moves a commission from one account to the next; a negative one moves the other way. */
export async function postCommission(
  db: Db,
  { id, amount, booking_id }: Commission,
  source: Account,
  destination: Account,
  { now, by }: { now: Date; by: number | null },
): Promise<void> {
  await post(db, [{ source, destination, amount }], {
    key: `commission:${id}`,
    booking_id,
    commission_id: id,
    by,
    now,
  });
}
