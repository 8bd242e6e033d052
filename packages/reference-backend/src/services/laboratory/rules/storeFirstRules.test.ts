import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useBackend } from '../../../../test/testBackend.ts';
import { startOfTests } from '../../../../test/testClock.ts';
import type { Db } from '../../../db/Database.ts';
import { ruleSets } from '../../../db/schema.ts';
import { readRules } from './readRules.ts';
import { storeFirstRules } from './storeFirstRules.ts';

const backend = useBackend();

/** Gives what a database without rule sets says after starts of the server. */
async function afterStarts(isDemo: boolean): Promise<unknown> {
  const undone = new Error('Everything is undone.');
  let found: unknown;
  const start = async (db: Db) => {
    await db.execute(sql`alter table rule_sets disable trigger refuse_change`);
    await db.execute(sql`delete from rule_sets`);
    await storeFirstRules(db, startOfTests, isDemo);
    await storeFirstRules(db, startOfTests, isDemo);
    const stored = await db.select({ name: ruleSets.name, is_demo: ruleSets.is_demo }).from(ruleSets);
    found = { stored, counting: (await readRules(db))?.name ?? null };
    throw undone;
  };
  await expect(backend.db.inTransaction(start)).rejects.toBe(undone);
  return found;
}

test('a service that was filled before there were rule sets gets one that waits for its agronomists', async () => {
  expect(await afterStarts(false)).toEqual({
    stored: [{ name: 'Starting values', is_demo: false }],
    counting: null,
  });
});

test('a demo that was filled before there were rule sets goes on with amounts, which say that nobody reviewed them', async () => {
  expect(await afterStarts(true)).toEqual({
    stored: [{ name: 'Demo 1', is_demo: true }],
    counting: expect.objectContaining({ name: 'Demo 1', is_reviewed: false }),
  });
});
