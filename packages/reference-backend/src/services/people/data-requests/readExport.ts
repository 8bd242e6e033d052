import type { DataExport, Language } from '@udongo/sdk';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { type Actor, requireUser } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { dataExports, dataRequests } from '../../../db/schema.ts';
import { conflict, notFound } from '../../../errors.ts';
import { toInstant } from '../../platform/toInstant.ts';
import { renderExport } from './renderExport.ts';

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
