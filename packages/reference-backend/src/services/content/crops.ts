import type { Crop } from '@udongo/sdk';
import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { one } from '../../db/one.ts';
import { orderBy } from '../../db/ordering.ts';
import { crops, otherCropNames } from '../../db/schema.ts';
import { searchWords } from '../../db/search.ts';
import { notFound } from '../../errors.ts';
import { seesAll } from '../../mayCall.ts';
import { boolean, decimal, text } from '../../validation/fields.ts';
import type { Issue } from '../../validation/issues.ts';
import { allValues, type Reading } from '../../validation/readFields.ts';
import { deleteUnused, storeUnique } from '../platform/databaseRefusals.ts';
import { cutPage, type Listed, type ListQuery } from '../platform/list.ts';

export interface CropsQuery extends ListQuery {
  public: boolean | undefined;
}

const bound = decimal({ digits: 8, above: 'zero' });

export const cropFields = {
  name: text({ max: 100, blank: false }),
  public: boolean().optional(),
  n_low: bound,
  n_high: bound,
  p_low: bound,
  p_high: bound,
  k_low: bound,
  k_high: bound,
  ph_low: bound,
  ph_high: bound,
  ec_low: bound,
  ec_high: bound,
  humidity_low: bound,
  humidity_high: bound,
  temp_low: bound,
  temp_high: bound,
  name_in_rules: text({ max: 100 }).optional(),
};

const nutrients = ['n', 'p', 'k', 'ph', 'ec', 'humidity', 'temp'] as const;
const orderings = { id: crops.id, name: crops.name };
const searched = sql`lower(${crops.name})`;

/** Lists crops; everybody but administrators sees only the public ones. */
export async function listCrops(db: Db, actor: Actor, query: CropsQuery): Promise<Listed<Crop>> {
  const where = and(
    visibleCrops(actor),
    query.public === undefined ? undefined : eq(crops.public, query.public),
    searchWords(searched, query.search),
  );
  return cutPage(query, await db.$count(crops, where), (limit, offset) =>
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

/**
 * Rule sets know a new crop by its name, unless another crop had that name before. Errors: throws 400 for refused fields and a name that
 * is taken.
 */
export async function createCrop(db: Db, actor: Actor, reading: CropReading): Promise<Crop> {
  const read = readCrop(reading);
  const values = { ...read, name_in_rules: read.name_in_rules ?? (await freeName(db, read.name)) };
  const created = one(await uniquely(db.insert(crops).values(values).returning({ id: crops.id })));
  return getCrop(db, actor, created.id);
}

/** Errors: throws 404, and 400 as `createCrop`. */
export async function updateCrop(db: Db, actor: Actor, id: number, reading: CropReading): Promise<Crop> {
  await getCrop(db, actor, id);
  await uniquely(db.update(crops).set(readCrop(reading)).where(eq(crops.id, id)));
  return getCrop(db, actor, id);
}

/** Deletes a crop with its local names. Errors: throws 404, and 409 for one that bookings or samples name. */
export async function deleteCrop(db: Db, actor: Actor, id: number): Promise<void> {
  await getCrop(db, actor, id);
  await db.delete(otherCropNames).where(eq(otherCropNames.crop_id, id));
  await deleteUnused('crop', db.delete(crops).where(eq(crops.id, id)));
}

/** The crops that this person may know of. */
export function visibleCrops(actor: Actor) {
  return seesAll(actor, 'crops.list') ? undefined : eq(crops.public, true);
}

type CropReading = Reading<typeof cropFields>;

function readCrop({ values, issues }: CropReading) {
  const { name_in_rules, ...read } = allValues<typeof cropFields>({
    values,
    issues: [...issues, ...rangeIssues(values)],
  });
  return { ...read, ...(name_in_rules !== undefined && { name_in_rules: name_in_rules.toLowerCase() }) };
}

/** Gives the name for rule sets that a new crop gets; none where another crop has kept it. */
async function freeName(db: Db, name: string): Promise<string> {
  const wanted = name.toLowerCase();
  return (await db.$count(crops, eq(crops.name_in_rules, wanted))) === 0 ? wanted : '';
}

function rangeIssues(values: CropReading['values']): Issue[] {
  return nutrients
    .filter((nutrient) => Number(values[`${nutrient}_low`]) > Number(values[`${nutrient}_high`]))
    .map((nutrient) => ({
      path: [`${nutrient}_high`],
      message: 'Ensure this value is greater than or equal to the low one.',
    }));
}

function uniquely<Result>(change: PromiseLike<Result>): Promise<Result> {
  const named = storeUnique(change, {
    constraint: 'crops_name_key',
    field: 'name',
    message: 'crop with this name already exists.',
  });
  return storeUnique(named, {
    constraint: 'crops_name_in_rules_key',
    field: 'name_in_rules',
    message: 'crop with this name in rules already exists.',
  });
}
