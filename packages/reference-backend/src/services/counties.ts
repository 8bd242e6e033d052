import type { County } from '@udongo/sdk';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../db/Database.ts';
import { orderBy } from '../db/ordering.ts';
import { counties } from '../db/schema.ts';
import { contains } from '../db/search.ts';
import { notFound } from '../errors.ts';
import { countRows } from './countRows.ts';
import { cutPage, type Listed, type ListQuery } from './list.ts';

const orderings = { id: counties.id, name: counties.name };
const columns = { id: counties.id, name: counties.name };

/** Counties whose letters hold the letters of the search: "Taita Taveta" finds Taita/Taveta. */
export async function listCounties(db: Db, query: ListQuery): Promise<Listed<County>> {
  const where = searchLetters(query.search);
  const [total] = await db.select({ count: countRows }).from(counties).where(where);
  return cutPage(query, total?.count ?? 0, (limit, offset) =>
    db
      .select(columns)
      .from(counties)
      .where(where)
      .orderBy(...orderBy(query.ordering, orderings))
      .limit(limit)
      .offset(offset),
  );
}

export async function getCounty(db: Db, id: number): Promise<County> {
  const [county] = await db.select(columns).from(counties).where(eq(counties.id, id));
  if (!county) throw notFound();
  return county;
}

function searchLetters(search: string): SQL | undefined {
  if (search === '') return undefined;
  const letters = search
    .toLowerCase()
    .replace(/\bcounty\b/g, '')
    .replace(/[^a-z]/g, '');
  return and(contains(counties.search_name, letters === '' ? search : letters));
}
