import type { CommissionBatch } from '@udongo/sdk';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { commissions } from '../../../db/schema.ts';
import { key } from '../../../validation/fields.ts';
import { invalid } from '../../../validation/issues.ts';
import { allValues, type Reading } from '../../../validation/readFields.ts';
import { invalidKey } from '../../../validation/storable.ts';
import { queueDays } from '../../platform/queueDays.ts';
import { tellAgents } from './changeCommissions.ts';
import { readCommissions } from './listCommissions.ts';
import { cancelCommission, commissionMoves, postCommission } from './settleCommission.ts';

const dayMs = 86_400_000;

export const undoPayoutFields = { batch: key() };

/**
 * Undoes a payout that was recorded by mistake: its commissions wait for their payment again, less what was taken back since, so that
 * nobody is asked to pay for a booking that was canceled.
 * Errors: throws 400 for a batch that does not exist, was undone, or is older than a day.
 */
export async function undoPayout(
  db: Db,
  actor: Actor,
  reading: Reading<typeof undoPayoutFields>,
  now: Date,
): Promise<CommissionBatch> {
  const { batch } = allValues(reading);
  const refuse = (message: string) => invalid([{ path: ['batch'], message }]);
  const paidOut = await db
    .select()
    .from(commissions)
    .where(eq(commissions.batch_id, batch))
    .orderBy(asc(commissions.id))
    .for('update');
  const on = paidOut[0]?.disbursed_on;
  if (!on) throw refuse(invalidKey(batch));
  if (now.getTime() - on.getTime() > dayMs) throw refuse('A payout can be undone for a day.');
  const when = { now, by: actor.userId };
  const [source, destination] = commissionMoves.disbursed;
  const undone = [];
  for (const commission of paidOut) {
    const collected = {
      status: 'collected',
      disbursed_on: null,
      disbursed_by_id: null,
      batch_id: null,
    } as const;
    await db.update(commissions).set(collected).where(eq(commissions.id, commission.id));
    await postCommission(db, commission, destination, source, when);
    undone.push({ ...commission, ...collected });
  }
  const waiting = await subtractTakenBack(db, undone, when);
  await queueDays(
    db,
    paidOut.map(({ booking_id }) => booking_id),
  );
  await tellAgents(db, waiting, 'payout_undone', now);
  return {
    commissions: await readCommissions(
      db,
      paidOut.map(({ id }) => id),
    ),
    total: paidOut.reduce((sum, { amount }) => sum + amount, 0).toFixed(2),
    batch: null,
  };
}

type Commission = typeof commissions.$inferSelect;

/**
 * Joins what was taken back of commissions, and not paid out, to their payment; where nothing is left, both are canceled. Gives the
 * commissions that wait for their payment.
 */
async function subtractTakenBack(
  db: Db,
  undone: readonly Commission[],
  when: { now: Date; by: number | null },
): Promise<Commission[]> {
  const takenBack = await db
    .select()
    .from(commissions)
    .where(
      and(
        inArray(
          commissions.takes_back_id,
          undone.map(({ id }) => id),
        ),
        inArray(commissions.status, ['earned', 'collected']),
      ),
    )
    .orderBy(asc(commissions.id))
    .for('update');
  const waiting: Commission[] = [];
  for (const commission of undone) {
    const taken = takenBack.filter(({ takes_back_id }) => takes_back_id === commission.id);
    const left = taken.reduce((sum, { amount }) => sum + amount, commission.amount);
    if (left === 0) {
      for (const one of [commission, ...taken]) await cancelCommission(db, one, when);
      continue;
    }
    for (const one of taken.filter(({ status }) => status === 'earned')) {
      const { phone_number, collected_on, collected_by_id } = commission;
      const asked = { status: 'collected', phone_number, collected_on, collected_by_id } as const;
      await db.update(commissions).set(asked).where(eq(commissions.id, one.id));
      await postCommission(db, one, ...commissionMoves.collected, when);
    }
    waiting.push(commission, ...taken);
  }
  return waiting;
}
