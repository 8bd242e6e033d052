import type { OtherCropName } from '@udongo/sdk';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../Actor.ts';
import type { Db } from '../db/Database.ts';
import { orderBy } from '../db/ordering.ts';
import { crops, otherCropNames } from '../db/schema.ts';
import { searchWords } from '../db/search.ts';
import { notFound } from '../errors.ts';
import { countRows } from './countRows.ts';
import { visibleCrops } from './crops.ts';
import { cutPage, type Listed, type ListQuery } from './list.ts';
import { toInstant } from './toInstant.ts';

export interface OtherCropNamesQuery extends ListQuery {
  public: boolean | undefined;
  crop: number | undefined;
}

const orderings = {
  id: otherCropNames.id,
  name: otherCropNames.name,
  crop: otherCropNames.crop_id,
  county: otherCropNames.county_id,
};
const searched = sql`lower(${otherCropNames.name})`;

/** Local crop names; those of withdrawn crops are for administrators alone. */
export async function listOtherCropNames(
  db: Db,
  actor: Actor,
  query: OtherCropNamesQuery,
): Promise<Listed<OtherCropName>> {
  const where = and(
    visibleCrops(actor),
    query.public === undefined ? undefined : eq(crops.public, query.public),
    query.crop === undefined ? undefined : eq(otherCropNames.crop_id, query.crop),
    searchWords(searched, query.search),
  );
  const [total] = await db
    .select({ count: countRows })
    .from(otherCropNames)
    .innerJoin(crops, eq(crops.id, otherCropNames.crop_id))
    .where(where);
  return cutPage(query, total?.count ?? 0, async (limit, offset) => {
    const rows = await selectNames(db, where)
      .orderBy(...orderBy(query.ordering, orderings))
      .limit(limit)
      .offset(offset);
    return rows.map(({ name }) => toOtherCropName(name));
  });
}

export async function getOtherCropName(db: Db, actor: Actor, id: number): Promise<OtherCropName> {
  const [row] = await selectNames(db, and(eq(otherCropNames.id, id), visibleCrops(actor)));
  if (!row) throw notFound();
  return toOtherCropName(row.name);
}

function selectNames(db: Db, where: SQL | undefined) {
  return db
    .select({ name: otherCropNames })
    .from(otherCropNames)
    .innerJoin(crops, eq(crops.id, otherCropNames.crop_id))
    .where(where)
    .$dynamic();
}

function toOtherCropName(row: typeof otherCropNames.$inferSelect): OtherCropName {
  return {
    id: row.id,
    crop: row.crop_id,
    county: row.county_id,
    name: row.name,
    created_on: toInstant(row.created_on),
    updated_on: toInstant(row.updated_on),
  };
}
