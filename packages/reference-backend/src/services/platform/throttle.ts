import { and, eq, gt, gte, sql } from 'drizzle-orm';
import type { Limit } from '../../Dependencies.ts';
import type { Db } from '../../db/Database.ts';
import { throttleCounters } from '../../db/schema.ts';
import { tooManyRequests } from '../../errors.ts';
import { sha256 } from './sha256.ts';

interface Attempt {
  /** Action that is limited. */
  what: string;
  /** Person or place that is limited, such as an address. */
  whom: string;
  limit: Limit;
  now: Date;
  /** Part of the limit that it uses up; 1 when absent. */
  times?: number;
  /** Text before the time to wait. */
  why?: string;
}

/** Errors: throws 429 when there were too many; then the window still ends, and in a transaction nothing is counted. */
export async function throttle(db: Db, attempt: Attempt): Promise<void> {
  const counter = await countAttempt(db, attempt);
  if (counter && counter.count > attempt.limit.times) {
    throw tooManyRequests(counter.expires_on.getTime() - attempt.now.getTime(), attempt.why);
  }
}

/** Counts an attempt, also one too many. */
export async function isWithinLimit(db: Db, attempt: Attempt): Promise<boolean> {
  const counter = await countAttempt(db, attempt);
  return !counter || counter.count <= attempt.limit.times;
}

/** Whether one more attempt would be too many; counts nothing. */
export async function isUsedUp(db: Db, { what, whom, limit, now }: Attempt): Promise<boolean> {
  const { count, expires_on, key } = throttleCounters;
  const full = and(eq(key, throttleKey(what, whom)), gt(expires_on, now), gte(count, limit.times));
  return (await db.$count(throttleCounters, full)) > 0;
}

/**
 * Counts an attempt in one statement, so that attempts that come together are all counted. A window that is over begins again, and
 * so does one that ends later than it can: a clock that ran ahead made it. `deleteExpired` removes those that nobody comes back to.
 */
async function countAttempt(db: Db, { what, whom, limit, now, times = 1 }: Attempt) {
  const { count, expires_on } = throttleCounters;
  const latest = new Date(now.getTime() + limit.windowMs);
  const [from, until] = [now.toISOString(), latest.toISOString()];
  const holds = sql`${expires_on} > ${from}::timestamptz and ${expires_on} <= ${until}::timestamptz`;
  const [counter] = await db
    .insert(throttleCounters)
    .values({ key: throttleKey(what, whom), count: times, expires_on: latest })
    .onConflictDoUpdate({
      target: throttleCounters.key,
      set: {
        count: sql`case when ${holds} then ${count} + ${times}::integer else ${times}::integer end`,
        expires_on: sql`case when ${holds} then ${expires_on} else excluded.expires_on end`,
      },
    })
    .returning();
  return counter;
}

/** Forgets the attempts, after a success. */
export async function forgetAttempts(db: Db, { what, whom }: Pick<Attempt, 'what' | 'whom'>): Promise<void> {
  await db.delete(throttleCounters).where(eq(throttleCounters.key, throttleKey(what, whom)));
}

/** Takes one attempt back, of those that count only when they fail. */
export async function takeBackAttempt(db: Db, what: string, whom: string): Promise<void> {
  const { count, key } = throttleCounters;
  await db
    .update(throttleCounters)
    .set({ count: sql`${count} - 1` })
    .where(eq(key, throttleKey(what, whom)));
}

function throttleKey(what: string, whom: string): string {
  return `${what}:${sha256(whom)}`;
}
