import type { DataRequest } from '@udongo/sdk';
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Actor, requireUser } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { bookings, dataRequests, users } from '../../../db/schema.ts';
import { searchWords } from '../../../db/search.ts';
import { conflict, notFound } from '../../../errors.ts';
import {
  cutPage,
  type FilterConditions,
  type Listed,
  type ListQuery,
  toCondition,
} from '../../platform/list.ts';
import { toInstant } from '../../platform/toInstant.ts';

export interface DataRequestFilters {
  kind?: DataRequest['kind'] | undefined;
  state?: DataRequest['state'] | undefined;
}

const filters: FilterConditions<DataRequestFilters> = {
  kind: (kind) => eq(dataRequests.kind, kind),
  state: (state) => eq(dataRequests.state, state),
};

export const isOpen = inArray(dataRequests.state, ['asked', 'cooling_off']);
const personName = sql<string>`coalesce(${users.full_name}, ${bookings.name}, '')`;

/** Keeps people and bookings out of the bin until a request about their data is closed. Errors: throws 409. */
export async function refuseWhileAsked(db: Db, where: SQL): Promise<void> {
  if ((await db.$count(dataRequests, and(where, isOpen))) > 0) {
    throw conflict('A request about the data of this person is open. Close it first, then delete.');
  }
}

/** Lists requests, the open ones first, of these the one that is due first at the top. Only administrators see those of others. */
export async function listDataRequests(
  db: Db,
  actor: Actor,
  query: ListQuery & DataRequestFilters & { mine?: boolean | undefined },
): Promise<Listed<DataRequest>> {
  const where = and(
    requestsOf(actor),
    isMine(actor, query.mine),
    toCondition(filters, query),
    searchWords(sql`lower(${personName})`, query.search),
  );
  const [found] = await db
    .select({ count: count() })
    .from(dataRequests)
    .leftJoin(users, eq(users.id, dataRequests.user_id))
    .leftJoin(bookings, eq(bookings.id, dataRequests.booking_id))
    .where(where);
  return cutPage(query, found?.count ?? 0, async (limit, offset) => {
    const dueOfOpen = sql`case when ${isOpen} then ${dataRequests.due_on} end nulls last`;
    const rows = await select(db)
      .where(where)
      .orderBy(dueOfOpen, desc(dataRequests.id))
      .limit(limit)
      .offset(offset);
    return rows.map(toDataRequest);
  });
}

/** Errors: throws 404 out of the caller's reach. */
export async function getDataRequest(db: Db, actor: Actor, id: number): Promise<DataRequest> {
  const [row] = await select(db).where(and(eq(dataRequests.id, id), requestsOf(actor)));
  if (!row) throw notFound();
  return toDataRequest(row);
}

function isMine(actor: Actor, mine: boolean | undefined): SQL | undefined {
  if (mine === undefined) return undefined;
  const userId = requireUser(actor);
  return mine ? eq(dataRequests.user_id, userId) : sql`${dataRequests.user_id} is distinct from ${userId}`;
}

/** Gives the condition of the requests that the caller may see. */
export function requestsOf(actor: Actor): SQL | undefined {
  return actor.role === 'administrator' ? undefined : eq(dataRequests.user_id, requireUser(actor));
}

function select(db: Db) {
  return db
    .select({ row: dataRequests, name: personName })
    .from(dataRequests)
    .leftJoin(users, eq(users.id, dataRequests.user_id))
    .leftJoin(bookings, eq(bookings.id, dataRequests.booking_id));
}

function toDataRequest({ row, name }: { row: typeof dataRequests.$inferSelect; name: string }): DataRequest {
  const { id, kind, state, text, answer, due_on } = row;
  const maybe = (instant: Date | null) => instant && toInstant(instant);
  return {
    id,
    kind,
    state,
    user: row.user_id,
    booking: row.booking_id,
    name,
    text,
    answer,
    created_on: toInstant(row.created_on),
    created_by: row.created_by_id,
    due_on,
    cooling_off_until: maybe(row.cooling_off_until),
    kept_until: maybe(row.kept_until),
    closed_on: maybe(row.closed_on),
  };
}
