import type { Profile } from '@udongo/sdk';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Actor } from '../Actor.ts';
import type { Db } from '../db/Database.ts';
import { orderBy } from '../db/ordering.ts';
import { users } from '../db/schema.ts';
import { searchWords } from '../db/search.ts';
import { notFound } from '../errors.ts';
import { nullableKey, phone, text } from '../validation/fields.ts';
import { allValues, type Reading } from '../validation/readFields.ts';
import { checkCounty } from './checkCounty.ts';
import { countRows } from './countRows.ts';
import { cutPage, type Listed, type ListQuery } from './list.ts';

/** What of a profile may be changed. */
export const profileFields = {
  full_name: text({ max: 150, blank: false }).optional(),
  phone_number: phone().optional(),
  address: text({ max: 255 }).optional(),
  county: nullableKey().optional(),
};

const orderings = { id: users.id, full_name: users.full_name, email: users.email };

/** Profiles, found by name, phone number or e-mail; everybody but administrators sees their own alone. */
export async function listProfiles(db: Db, actor: Actor, query: ListQuery): Promise<Listed<Profile>> {
  const where = and(profilesOf(actor), searchWords(users.search_text, query.search));
  const [total] = await db.select({ count: countRows }).from(users).where(where);
  return cutPage(query, total?.count ?? 0, async (limit, offset) => {
    const rows = await db
      .select()
      .from(users)
      .where(where)
      .orderBy(...orderBy(query.ordering, orderings))
      .limit(limit)
      .offset(offset);
    return rows.map(toProfile);
  });
}

export async function getProfile(db: Db, actor: Actor, id: number): Promise<Profile> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), profilesOf(actor)));
  if (!user) throw notFound();
  return toProfile(user);
}

/** Changes what is given. Errors: throws 404 outside the asker's scope, 400 for refused fields. */
export async function changeProfile(
  db: Db,
  actor: Actor,
  id: number,
  reading: Reading<typeof profileFields>,
  now: Date,
): Promise<Profile> {
  await getProfile(db, actor, id);
  const { county, ...change } = allValues(reading);
  await checkCounty(db, county);
  await db
    .update(users)
    .set({ ...change, county_id: county, updated_on: now })
    .where(eq(users.id, id));
  return getProfile(db, actor, id);
}

function profilesOf(actor: Actor): SQL | undefined {
  return actor.role === 'administrator' ? undefined : eq(users.id, actor.userId ?? 0);
}

/** A profile is kept with its account, so both have the same id. */
function toProfile(user: typeof users.$inferSelect): Profile {
  const { id, full_name, email, phone_number, address, county_id } = user;
  return { id, user: id, full_name, email, phone_number, address, county: county_id };
}
