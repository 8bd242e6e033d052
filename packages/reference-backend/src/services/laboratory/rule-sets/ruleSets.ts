import type { RuleSetFiles, RuleSet as RuleSetRecord } from '@udongo/sdk';
import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { one } from '../../../db/one.ts';
import { orderBy } from '../../../db/ordering.ts';
import { analyses, crops, ruleSetApprovals, ruleSets, users } from '../../../db/schema.ts';
import { searchWords } from '../../../db/search.ts';
import { conflict, notFound } from '../../../errors.ts';
import { day, line, lines } from '../../../validation/fields.ts';
import { invalid } from '../../../validation/issues.ts';
import { allValues, type Reading } from '../../../validation/readFields.ts';
import { storeUnique } from '../../platform/databaseRefusals.ts';
import { cutPage, type Listed, type ListQuery } from '../../platform/list.ts';
import { lockAll } from '../../platform/lockAll.ts';
import { sha256 } from '../../platform/sha256.ts';
import { toInstant } from '../../platform/toInstant.ts';
import type { RuleProblem } from '../rules/CellReader.ts';
import { parseRuleSet } from '../rules/parseRuleSet.ts';
import { type RuleLines, ruleFiles } from '../rules/RuleSet.ts';
import { writeRanges } from '../rules/ranges.ts';
import { findCounting, isFuture } from '../rules/readRules.ts';

const file = () => lines({ max: 60_000 });

export const ruleSetFields = {
  name: line({ max: 60, blank: false }),
  counts_from: day(),
  crops: file(),
  needs: file(),
  splits: file(),
  products: file(),
  bands: file(),
  lime: file(),
  numbers: file(),
  analyses: file().optional(),
};

const orderings = { id: ruleSets.id, counts_from: ruleSets.counts_from };
const searched = sql`lower(${ruleSets.name})`;
const columns = {
  id: ruleSets.id,
  name: ruleSets.name,
  hash: ruleSets.hash,
  counts_from: ruleSets.counts_from,
  is_demo: ruleSets.is_demo,
  uploaded_on: ruleSets.uploaded_on,
  uploaded_by: ruleSets.uploaded_by_id,
  uploaded_by_name: users.full_name,
  has_ranges: sql<boolean>`jsonb_exists(${ruleSets.files}, 'ranges')`,
};

export async function listRuleSets(db: Db, _actor: Actor, query: ListQuery): Promise<Listed<RuleSetRecord>> {
  const where = searchWords(searched, query.search);
  return cutPage(query, await db.$count(ruleSets, where), async (limit, offset) =>
    describe(
      db,
      await db
        .select(columns)
        .from(ruleSets)
        .leftJoin(users, eq(users.id, ruleSets.uploaded_by_id))
        .where(where)
        .orderBy(...orderBy(query.ordering, orderings))
        .limit(limit)
        .offset(offset),
    ),
  );
}

/** Errors: throws 404. */
export async function getRuleSet(db: Db, _actor: Actor, id: number): Promise<RuleSetRecord> {
  const [row] = await db
    .select({ ...columns, files: ruleSets.files })
    .from(ruleSets)
    .leftJoin(users, eq(users.id, ruleSets.uploaded_by_id))
    .where(eq(ruleSets.id, id));
  if (!row) throw notFound();
  const { files, ...own } = row;
  const [record] = await describe(db, [own]);
  if (!record) throw notFound();
  return { ...record, files: files as unknown as RuleSetFiles };
}

/**
 * Stores a rule set for good, with the present ranges of *Crops*. Errors: throws 400 with each fault under its file, for a day that is
 * past, for a name that another one has, and where nothing would change.
 */
export async function createRuleSet(
  db: Db,
  actor: Actor,
  reading: Reading<typeof ruleSetFields>,
  now: Date,
): Promise<RuleSetRecord> {
  const { name, counts_from, ...files } = allValues(reading);
  const { rules, problems } = parseRuleSet(files);
  const issues = [...problems, ...(await findUnknownAnalyses(db, rules))].map(
    ({ file: csv, line: at, message }) => ({
      path: [csv.replace('.csv', '')],
      message: `Line ${at}: ${message}`,
    }),
  );
  if (!(await isFuture(db, counts_from)))
    issues.push({ path: ['counts_from'], message: 'This day is past.' });
  if (issues.length) throw invalid(issues);
  const ordered = {
    ...Object.fromEntries(ruleFiles.flatMap((each) => (files[each] ? [[each, files[each]]] : []))),
    ranges: writeRanges(await db.select().from(crops).orderBy(asc(crops.id))),
  };
  const hash = sha256(JSON.stringify(ordered));
  // Two people who upload the same at once come one after the other.
  await lockAll(db, [hash], 'rule set ');
  await refuseSame(db, { hash, counts_from });
  const row = {
    ...{ name, counts_from, files: ordered, hash },
    ...{ uploaded_on: now, uploaded_by_id: actor.userId },
  };
  const message = 'rule set with this name already exists.';
  const stored = await storeUnique(db.insert(ruleSets).values(row).returning({ id: ruleSets.id }), {
    ...{ constraint: 'rule_sets_name_key', field: 'name', message },
  });
  return getRuleSet(db, actor, one(stored).id);
}

/** The lines of `analyses.csv` that no analysis of this service has in that unit and by that method. */
async function findUnknownAnalyses(db: Db, rules: RuleLines): Promise<RuleProblem[]> {
  if (rules.analyses.size === 0) return [];
  const known = new Map((await db.select().from(analyses)).map((analysis) => [analysis.code, analysis]));
  return [...rules.analyses].flatMap(([code, { unit, method, line: at }]) => {
    const analysis = known.get(code);
    const messages = analysis
      ? [
          analysis.unit !== unit && `unit: ${code} is in ${analysis.unit}`,
          analysis.method !== method && `method: ${code} is measured by ${analysis.method}`,
        ]
      : [`analysis: this service has no ${code}`];
    return messages.flatMap((message) => (message ? { file: 'analyses.csv', line: at, message } : []));
  });
}

/** Errors: throws 400 where nothing would change: the rule set that counts now has the same files, or another one from the same day on. */
async function refuseSame(db: Db, { hash, counts_from }: Pick<Row, 'hash' | 'counts_from'>): Promise<void> {
  const countsNow = eq(ruleSets.id, (await findCounting(db))?.id ?? 0);
  const [same] = await db
    .select({ name: ruleSets.name })
    .from(ruleSets)
    .where(and(eq(ruleSets.hash, hash), or(countsNow, eq(ruleSets.counts_from, counts_from))))
    .limit(1);
  if (!same) return;
  const message = `Nothing would change: the rule set ${same.name} has the same files and ranges.`;
  throw invalid([{ path: ['non_field_errors'], message }]);
}

/** Approves a rule set for good. Errors: throws 404, and 409 for a demo's and for one that this person uploaded or has approved. */
export async function approveRuleSet(db: Db, actor: Actor, id: number, now: Date): Promise<RuleSetRecord> {
  const { is_demo, uploaded_by, approvals } = await getRuleSet(db, actor, id);
  const { userId } = actor;
  if (userId === null) throw notFound();
  if (is_demo) throw conflict('A demo is not approved. Upload its files under a new name.');
  if (uploaded_by === userId) throw conflict('You uploaded this rule set. Two other agronomists approve it.');
  if (approvals.some(({ approved_by }) => approved_by === userId))
    throw conflict('You have approved this rule set. The second approval is another person’s.');
  await db
    .insert(ruleSetApprovals)
    .values({ rule_set_id: id, approved_by_id: userId, approved_on: now })
    .onConflictDoNothing();
  return getRuleSet(db, actor, id);
}

type Row = Pick<typeof ruleSets.$inferSelect, 'id' | 'name' | 'hash' | 'counts_from' | 'is_demo'> & {
  uploaded_on: Date;
  uploaded_by: number | null;
  uploaded_by_name: string | null;
  has_ranges: boolean;
};

async function describe(db: Db, rows: readonly Row[]): Promise<RuleSetRecord[]> {
  if (rows.length === 0) return [];
  const counting = await findCounting(db);
  const approved = await db
    .select({
      rule_set: ruleSetApprovals.rule_set_id,
      by: ruleSetApprovals.approved_by_id,
      name: users.full_name,
      on: ruleSetApprovals.approved_on,
    })
    .from(ruleSetApprovals)
    .leftJoin(users, eq(users.id, ruleSetApprovals.approved_by_id))
    .where(
      inArray(
        ruleSetApprovals.rule_set_id,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(desc(ruleSetApprovals.id));
  return rows.map((row) => ({
    ...row,
    counts_now: row.id === counting?.id,
    uploaded_on: toInstant(row.uploaded_on),
    uploaded_by_name: row.uploaded_by_name ?? '',
    approvals: approved
      .filter(({ rule_set }) => rule_set === row.id)
      .map(({ by, name, on }) => ({
        approved_by: by,
        approved_by_name: name ?? '',
        approved_on: toInstant(on),
      })),
  }));
}
