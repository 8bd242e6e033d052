import type { DataRequest } from '@udongo/sdk';
import { and, eq } from 'drizzle-orm';
import { type Actor, requireUser } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { dataRequests } from '../../../db/schema.ts';
import { conflict, notFound } from '../../../errors.ts';
import { choice, lines } from '../../../validation/fields.ts';
import { invalid } from '../../../validation/issues.ts';
import { allValues, type Reading } from '../../../validation/readFields.ts';
import { dataRequestAnswerStates } from '../../../values.ts';
import { getDataRequest, requestsOf } from './dataRequests.ts';
import { type Person, toPerson } from './findPerson.ts';
import type { Reach } from './Reach.ts';

export const answerFields = {
  state: choice(dataRequestAnswerStates),
  answer: lines({ max: 2000, blank: false }),
};

/** Takes a request back. Errors: throws 404 out of the caller's reach, 409 for one that is closed. */
export async function withdrawDataRequest(db: Db, actor: Actor, id: number, now: Date): Promise<DataRequest> {
  await close(db, actor, id, { state: 'withdrawn', closed_on: now });
  return getDataRequest(db, actor, id);
}

/** Answers a correction, or refuses any open request, and tells the person. Errors: throws 404, 400 for refused fields, 409 for one that is closed. */
export async function answerDataRequest(
  db: Db,
  actor: Actor,
  id: number,
  reading: Reading<typeof answerFields>,
  { now, reach }: { now: Date; reach: Reach },
): Promise<DataRequest> {
  const { state, answer } = allValues(reading);
  const { kind } = await getDataRequest(db, actor, id);
  if (state === 'done' && kind !== 'correction') {
    throw invalid([{ path: ['state'], message: 'The service does this by itself; it can only be refused.' }]);
  }
  const owner = await close(db, actor, id, { state, answer, closed_on: now });
  const tell = await reach(db, owner, now);
  await tell(
    state === 'done'
      ? { notice: 'data_corrected', answer }
      : { notice: 'data_refused', what: kind, reason: answer },
  );
  return getDataRequest(db, actor, id);
}

/** Closes a request that is open, and gives the person whom it is about. */
async function close(
  db: Db,
  actor: Actor,
  id: number,
  change: Pick<typeof dataRequests.$inferInsert, 'state' | 'answer' | 'closed_on'>,
): Promise<Person> {
  const [found] = await db
    .select({ state: dataRequests.state, user_id: dataRequests.user_id, booking_id: dataRequests.booking_id })
    .from(dataRequests)
    .where(and(eq(dataRequests.id, id), requestsOf(actor)))
    .for('update');
  if (!found) throw notFound();
  if (found.state !== 'asked' && found.state !== 'cooling_off') {
    throw conflict('This request is closed already.');
  }
  await db
    .update(dataRequests)
    .set({ ...change, closed_by_id: requireUser(actor) })
    .where(eq(dataRequests.id, id));
  return toPerson(found);
}
