import { and, desc, eq, isNull, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { commissionRates } from '../../db/schema.ts';

/** The share of a price, in percent, that an agent earned at an instant: their own rate, or the default. */
export async function readRate(db: Db, agentId: number, at: Date): Promise<number> {
  const own = await readLast(db, agentId, at);
  return Number(own?.percentage ?? (await readLast(db, null, at))?.percentage ?? 0);
}

/** The same as SQL, of an agent's id and an instant. */
export function rateOf(agentId: SQLWrapper, at: SQLWrapper) {
  const last = (of: SQL) =>
    sql`(select percentage from ${commissionRates} where ${of} and since <= ${at} order by since desc, id desc limit 1)`;
  return sql`coalesce(${last(sql`agent_id = ${agentId}`)}, ${last(sql`agent_id is null`)}, 0)`;
}

/** An agent's own rate as it is now, null when they take the default; of no agent the default itself. */
export async function readOwnRate(db: Db, agentId: number | null): Promise<string | null> {
  return (await readLast(db, agentId))?.percentage ?? null;
}

/** Keeps a new rate when it differs from the last one; earlier bookings keep theirs. */
export async function setRate(
  db: Db,
  agentId: number | null,
  percentage: string | null,
  { now, by }: { now: Date; by: number | null },
): Promise<void> {
  const last = await readLast(db, agentId);
  if ((last?.percentage ?? null) === percentage) return;
  await db.insert(commissionRates).values({ agent_id: agentId, percentage, since: now, set_by_id: by });
}

async function readLast(db: Db, agentId: number | null, at?: Date) {
  const { agent_id, since, id } = commissionRates;
  const [rate] = await db
    .select()
    .from(commissionRates)
    .where(and(agentId === null ? isNull(agent_id) : eq(agent_id, agentId), at && lte(since, at)))
    .orderBy(desc(since), desc(id))
    .limit(1);
  return rate;
}
