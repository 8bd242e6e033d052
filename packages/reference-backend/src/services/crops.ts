import type { Crop } from '@udongo/sdk';
import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../Actor.ts';
import type { Db } from '../db/Database.ts';
import { orderBy } from '../db/ordering.ts';
import { crops } from '../db/schema.ts';
import { searchWords } from '../db/search.ts';
import { notFound } from '../errors.ts';
import { countRows } from './countRows.ts';
import { cutPage, type Listed, type ListQuery } from './list.ts';

export interface CropsQuery extends ListQuery {
  public: boolean | undefined;
}

const orderings = { id: crops.id, name: crops.name };
const searched = sql`lower(${crops.name})`;

/** Crops; everybody but administrators sees the public ones alone. */
export async function listCrops(db: Db, actor: Actor, query: CropsQuery): Promise<Listed<Crop>> {
  const where = and(
    visibleCrops(actor),
    query.public === undefined ? undefined : eq(crops.public, query.public),
    searchWords(searched, query.search),
  );
  const [total] = await db.select({ count: countRows }).from(crops).where(where);
  return cutPage(query, total?.count ?? 0, (limit, offset) =>
    db
      .select()
      .from(crops)
      .where(where)
      .orderBy(...orderBy(query.ordering, orderings))
      .limit(limit)
      .offset(offset),
  );
}

export async function getCrop(db: Db, actor: Actor, id: number): Promise<Crop> {
  const [crop] = await db
    .select()
    .from(crops)
    .where(and(eq(crops.id, id), visibleCrops(actor)));
  if (!crop) throw notFound();
  return crop;
}

/** The crops that this person may know of. */
export function visibleCrops(actor: Actor) {
  return actor.role === 'administrator' ? undefined : eq(crops.public, true);
}
