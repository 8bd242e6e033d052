import { todayInNairobi } from '@udongo/sdk/values';
import type { Db } from '../../../db/Database.ts';
import { ruleSets } from '../../../db/schema.ts';
import { demoRules } from '../../../generated/demoRules.ts';
import { sha256 } from '../../platform/sha256.ts';

/**
 * Stores the rules of data/rules/demo in a database that has no rule set: a new one, or one from before there were any. In a demo they
 * count at once; elsewhere two agronomists have to approve them, or download them as a start for rules of their own.
 */
export async function storeFirstRules(db: Db, now: Date, isDemo: boolean): Promise<void> {
  // A new service has no analyses beside the seven readings.
  const { analyses: _, ...others } = demoRules;
  const files = isDemo ? demoRules : others;
  const [known] = await db.select({ id: ruleSets.id }).from(ruleSets).limit(1);
  if (known) return;
  await db
    .insert(ruleSets)
    .values({
      name: isDemo ? 'Demo 1' : 'Starting values',
      files,
      hash: sha256(JSON.stringify(files)),
      counts_from: isDemo ? '2026-01-01' : todayInNairobi(now),
      is_demo: isDemo,
      uploaded_on: now,
    })
    // Processes that start together store them once.
    .onConflictDoNothing();
}
