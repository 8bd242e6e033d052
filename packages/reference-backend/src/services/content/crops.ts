import type { Crop } from '@udongo/sdk';
import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { crops, otherCropNames } from '../../db/schema.ts';
import { searchWords } from '../../db/search.ts';
import { seesAll } from '../../mayCall.ts';
import { boolean, decimal, text } from '../../validation/fields.ts';
import type { Issue } from '../../validation/issues.ts';
import { allValues, type Reading } from '../../validation/readFields.ts';
import { createRecordService } from '../platform/createRecordService.ts';
import type { ListQuery } from '../platform/list.ts';

interface CropFilters {
  public: boolean | undefined;
}

const bound = decimal({ digits: 8, above: 'zero' });

const cropFields = {
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
const searched = sql`lower(${crops.name})`;

/** Crops; everybody but administrators sees only the public ones. */
const records = createRecordService({
  table: crops,
  name: 'crop',
  fields: cropFields,
  orderings: { id: crops.id, name: crops.name },
  where: ({ search, ...query }: ListQuery & CropFilters) =>
    and(
      query.public === undefined ? undefined : eq(crops.public, query.public),
      searchWords(searched, search),
    ),
  visible: visibleCrops,
  toRow: readCrop,
  unique: [
    { constraint: 'crops_name_key', field: 'name', message: 'crop with this name already exists.' },
    {
      constraint: 'crops_name_in_rules_key',
      field: 'name_in_rules',
      message: 'crop with this name in rules already exists.',
    },
  ],
  toAnswers: (rows): Crop[] => rows,
});

export const cropService: typeof records = {
  ...records,
  /** Rule sets know a new crop by its name, unless another crop had that name before. */
  create: async (db, actor, { values, issues }, now) => {
    const { name, name_in_rules = name && (await freeName(db, name)) } = values;
    return records.create(db, actor, { values: { ...values, name_in_rules }, issues }, now);
  },
  /** Deletes a crop with its local names; a refusal undoes that. */
  delete: async (db, actor, id, now) => {
    await db.delete(otherCropNames).where(eq(otherCropNames.crop_id, id));
    await records.delete(db, actor, id, now);
  },
};

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
