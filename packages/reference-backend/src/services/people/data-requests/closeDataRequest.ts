import type { DataExport, DataRequest, Language } from '@udongo/sdk';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { type Actor, requireUser } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { dataExports, dataRequests } from '../../../db/schema.ts';
import { conflict, notFound } from '../../../errors.ts';
import { choice, lines } from '../../../validation/fields.ts';
import { invalid } from '../../../validation/issues.ts';
import { allValues, type Reading } from '../../../validation/readFields.ts';
import { dataRequestAnswerStates } from '../../../values.ts';
import { toInstant } from '../../platform/toInstant.ts';
import { getDataRequest, requestsOf } from './dataRequests.ts';
import { renderExport } from './renderExport.ts';

export const answerFields = {
  state: choice(dataRequestAnswerStates),
  answer: lines({ max: 2000, blank: false }),
};

/** Takes a request back. Errors: throws 404 out of the caller's reach, 409 for one that is closed. */
export async function withdrawDataRequest(db: Db, actor: Actor, id: number, now: Date): Promise<DataRequest> {
  await close(db, actor, id, { state: 'withdrawn', closed_on: now });
  return getDataRequest(db, actor, id);
}

/** Answers a correction, or refuses any open request. Errors: throws 404, 400 for refused fields, 409 for one that is closed. */
export async function answerDataRequest(
  db: Db,
  actor: Actor,
  id: number,
  reading: Reading<typeof answerFields>,
  now: Date,
): Promise<DataRequest> {
  const { state, answer } = allValues(reading);
  const { kind } = await getDataRequest(db, actor, id);
  if (state === 'done' && kind !== 'correction') {
    throw invalid([{ path: ['state'], message: 'The service does this by itself; it can only be refused.' }]);
  }
  await close(db, actor, id, { state, answer, closed_on: now });
  return getDataRequest(db, actor, id);
}

async function close(
  db: Db,
  actor: Actor,
  id: number,
  change: Pick<typeof dataRequests.$inferInsert, 'state' | 'answer' | 'closed_on'>,
): Promise<void> {
  const [found] = await db
    .select({ state: dataRequests.state })
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
}

/** Gives a copy that is ready. Errors: throws 404 for somebody else's, 409 for one that is not there yet or no longer. */
export async function readExport(
  db: Db,
  actor: Actor,
  id: number,
  language: Language = 'en',
): Promise<DataExport> {
  const userId = requireUser(actor);
  const isOwn = eq(dataRequests.user_id, userId);
  const isOfNoLogin = or(
    sql`${dataRequests.user_id} is null`,
    ne(dataRequests.created_by_id, dataRequests.user_id),
  );
  const mayRead = actor.role === 'administrator' ? or(isOwn, isOfNoLogin) : isOwn;
  const [found] = await db
    .select({ state: dataRequests.state, data: dataExports.data, madeOn: dataExports.made_on })
    .from(dataRequests)
    .leftJoin(dataExports, eq(dataExports.request_id, dataRequests.id))
    .where(and(eq(dataRequests.id, id), mayRead));
  if (!found) throw notFound();
  const { state, data, madeOn } = found;
  if (state !== 'ready' || !data || !madeOn) throw conflict('This copy is not ready, or no longer kept.');
  // The columns of the rows are not the contract's business.
  const rows = data as DataExport['data'];
  return { made_on: toInstant(madeOn), data: rows, html: renderExport(data, { madeOn, language }) };
}
