import { sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { one } from '../../db/one.ts';
import { smallLists } from '../../db/schema.ts';

/** Most values that are kept. Each search of a list is one. */
const mostKept = 200;

/**
 * Gives what `read` gave under this key, until one of the small lists, or the settings, is changed by any process, or the day ends. One
 * statement tells; the next read after a change has it. Migration 0084 names the tables.
 */
export function keepSmallLists(db: Database) {
  const kept = new Map<string, { state: string; value: unknown }>();
  return async <Value>(key: string, read: () => Promise<Value>): Promise<Value> => {
    // Read before the lists are: a change in between makes the kept value old at once, and no old one is kept as new.
    const state = await db.inStatements(readState);
    const known = kept.get(key);
    // A key has one reader.
    if (known?.state === state) return known.value as Value;
    const value = await read();
    kept.delete(key);
    kept.set(key, { state, value });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}

/** The day is that of the rule set that counts. */
const stateNow = sql<string>`${smallLists.changes} || ' ' || (now() at time zone 'Africa/Nairobi')::date`;

async function readState(db: Parameters<Parameters<Database['inStatements']>[0]>[0]): Promise<string> {
  return one(await db.select({ state: stateNow }).from(smallLists)).state;
}
