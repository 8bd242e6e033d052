import type { Farmer, FarmerSummary } from '@udongo/sdk';
import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import type { Orderings } from '../../db/ordering.ts';
import { agents, bookings, farmers, users } from '../../db/schema.ts';
import { searchWords } from '../../db/search.ts';
import { notFound } from '../../errors.ts';
import { seesAll } from '../../mayCall.ts';
import { type DayFilters, dayConditions } from '../platform/dayConditions.ts';
import {
  type FilterConditions,
  inOrder,
  type Listed,
  type ListQuery,
  toCondition,
} from '../platform/list.ts';
import { pickPage } from '../platform/pickPage.ts';
import { bookingsOf } from './bookingsOf.ts';

/** Filters of farmers, including the days of registration. */
export interface FarmerFilters extends DayFilters {
  /** User id of the agent who referred them. */
  referrer?: number | undefined;
  has_referrer?: boolean | undefined;
  /** Id of the agrovet that referred them. */
  agent?: number | undefined;
  county?: number | undefined;
  has_county?: boolean | undefined;
}

export type FarmersQuery = ListQuery & FarmerFilters;

/** A farmer's record with the account it belongs to. */
export interface FarmerRow {
  farmer: typeof farmers.$inferSelect;
  user: typeof users.$inferSelect;
}

/** Each has an index, which a test of the plans looks at. */
export const farmerOrderings = { id: farmers.id, full_name: users.full_name } satisfies Orderings;

const days = dayConditions(users.created_on);

/** Conditions of the filters of farmers. */
export const farmerFilters: FilterConditions<FarmerFilters> = {
  referrer: (id) => eq(farmers.referrer_id, id),
  has_referrer: (has) => (has ? isNotNull(farmers.referrer_id) : isNull(farmers.referrer_id)),
  agent: (id) =>
    eq(farmers.referrer_id, sql`(select ${agents.user_id} from ${agents} where ${eq(agents.id, id)})`),
  county: (id) => inUsers(eq(users.county_id, id)),
  has_county: (has) => inUsers(has ? isNotNull(users.county_id) : isNull(users.county_id)),
  date_after: (day) => inUsers(days.date_after(day)),
  date_before: (day) => inUsers(days.date_before(day)),
};

function inUsers(where: SQL): SQL {
  return inArray(farmers.user_id, sql`(select id from ${users} where ${where})`);
}

/** Farmers of the caller's scope, found by name, phone number or email. */
export async function listFarmers(db: Db, actor: Actor, query: FarmersQuery): Promise<Listed<Farmer>> {
  const listed = await listRows(db, actor, query);
  return { ...listed, rows: listed.rows.map(toFarmer) };
}

/** The same farmers in few words. */
export async function listFarmerSummaries(
  db: Db,
  actor: Actor,
  query: FarmersQuery,
): Promise<Listed<FarmerSummary>> {
  const listed = await listRows(db, actor, query);
  return { ...listed, rows: listed.rows.map(toSummary) };
}

/** One farmer; outside the caller's scope there is none. Errors: throws 404. */
export async function getFarmer(db: Db, actor: Actor, id: number): Promise<Farmer> {
  const [row] = await selectSeen(db, actor, and(eq(farmers.id, id), farmersOf(db, actor)));
  if (!row) throw notFound();
  return toFarmer(row);
}

/** The farmer with this id, if the caller may change them and book for them. */
export async function findFarmer(db: Db, actor: Actor, id: number): Promise<FarmerRow | undefined> {
  const [row] = await selectFarmers(db, and(eq(farmers.id, id), ownFarmersOf(actor)));
  return row;
}

/** The same. A change of their account, such as a withdrawn consent, waits until this transaction ends. */
export async function holdFarmer(db: Db, actor: Actor, id: number): Promise<FarmerRow | undefined> {
  const [row] = await selectFarmers(db, and(eq(farmers.id, id), ownFarmersOf(actor))).for('share', {
    of: users,
  });
  return row;
}

/** Gives the farmer with this id, for any caller. */
export async function getFarmerRow(db: Db, id: number): Promise<FarmerRow | undefined> {
  const [row] = await selectFarmers(db, eq(farmers.id, id));
  return row;
}

/**
 * Gives the condition for farmers whom the caller sees: those whom they may change, and for an agent also the farmers of the
 * bookings that they reach, of whom they see only what these bookings say.
 */
export function farmersOf(db: Db, actor: Actor): SQL | undefined {
  const own = ownFarmersOf(actor);
  if (actor.role !== 'agent') return own;
  return sql`${farmers.id} in (select id from ${farmers} where ${own}
    union select ${bookings.farmer_id} from ${bookings} where ${bookingsOf(db, actor)})`;
}

/**
 * Gives the condition for farmers whom the caller reaches by themselves: an agent those they referred, a farmer themselves, an administrator
 * everybody, a visitor nobody.
 */
export function ownFarmersOf(actor: Actor): SQL | undefined {
  if (seesAll(actor, 'farmers.get')) return undefined;
  switch (actor.role) {
    case 'agent':
      return eq(farmers.referrer_id, actor.userId);
    case 'farmer':
      return eq(farmers.user_id, actor.userId);
    default:
      return sql`false`;
  }
}

async function listRows(db: Db, actor: Actor, query: FarmersQuery): Promise<Listed<FarmerRow>> {
  const byName = query.ordering.includes('full_name');
  const picked = await pickPage(db, query, {
    from: byName ? sql`${farmers} join ${users} on ${users.id} = ${farmers.user_id}` : sql`${farmers}`,
    scope: farmersOf(db, actor),
    filters: and(toCondition(farmerFilters, query), searchFarmers(db, actor, query.search)),
    orderings: farmerOrderings,
    counted: 'farmers',
  });
  const rows = await selectSeen(db, actor, inArray(farmers.id, picked.rows));
  const listed = inOrder(
    picked,
    rows.map((row) => ({ id: row.farmer.id, row })),
  );
  return { ...listed, rows: listed.rows.map(({ row }) => row) };
}

/** An agent searches others' farmers only in what their bookings say. */
function searchFarmers(db: Db, actor: Actor, search: string): SQL | undefined {
  const named = searchWords(users.search_text, search);
  if (!named) return undefined;
  const byAccount = inUsers(named);
  if (actor.role !== 'agent') return byAccount;
  const booked = db
    .select({ id: bookings.farmer_id })
    .from(bookings)
    .where(and(bookingsOf(db, actor), searchWords(bookings.search_text, search)));
  return or(and(ownFarmersOf(actor), byAccount), sql`${farmers.id} in ${booked}`);
}

/**
 * Reads farmers as the caller sees them. An agent sees of farmers whom they did not refer only name, phone and place of the latest
 * booking that they reach.
 */
async function selectSeen(db: Db, actor: Actor, where: SQL | undefined): Promise<FarmerRow[]> {
  const rows = await selectFarmers(db, where);
  const others = rows.filter(({ farmer }) => actor.role === 'agent' && farmer.referrer_id !== actor.userId);
  if (others.length === 0) return rows;
  const ids = others.map(({ farmer }) => farmer.id);
  const { farmer_id, name, phone_no, address, county_id } = bookings;
  const said = await db
    .selectDistinctOn([farmer_id], { farmer_id, name, phone_no, address, county_id })
    .from(bookings)
    .where(and(inArray(farmer_id, ids), bookingsOf(db, actor)))
    .orderBy(farmer_id, desc(bookings.id));
  return rows.map(({ farmer, user }) => {
    const booked = said.find((row) => row.farmer_id === farmer.id);
    if (!booked || !ids.includes(farmer.id)) return { farmer, user };
    const { name: full_name, phone_no: phone_number, address, county_id } = booked;
    return { farmer, user: { ...user, full_name, phone_number, address, county_id, email: '' } };
  });
}

function selectFarmers(db: Db, where: SQL | undefined) {
  return db
    .select({ farmer: farmers, user: users })
    .from(farmers)
    .innerJoin(users, eq(users.id, farmers.user_id))
    .where(where)
    .$dynamic();
}

function toFarmer({ farmer, user }: FarmerRow): Farmer {
  const { id, full_name, email, phone_number, address, county_id } = user;
  return {
    id: farmer.id,
    user: { id, full_name, email, profile: { phone_number, address, county: county_id } },
    referrer: farmer.referrer_id,
  };
}

function toSummary({ farmer, user }: FarmerRow): FarmerSummary {
  return {
    id: farmer.id,
    full_name: user.full_name,
    phone_number: user.phone_number,
    county: user.county_id,
  };
}
