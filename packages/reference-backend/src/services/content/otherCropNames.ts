import type { OtherCropName } from '@udongo/sdk';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { one } from '../../db/one.ts';
import { orderBy } from '../../db/ordering.ts';
import { counties, crops, otherCropNames } from '../../db/schema.ts';
import { searchWords } from '../../db/search.ts';
import { notFound } from '../../errors.ts';
import { key, text } from '../../validation/fields.ts';
import { allValues, type Reading } from '../../validation/readFields.ts';
import { checkKeys } from '../platform/checkKeys.ts';
import { countRows } from '../platform/countRows.ts';
import { storeUnique } from '../platform/databaseRefusals.ts';
import { cutPage, type Listed, type ListQuery } from '../platform/list.ts';
import { toInstant } from '../platform/toInstant.ts';
import { visibleCrops } from './crops.ts';

export interface OtherCropNamesQuery extends ListQuery {
  public: boolean | undefined;
  crop: number | undefined;
  county: number | undefined;
}

export const otherCropNameFields = {
  crop: key(),
  county: key(),
  name: text({ max: 100, blank: false }),
};

const orderings = {
  id: otherCropNames.id,
  name: otherCropNames.name,
  crop: otherCropNames.crop_id,
  county: otherCropNames.county_id,
};
const searched = sql`lower(${otherCropNames.name})`;

/** Lists local crop names; only administrators see those of withdrawn crops. */
export async function listOtherCropNames(
  db: Db,
  actor: Actor,
  query: OtherCropNamesQuery,
): Promise<Listed<OtherCropName>> {
  const where = and(
    visibleCrops(actor),
    query.public === undefined ? undefined : eq(crops.public, query.public),
    query.crop === undefined ? undefined : eq(otherCropNames.crop_id, query.crop),
    query.county === undefined ? undefined : eq(otherCropNames.county_id, query.county),
    searchWords(searched, query.search),
  );
  const total = one(
    await db
      .select({ count: countRows })
      .from(otherCropNames)
      .innerJoin(crops, eq(crops.id, otherCropNames.crop_id))
      .where(where),
  );
  return cutPage(query, total.count, async (limit, offset) => {
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

/** Errors: throws 400 for refused fields and a name that the crop has in this county already. */
export async function createOtherCropName(
  db: Db,
  actor: Actor,
  reading: OtherCropNameReading,
  now: Date,
): Promise<OtherCropName> {
  const values = { ...(await readRow(db, reading)), created_on: now, updated_on: now };
  const created = one(
    await uniquely(db.insert(otherCropNames).values(values).returning({ id: otherCropNames.id })),
  );
  return getOtherCropName(db, actor, created.id);
}

/** Errors: throws 404, and 400 as `createOtherCropName`. */
export async function updateOtherCropName(
  db: Db,
  actor: Actor,
  id: number,
  reading: OtherCropNameReading,
  now: Date,
): Promise<OtherCropName> {
  await getOtherCropName(db, actor, id);
  const values = { ...(await readRow(db, reading)), updated_on: now };
  await uniquely(db.update(otherCropNames).set(values).where(eq(otherCropNames.id, id)));
  return getOtherCropName(db, actor, id);
}

/** Errors: throws 404. */
export async function deleteOtherCropName(db: Db, actor: Actor, id: number): Promise<void> {
  await getOtherCropName(db, actor, id);
  await db.delete(otherCropNames).where(eq(otherCropNames.id, id));
}

type OtherCropNameReading = Reading<typeof otherCropNameFields>;

async function readRow(db: Db, { values, issues }: OtherCropNameReading) {
  const unknown = [
    ...(await checkKeys(db, crops.id, [{ path: ['crop'], id: values.crop }])),
    ...(await checkKeys(db, counties.id, [{ path: ['county'], id: values.county }])),
  ];
  const { crop, county, name } = allValues<typeof otherCropNameFields>({
    values,
    issues: [...issues, ...unknown],
  });
  return { crop_id: crop, county_id: county, name };
}

function uniquely<Result>(change: PromiseLike<Result>): Promise<Result> {
  return storeUnique(change, {
    constraint: 'other_crop_names_crop_id_county_id_name_key',
    field: 'name',
    message: 'This crop has this name in this county already.',
  });
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
