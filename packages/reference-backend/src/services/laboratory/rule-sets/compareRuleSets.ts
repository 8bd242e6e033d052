import type {
  AnalysisResult,
  Crop,
  CropResult,
  Language,
  RuleSetComparison,
  RuleSetDifference,
} from '@udongo/sdk';
import { describeAction, resultTexts } from '@udongo/sdk/results';
import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { bookings, crops, reports, ruleSets, samples } from '../../../db/schema.ts';
import { notFound } from '../../../errors.ts';
import { sampleCode, withOtherCrops } from '../../bookings/StoredBooking.ts';
import { verifiedStatuses } from '../../bookings/statusRules.ts';
import { rateAnalysis } from '../analyses/rateAnalysis.ts';
import { readAnalyses } from '../analyses/readAnalyses.ts';
import { readPrices } from '../results/inputPrices.ts';
import type { Prices } from '../results/priceAction.ts';
import { rateSample, type SampleReadings } from '../results/rateSample.ts';
import { parseRuleSet } from '../rules/parseRuleSet.ts';
import type { RuleFiles, RuleSet } from '../rules/RuleSet.ts';
import { rangeOf, ratedReadings } from '../rules/ranges.ts';
import { findCounting, tie } from '../rules/readRules.ts';
import { listFarms } from './listFarms.ts';

/** The verified samples that are compared, the latest ones. */
const mostSamples = 200;

/** Advice of a rule set beside that of another one, the one that counts today by default. Errors: throws 404. */
export async function compareRuleSets(
  db: Db,
  _actor: Actor,
  id: number,
  { other, language }: { other: number | undefined; language: Language },
): Promise<RuleSetComparison> {
  const withId = other ?? (await findCounting(db))?.id ?? null;
  const rules = { after: await readOne(db, id), before: withId === null ? null : await readOne(db, withId) };
  const known = await db.select().from(crops);
  const context: Context = { ...rules, language, prices: await readPrices(db) };
  const farms = listFarms(known).map((farm) => compare(farm.name, farm.row, farm.crops, context));
  const sources = await selectSamples(db);
  const byId = new Map(known.map((crop) => [crop.id, crop]));
  const analysesOf = await readAnalyses(
    db,
    sources.map(({ row }) => row.id),
  );
  const judged = sources.map(({ name, booking, row, cropIds }) => {
    const own = cropIds.flatMap((crop) => byId.get(crop) ?? []);
    const { same, different } = compare(name, row, own, context);
    const others = compareAnalyses(name, analysesOf(row.id), context);
    return { booking, same, different: [...different, ...others] };
  });
  const changed = judged.filter(({ different }) => different.length > 0).map(({ booking }) => booking);
  return {
    rule_set: id,
    with: withId,
    same_farms: sum(farms),
    same_samples: sum(judged),
    ranges: compareRanges(known, rules),
    analyses: compareAnalysisRanges(rules),
    farms: farms.flatMap(({ different }) => different),
    samples: judged.flatMap(({ different }) => different),
    reports: await selectReports(db, changed),
  };
}

interface Context {
  after: RuleSet | null;
  before: RuleSet | null;
  prices: Prices;
  language: Language;
}

interface Compared {
  same: number;
  different: RuleSetDifference[];
}

/** Ranges of both rule sets where they differ. */
function compareRanges(
  known: readonly Crop[],
  { before, after }: Pick<Context, 'before' | 'after'>,
): RuleSetComparison['ranges'] {
  return known.flatMap((crop) =>
    ratedReadings.flatMap((reading) => {
      const [old, own] = [rangeOf(before, crop, reading), rangeOf(after, crop, reading)];
      const isSame = old?.low === own?.low && old?.high === own?.high;
      return isSame || !old || !own ? [] : [{ crop_name: crop.name, reading, before: old, after: own }];
    }),
  );
}

/** Ranges of analyses of both rule sets where they differ. */
function compareAnalysisRanges({
  before,
  after,
}: Pick<Context, 'before' | 'after'>): RuleSetComparison['analyses'] {
  const codes = new Set([before, after].flatMap((rules) => [...(rules?.analyses.keys() ?? [])]));
  const rangeIn = (rules: RuleSet | null, code: string) => {
    const { low = null, high = null } = rules?.analyses.get(code) ?? {};
    return { low, high };
  };
  return [...codes].flatMap((code) => {
    const [old, own] = [rangeIn(before, code), rangeIn(after, code)];
    return old.low === own.low && old.high === own.high ? [] : [{ code, before: old, after: own }];
  });
}

/** The analyses of a sample whose ratings differ. */
function compareAnalyses(name: string, results: readonly AnalysisResult[], context: Context) {
  const { ratings } = resultTexts(context.language);
  const rate = (rules: RuleSet | null, result: AnalysisResult) => {
    const { rating } = rateAnalysis(rules, result) ?? {};
    return rating ? [ratings[rating]] : [];
  };
  return results.flatMap((result): RuleSetDifference[] => {
    const [before, after] = [rate(context.before, result), rate(context.after, result)];
    return before[0] === after[0] ? [] : [{ name, crop_name: result.name, before, after }];
  });
}

function sum(all: readonly Compared[]): number {
  return all.reduce((count, { same }) => count + same, 0);
}

function compare(name: string, row: SampleReadings, own: readonly Crop[], context: Context): Compared {
  const { prices, language } = context;
  const advise = (rules: RuleSet | null) =>
    rateSample(row, own, { prices, rules }).crops.map((result) => write(result, language));
  const [before, after] = [advise(context.before), advise(context.after)];
  const all = own.map((crop, index) => ({
    ...{ name, crop_name: crop.name },
    before: before[index] ?? [],
    after: after[index] ?? [],
  }));
  const different = all.filter((one) => one.before.join() !== one.after.join());
  return { same: all.length - different.length, different };
}

function write({ actions = [] }: CropResult, language: Language): string[] {
  return actions.map((action) => {
    const { title, when, amount } = describeAction(action, language);
    return [title, when, amount].filter(Boolean).join('. ');
  });
}

async function readOne(db: Db, id: number): Promise<RuleSet> {
  const [row] = await db.select({ files: ruleSets.files }).from(ruleSets).where(eq(ruleSets.id, id));
  if (!row) throw notFound();
  return tie(db, parseRuleSet(row.files as RuleFiles).rules);
}

async function selectSamples(db: Db) {
  const rows = await db
    .select({ row: samples, code: bookings.code })
    .from(samples)
    .innerJoin(bookings, eq(bookings.id, samples.booking_id))
    .where(
      and(inArray(bookings.status, verifiedStatuses), isNotNull(samples.pH), isNull(samples.rejected_reason)),
    )
    .orderBy(desc(samples.id))
    .limit(mostSamples);
  const stored = await withOtherCrops(
    db,
    rows.map(({ row }) => row),
  );
  return stored.map(({ row, otherCrops }, index) => ({
    name: sampleCode(rows[index]?.code ?? '', row),
    booking: row.booking_id,
    row,
    cropIds: [row.main_crop_id, ...otherCrops],
  }));
}

/** The latest given report of each of these bookings. */
async function selectReports(db: Db, ids: readonly number[]): Promise<RuleSetComparison['reports']> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectDistinctOn([reports.booking_id], {
      report: reports.id,
      booking: reports.booking_id,
      booking_code: bookings.code,
    })
    .from(reports)
    .innerJoin(bookings, eq(bookings.id, reports.booking_id))
    .where(and(inArray(reports.booking_id, [...ids]), isNotNull(reports.given_on)))
    .orderBy(reports.booking_id, desc(reports.id));
  return rows;
}
