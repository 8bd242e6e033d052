import type { County } from '@udongo/sdk';
import { eq, type SQL } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { one } from '../../db/one.ts';
import { orderBy } from '../../db/ordering.ts';
import { counties } from '../../db/schema.ts';
import { contains } from '../../db/search.ts';
import { notFound } from '../../errors.ts';
import { text } from '../../validation/fields.ts';
import { allValues, type Reading } from '../../validation/readFields.ts';
import { deleteUnused, storeUnique } from '../platform/databaseRefusals.ts';
import { cutPage, type Listed, type ListQuery } from '../platform/list.ts';

export const countyFields = { name: text({ max: 100, blank: false }) };

const orderings = { id: counties.id, name: counties.name };
const columns = { id: counties.id, name: counties.name };

/** Lists counties whose name contains the letters of the search: "Taita Taveta" finds Taita/Taveta. */
export async function listCounties(db: Db, _actor: Actor, query: ListQuery): Promise<Listed<County>> {
  const where = searchLetters(query.search);
  return cutPage(query, await db.$count(counties, where), (limit, offset) =>
    db
      .select(columns)
      .from(counties)
      .where(where)
      .orderBy(...orderBy(query.ordering, orderings))
      .limit(limit)
      .offset(offset),
  );
}

export async function getCounty(db: Db, _actor: Actor, id: number): Promise<County> {
  const [county] = await db.select(columns).from(counties).where(eq(counties.id, id));
  if (!county) throw notFound();
  return county;
}

/** Errors: throws 400 for a refused or taken name. */
export async function createCounty(db: Db, actor: Actor, reading: CountyReading): Promise<County> {
  const created = one(await uniquely(db.insert(counties).values(allValues(reading)).returning(columns)));
  return getCounty(db, actor, created.id);
}

/** Errors: throws 404, and 400 as `createCounty`. */
export async function updateCounty(
  db: Db,
  actor: Actor,
  id: number,
  reading: CountyReading,
): Promise<County> {
  await getCounty(db, actor, id);
  await uniquely(db.update(counties).set(allValues(reading)).where(eq(counties.id, id)));
  return getCounty(db, actor, id);
}

/** Errors: throws 404, and 409 for a county that anything is in. */
export async function deleteCounty(db: Db, actor: Actor, id: number): Promise<void> {
  await getCounty(db, actor, id);
  await deleteUnused('county', db.delete(counties).where(eq(counties.id, id)));
}

type CountyReading = Reading<typeof countyFields>;

function uniquely<Result>(change: PromiseLike<Result>): Promise<Result> {
  const message = 'county with this name already exists.';
  return storeUnique(change, { constraint: 'counties_name_key', field: 'name', message });
}

function searchLetters(search: string): SQL | undefined {
  if (search === '') return undefined;
  const letters = search
    .toLowerCase()
    .replace(/\bcounty\b/g, '')
    .replace(/[^a-z]/g, '');
  return contains(counties.search_name, letters === '' ? search : letters);
}
