import type { RuleSetName } from '@udongo/sdk';
import { and, desc, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { crops, ruleSets } from '../../../db/schema.ts';
import { parseRuleSet } from './parseRuleSet.ts';
import { type RuleFiles, type RuleLines, type RuleSet, tieToCrops } from './RuleSet.ts';

/** Two people who know soil, and not one. */
const approvalsNeeded = 2;

export interface CountingRules {
  name: RuleSetName;
  rules: RuleSet;
}

const today = sql`(now() at time zone 'Africa/Nairobi')::date`;
// Names in full: a query of one table leaves out the table's name, and both have an id.
const approvals = sql<number>`(select count(*)::int from rule_set_approvals where rule_set_approvals.rule_set_id = rule_sets.id)`;

/**
 * Gives the rule set that counts today, by the clock of the database: the latest one of those that two people approved; in a demo also
 * one that nobody reviewed. Null without one: then advice names no amounts.
 */
export async function readRules(db: Db): Promise<CountingRules | null> {
  const row = await findCounting(db);
  if (!row) return null;
  const { name, hash, counts_from, files } = row;
  const isReviewed = row.approvals >= approvalsNeeded;
  return {
    name: { name, hash: hash.slice(0, 8), counts_from, is_reviewed: isReviewed },
    rules: await tie(db, parseOnce(hash, files as RuleFiles)),
  };
}

/** Gives the crops of this service their rules. */
export async function tie(db: Db, rules: RuleLines): Promise<RuleSet> {
  const known = await db.select({ name: crops.name, name_in_rules: crops.name_in_rules }).from(crops);
  return tieToCrops(rules, known);
}

/** Finds the rule set that counts today. */
export async function findCounting(db: Db) {
  const [row] = await db
    .select({
      id: ruleSets.id,
      name: ruleSets.name,
      hash: ruleSets.hash,
      counts_from: ruleSets.counts_from,
      files: ruleSets.files,
      approvals,
    })
    .from(ruleSets)
    .where(
      and(lte(ruleSets.counts_from, today), or(ruleSets.is_demo, sql`${approvals} >= ${approvalsNeeded}`)),
    )
    .orderBy(desc(ruleSets.counts_from), desc(ruleSets.id))
    .limit(1);
  return row;
}

/** Tells whether a day is today or later, by the same clock. */
export async function isFuture(db: Db, day: string): Promise<boolean> {
  const [row] = await db.select({ is: sql<boolean>`${day}::date >= ${today}` }).from(sql`(select 1) as one`);
  return row?.is ?? false;
}

let last: { hash: string; rules: RuleLines } | undefined;

/** Every result asks for the same rule set. */
function parseOnce(hash: string, files: RuleFiles): RuleLines {
  if (last?.hash !== hash) last = { hash, rules: parseRuleSet(files).rules };
  return last.rules;
}
