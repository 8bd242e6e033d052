import type { CommissionBatch } from '@udongo/sdk';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { agents, commissionBatches, commissions, users } from '../../../db/schema.ts';
import { badRequest, forbidden } from '../../../errors.ts';
import { seesAll } from '../../../mayCall.ts';
import { choice, key, keys, phone, text } from '../../../validation/fields.ts';
import { invalid } from '../../../validation/issues.ts';
import { allValues, type Reading } from '../../../validation/readFields.ts';
import { invalidKey } from '../../../validation/storable.ts';
import { paymentMethods } from '../../../values.ts';
import { toPerson } from '../../messages/notifications/listPeople.ts';
import { notifyPerson } from '../../messages/notifications/notify.ts';
import { queueDays } from '../../platform/queueDays.ts';
import { readCommissions } from './listCommissions.ts';
import { commissionMoves, postCommission } from './settleCommission.ts';

const ids = () => keys({ max: 500, tooMany: 'Ensure this field has no more than 500 elements.' });

export const collectFields = {
  commissions: ids().optional(),
  phone_number: phone().optional(),
  agent: key().optional(),
};

/**
 * Finds the agent whose commissions are meant. Errors: throws 400 for staff who name no agent, 403 for an agent who
 * names another.
 */
export async function findAgentOf(db: Db, actor: Actor, agent: number | undefined) {
  const isStaff = seesAll(actor, 'commissions.collect');
  if (!isStaff && agent !== undefined && agent !== actor.agentId) throw forbidden();
  const id = isStaff ? agent : (actor.agentId ?? undefined);
  if (id === undefined) throw invalid([{ path: ['agent'], message: 'This field is required.' }]);
  const [found] = await db
    .select({
      id: agents.id,
      agrovet_name: agents.agrovet_name,
      phone: users.phone_number,
      name: users.full_name,
    })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.user_id))
    .where(eq(agents.id, id));
  if (!found) throw invalid([{ path: ['agent'], message: invalidKey(id) }]);
  return found;
}

/**
 * Asks for the payment of earned commissions: those that are named, or all. Commissions to be taken back are part of
 * the batch.
 * Errors: throws 400 when nothing is left to pay, and for one that is not earned or not this agent's.
 */
export async function collectCommissions(
  db: Db,
  actor: Actor,
  reading: Reading<typeof collectFields>,
  now: Date,
): Promise<CommissionBatch> {
  const wanted = allValues(reading);
  const agent = await findAgentOf(db, actor, wanted.agent);
  const phone_number = wanted.phone_number || agent.phone;
  const earned = await db
    .select()
    .from(commissions)
    .where(and(eq(commissions.agent_id, agent.id), eq(commissions.status, 'earned')))
    .orderBy(asc(commissions.id))
    .for('update');
  const named = new Set(wanted.commissions);
  const missing = wanted.commissions?.find((id) => !earned.some((commission) => commission.id === id));
  if (missing !== undefined) {
    throw invalid([{ path: ['commissions'], message: `Commission ${missing} cannot be collected.` }]);
  }
  const chosen = earned.filter(({ id, amount }) => !wanted.commissions || named.has(id) || amount < 0);
  const total = chosen.reduce((sum, { amount }) => sum + amount, 0);
  if (total <= 0) throw badRequest({ non_field_errors: ['There is no commission to collect.'] });
  if (phone_number === '') throw invalid([{ path: ['phone_number'], message: 'This field is required.' }]);
  for (const commission of chosen) {
    await db
      .update(commissions)
      .set({ status: 'collected', phone_number, collected_on: now, collected_by_id: actor.userId })
      .where(eq(commissions.id, commission.id));
    const by = actor.userId;
    await postCommission(db, commission, ...commissionMoves.collected, { now, by });
  }
  await queueDays(
    db,
    chosen.map(({ booking_id }) => booking_id),
  );
  return {
    commissions: await readCommissions(
      db,
      chosen.map(({ id }) => id),
    ),
    total: total.toFixed(2),
    batch: null,
  };
}

export const disburseFields = {
  commissions: ids(),
  method: choice(paymentMethods),
  reference: text({ max: 100 }).optional(),
};

/**
 * Records that commissions were paid out, all of them or none.
 * Errors: throws 400 for one that does not exist, was not asked for or is paid out, and where those of an agent add up to nothing.
 */
export async function disburseCommissions(
  db: Db,
  actor: Actor,
  reading: Reading<typeof disburseFields>,
  now: Date,
): Promise<CommissionBatch> {
  const { commissions: wanted, method, reference = '' } = allValues(reading);
  const refuse = (message: string) => invalid([{ path: ['commissions'], message }]);
  if (wanted.length === 0) throw refuse('This list may not be empty.');
  const found = await db
    .select()
    .from(commissions)
    .where(inArray(commissions.id, wanted))
    .orderBy(asc(commissions.id))
    .for('update');
  for (const id of wanted) {
    const status = found.find((commission) => commission.id === id)?.status;
    if (status === undefined) throw refuse(invalidKey(id));
    if (status === 'disbursed') throw refuse(`Commission ${id} is already disbursed.`);
    if (status !== 'collected') throw refuse(`Commission ${id} was not asked for.`);
  }
  const totals = sumByAgent(found);
  // A debt of one agent is no money of another.
  const [unpaid] = [...totals].find(([, sum]) => sum <= 0) ?? [];
  if (unpaid !== undefined) {
    const [agent] = await db.select({ name: agents.agrovet_name }).from(agents).where(eq(agents.id, unpaid));
    throw refuse(`The chosen commissions of ${agent?.name || unpaid} add up to KES 0 or less.`);
  }
  const total = [...totals.values()].reduce((sum, each) => sum + each, 0);
  const [batch] = await db
    .insert(commissionBatches)
    .values({ method, reference, created_on: now, created_by_id: actor.userId })
    .returning({ id: commissionBatches.id });
  for (const commission of found) {
    await db
      .update(commissions)
      .set({
        status: 'disbursed',
        disbursed_on: now,
        disbursed_by_id: actor.userId,
        batch_id: batch?.id ?? null,
      })
      .where(eq(commissions.id, commission.id));
    const by = actor.userId;
    await postCommission(db, commission, ...commissionMoves.disbursed, { now, by });
  }
  await queueDays(
    db,
    found.map(({ booking_id }) => booking_id),
  );
  await tellAgents(db, found, 'commission_paid_out', now);
  return {
    commissions: await readCommissions(db, wanted),
    total: total.toFixed(2),
    batch: batch?.id ?? null,
  };
}

function sumByAgent(rows: readonly (typeof commissions.$inferSelect)[]): Map<number, number> {
  const totals = new Map<number, number>();
  for (const { agent_id, amount } of rows) totals.set(agent_id, (totals.get(agent_id) ?? 0) + amount);
  return totals;
}

/** Tells each agent how much was paid out to them, or that it was not. */
export async function tellAgents(
  db: Db,
  paidOut: readonly (typeof commissions.$inferSelect)[],
  notice: 'commission_paid_out' | 'payout_undone',
  now: Date,
): Promise<void> {
  const totals = sumByAgent(paidOut);
  const people = await db
    .select({ agent: agents.id, user: users })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.user_id))
    .where(and(inArray(agents.id, [...totals.keys()]), eq(users.is_active, true)));
  for (const { agent, user } of people) {
    const amount = totals.get(agent) ?? 0;
    if (amount > 0) await notifyPerson(db, toPerson('agent', user), { notice, amount }, { now });
  }
}
