import type { Commission, CommissionStatus } from '@udongo/sdk';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { hasId } from '../../../db/hasId.ts';
import { one } from '../../../db/one.ts';
import { orderBy } from '../../../db/ordering.ts';
import { agents, bookings, commissionBatches, commissions } from '../../../db/schema.ts';
import { searchWords } from '../../../db/search.ts';
import { notFound } from '../../../errors.ts';
import { seesAll } from '../../../mayCall.ts';
import { countRows } from '../../platform/countRows.ts';
import { type DayFilters, dayConditions } from '../../platform/dayConditions.ts';
import {
  cutPage,
  type FilterConditions,
  type Listed,
  type ListQuery,
  toCondition,
} from '../../platform/list.ts';
import { toInstant } from '../../platform/toInstant.ts';
import { inBookings, type OfBookingFilters } from '../inBookings.ts';

interface OwnFilters extends DayFilters {
  agent?: number | undefined;
  booking?: number | undefined;
  status?: CommissionStatus | undefined;
  batch?: number | undefined;
}

export type CommissionFilters = OwnFilters & Omit<OfBookingFilters, 'agent'>;

const filters: FilterConditions<OwnFilters> = {
  agent: (id) => eq(commissions.agent_id, id),
  booking: (id) => eq(commissions.booking_id, id),
  status: (status) => eq(commissions.status, status),
  batch: (id) => eq(commissions.batch_id, id),
  ...dayConditions(commissions.created_on),
};
const orderings = { id: commissions.id, amount: commissions.amount, created_on: commissions.created_on };
const searched = sql`(lower(${agents.agrovet_name}) || ' ' || lower(${bookings.code}))`;

/** An agent's own commissions, whatever is asked for; administrators see all. */
export function commissionsOf(actor: Actor): SQL | undefined {
  return seesAll(actor, 'commissions.list') ? undefined : hasId(commissions.agent_id, actor.agentId);
}

export async function listCommissions(
  db: Db,
  actor: Actor,
  query: ListQuery & CommissionFilters,
): Promise<Listed<Commission>> {
  const { county, test_type } = query;
  const where = and(
    commissionsOf(actor),
    toCondition(filters, query),
    inBookings(commissions.booking_id, { county, test_type }),
    searchWords(searched, query.search),
  );
  const total = one(
    await db
      .select({ count: countRows })
      .from(commissions)
      .innerJoin(agents, eq(agents.id, commissions.agent_id))
      .innerJoin(bookings, eq(bookings.id, commissions.booking_id))
      .where(where),
  );
  return cutPage(query, total.count, (limit, offset) =>
    selectCommissions(db, where, { order: orderBy(query.ordering, orderings), limit, offset }),
  );
}

/** Errors: throws 404 out of the caller's reach. */
export async function getCommission(db: Db, actor: Actor, id: number): Promise<Commission> {
  const [found] = await selectCommissions(db, and(eq(commissions.id, id), commissionsOf(actor)));
  if (!found) throw notFound();
  return found;
}

/** The commissions with these ids, by id. */
export function readCommissions(db: Db, ids: readonly number[]): Promise<Commission[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : selectCommissions(db, inArray(commissions.id, [...ids]), { limit: 1000 });
}

async function selectCommissions(
  db: Db,
  where: SQL | undefined,
  {
    order = [asc(commissions.id)],
    limit = 200,
    offset = 0,
  }: { order?: SQL[]; limit?: number; offset?: number } = {},
): Promise<Commission[]> {
  const rows = await db
    .select({
      row: commissions,
      agrovet_name: agents.agrovet_name,
      booking_code: bookings.code,
      reference: commissionBatches.reference,
    })
    .from(commissions)
    .innerJoin(agents, eq(agents.id, commissions.agent_id))
    .innerJoin(bookings, eq(bookings.id, commissions.booking_id))
    .leftJoin(commissionBatches, eq(commissionBatches.id, commissions.batch_id))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows.map(({ row, agrovet_name, booking_code, reference }) => ({
    id: row.id,
    agent: row.agent_id,
    agrovet_name,
    booking: row.booking_id,
    booking_code,
    amount: row.amount.toFixed(2),
    percentage: row.percentage,
    status: row.status,
    created_on: toInstant(row.created_on),
    collected_on: row.collected_on && toInstant(row.collected_on),
    collected_by: row.collected_by_id,
    disbursed_on: row.disbursed_on && toInstant(row.disbursed_on),
    disbursed_by: row.disbursed_by_id,
    phone_number: row.phone_number,
    reference: reference ?? '',
    batch: row.batch_id,
    takes_back: row.takes_back_id,
  }));
}
