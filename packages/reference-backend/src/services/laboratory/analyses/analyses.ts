import type { OtherAnalysis } from '@udongo/sdk';
import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { one } from '../../../db/one.ts';
import { orderBy } from '../../../db/ordering.ts';
import { analyses } from '../../../db/schema.ts';
import { searchWords } from '../../../db/search.ts';
import { toRow } from '../../../db/toRow.ts';
import { notFound } from '../../../errors.ts';
import { boolean, line, number, wholeNumber } from '../../../validation/fields.ts';
import { invalid } from '../../../validation/issues.ts';
import { allValues, type Reading } from '../../../validation/readFields.ts';
import { deleteUnused, storeUnique } from '../../platform/databaseRefusals.ts';
import { cutPage, type Listed, type ListQuery } from '../../platform/list.ts';

export const analysisFields = {
  code: line({ blank: false }).refine(
    (code) => code === '' || /^[a-z][a-z0-9_]{0,49}$/.test(code),
    'Use small letters, digits and _ only, at most 50.',
  ),
  name: line({ max: 100, blank: false }),
  name_sw: line({ max: 100 }).optional(),
  unit: line({ max: 30 }).optional(),
  method: line({ max: 100 }).optional(),
  decimals: wholeNumber({ minimum: 0, maximum: 4 }),
  minimum: number(),
  maximum: number(),
  is_active: boolean().optional(),
  is_microbial: boolean().optional(),
};

const orderings = { id: analyses.id, code: analyses.code, name: analyses.name };
const searched = sql`lower(${analyses.code} || ' ' || ${analyses.name} || ' ' || ${analyses.name_sw})`;

export async function listAnalyses(
  db: Db,
  _actor: Actor,
  query: ListQuery & { is_active: boolean | undefined },
): Promise<Listed<OtherAnalysis>> {
  const where = and(
    query.is_active === undefined ? undefined : eq(analyses.is_active, query.is_active),
    searchWords(searched, query.search),
  );
  return cutPage(query, await db.$count(analyses, where), (limit, offset) =>
    db
      .select()
      .from(analyses)
      .where(where)
      .orderBy(...orderBy(query.ordering, orderings))
      .limit(limit)
      .offset(offset),
  );
}

export async function getAnalysis(db: Db, _actor: Actor, id: number): Promise<OtherAnalysis> {
  const [row] = await db.select().from(analyses).where(eq(analyses.id, id));
  if (!row) throw notFound();
  return row;
}

/** Errors: throws 400 for refused fields and a code that is taken. */
export async function createAnalysis(db: Db, actor: Actor, reading: AnalysisReading): Promise<OtherAnalysis> {
  const created = one(
    await uniquely(db.insert(analyses).values(readRow(reading)).returning({ id: analyses.id })),
  );
  return getAnalysis(db, actor, created.id);
}

/** Errors: throws 404, and 400 as `createAnalysis`. */
export async function updateAnalysis(
  db: Db,
  actor: Actor,
  id: number,
  reading: AnalysisReading,
): Promise<OtherAnalysis> {
  await getAnalysis(db, actor, id);
  await uniquely(db.update(analyses).set(readRow(reading)).where(eq(analyses.id, id)));
  return getAnalysis(db, actor, id);
}

/** Errors: throws 404, and 409 for one that has values. */
export async function deleteAnalysis(db: Db, actor: Actor, id: number): Promise<void> {
  await getAnalysis(db, actor, id);
  await deleteUnused('analysis', db.delete(analyses).where(eq(analyses.id, id)));
}

type AnalysisReading = Reading<typeof analysisFields>;

function readRow(reading: AnalysisReading) {
  const row = allValues(reading);
  if (row.maximum > row.minimum) return toRow(row);
  throw invalid([{ path: ['maximum'], message: 'Ensure this value is greater than the least one.' }]);
}

function uniquely<Result>(change: PromiseLike<Result>): Promise<Result> {
  const message = 'analysis with this code already exists.';
  return storeUnique(change, { constraint: 'analyses_code_key', field: 'code', message });
}
