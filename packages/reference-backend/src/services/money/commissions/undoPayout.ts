import type { CommissionBatch } from '@udongo/sdk';
import { asc, eq } from 'drizzle-orm';
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
import { commissionMoves, postCommission } from './settleCommission.ts';

const dayMs = 86_400_000;

export const undoPayoutFields = { batch: key() };

/**
 * Takes back that a batch was paid out, as when it was recorded by mistake: its commissions wait for their payment again.
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
  const [source, destination] = commissionMoves.disbursed;
  for (const commission of paidOut) {
    await db
      .update(commissions)
      .set({ status: 'collected', disbursed_on: null, disbursed_by_id: null, batch_id: null })
      .where(eq(commissions.id, commission.id));
    await postCommission(db, commission, destination, source, { now, by: actor.userId });
  }
  await queueDays(
    db,
    paidOut.map(({ booking_id }) => booking_id),
  );
  await tellAgents(db, paidOut, 'payout_undone', now);
  return {
    commissions: await readCommissions(
      db,
      paidOut.map(({ id }) => id),
    ),
    total: paidOut.reduce((sum, { amount }) => sum + amount, 0).toFixed(2),
    batch: null,
  };
}
