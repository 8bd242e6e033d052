import type { SoilTestSample } from '@udongo/sdk';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { sampleEvents, samples } from '../../../db/schema.ts';
import { badRequest } from '../../../errors.ts';
import { choice, text } from '../../../validation/fields.ts';
import { allValues, type Reading } from '../../../validation/readFields.ts';
import { rejectedReasons } from '../../../values.ts';
import { followSamples } from '../../bookings/followSamples.ts';
import { lockBooking } from '../../bookings/lockBooking.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { lockSample } from './changeSamples.ts';
import { getSample } from './listSamples.ts';

export const rejectionFields = {
  reason: choice(rejectedReasons),
  note: text({ max: 500 }).optional(),
};

/** Rejects a sample, which its booking waits for no longer. Errors: throws 404, and 400 for one that is rejected. */
export async function rejectSample(
  db: Db,
  actor: Actor,
  id: number,
  reading: Reading<typeof rejectionFields>,
  now: Date,
): Promise<SoilTestSample> {
  const stored = await lockSample(db, actor, id);
  const { reason, note = '' } = allValues(reading);
  if (stored.rejected_reason) throw refused('This sample is rejected already.');
  await db
    .update(samples)
    .set({ rejected_reason: reason, rejected_note: note, rejected_on: now, rejected_by_id: actor.userId })
    .where(eq(samples.id, id));
  await keepEvent(db, actor, id, { kind: 'rejected', note, happened_on: now });
  const { row } = await lockBooking(db, actor, stored.booking);
  const notice = { notice: 'sample_rejected', sample: stored.code ?? row.code, reason } as const;
  await notify(db, row, notice, { by: actor.userId, now });
  return follow(db, actor, stored, now);
}

/** Takes a rejection back. Errors: throws 404, and 400 for a sample that is not rejected. */
export async function undoReject(db: Db, actor: Actor, id: number, now: Date): Promise<SoilTestSample> {
  const stored = await lockSample(db, actor, id);
  if (!stored.rejected_reason) throw refused('This sample is not rejected.');
  await db
    .update(samples)
    .set({ rejected_reason: null, rejected_note: '', rejected_on: null, rejected_by_id: null })
    .where(eq(samples.id, id));
  await keepEvent(db, actor, id, { kind: 'rejection_undone', happened_on: now });
  return follow(db, actor, stored, now);
}

/** The results change by those of a measured sample; one that nobody measured has none. */
async function follow(db: Db, actor: Actor, stored: SoilTestSample, now: Date): Promise<SoilTestSample> {
  const changesResults = stored.has_readings === true;
  await followSamples(db, actor, stored.booking, { changesResults }, now);
  return getSample(db, actor, stored.id);
}

async function keepEvent(
  db: Db,
  { userId: by_id }: Actor,
  sample_id: number,
  event: Pick<typeof sampleEvents.$inferInsert, 'kind' | 'note' | 'happened_on'>,
): Promise<void> {
  await db.insert(sampleEvents).values({ ...event, sample_id, by_id });
}

function refused(message: string) {
  return badRequest({ non_field_errors: [message] });
}
