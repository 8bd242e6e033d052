import type { AnalysisResult, SavedAnalysis } from '@udongo/sdk';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { analyses, sampleAnalyses, samples, users } from '../../../db/schema.ts';
import { notFound } from '../../../errors.ts';
import { toInstant } from '../../platform/toInstant.ts';
import { ofPresentSoil } from '../samples/ofPresentSoil.ts';

/** Reads the values that count for samples: the latest one of each analysis, of the soil that is there now. */
export async function readAnalyses(
  db: Db,
  ids: readonly number[],
): Promise<(sample: number) => AnalysisResult[]> {
  const rows = await selectLatest(db, ids);
  return (sample) =>
    rows.flatMap(({ saved, analysis: { code, name, name_sw, decimals } }) => {
      const { sample_id, value, below_limit, unit, method, laboratory } = saved;
      if (sample_id !== sample || value === null) return [];
      const limit = below_limit ? { below_limit } : {};
      return [{ code, name, name_sw, value, ...limit, decimals, unit, method, laboratory }];
    });
}

/** The latest saved value of each sample and analysis, in the order in which the analyses were added. */
export async function selectLatest(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { sample_id, analysis_id, saved_on } = sampleAnalyses;
  return db
    .selectDistinctOn([sample_id, analysis_id], { saved: sampleAnalyses, analysis: analyses })
    .from(sampleAnalyses)
    .innerJoin(analyses, eq(analyses.id, analysis_id))
    .innerJoin(samples, eq(samples.id, sample_id))
    .where(and(inArray(sample_id, [...ids]), ofPresentSoil(saved_on)))
    .orderBy(asc(sample_id), asc(analysis_id), desc(sampleAnalyses.id));
}

/** Lists all values that were saved for a sample, the latest first. Errors: throws 404 for an unknown sample. */
export async function listSavedAnalyses(db: Db, sampleId: number): Promise<SavedAnalysis[]> {
  if ((await db.$count(samples, eq(samples.id, sampleId))) === 0) throw notFound();
  const rows = await db
    .select({ saved: sampleAnalyses, code: analyses.code, by: users.full_name })
    .from(sampleAnalyses)
    .innerJoin(analyses, eq(analyses.id, sampleAnalyses.analysis_id))
    .leftJoin(users, eq(users.id, sampleAnalyses.saved_by_id))
    .where(eq(sampleAnalyses.sample_id, sampleId))
    .orderBy(desc(sampleAnalyses.id));
  return rows.map(({ saved, code, by }) => {
    const { sample_id: _, analysis_id: analysis, saved_by_id: saved_by, saved_on, ...said } = saved;
    return { ...said, analysis, code, saved_on: toInstant(saved_on), saved_by, saved_by_name: by ?? '' };
  });
}
