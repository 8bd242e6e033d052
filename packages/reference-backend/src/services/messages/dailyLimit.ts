import type { MessageChannel, MessageKind } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { messageDays } from '../../db/schema.ts';

/** No message of this kind, or of this channel, goes out before tomorrow. */
export class DailyLimitError extends Error {
  override readonly name = 'DailyLimitError';
  readonly limit: number;

  constructor(limit: number) {
    super(`The limit of ${limit} messages a day is reached.`);
    this.limit = limit;
  }
}

/**
 * Counts a message of the day in the caller's transaction. One kind gets half of the channel's limit, so that none uses up what the
 * others need. Errors: throws `DailyLimitError` when the day is full; the transaction then has to be given up.
 */
export async function countOfDay(
  db: Db,
  { channel, kind }: { channel: MessageChannel; kind: MessageKind },
  { limit, now }: { limit: number; now: Date },
): Promise<void> {
  await count(db, { channel, kind, limit: Math.ceil(limit / 2), now });
  await count(db, { channel, kind: '', limit, now });
}

async function count(
  db: Db,
  counted: { channel: MessageChannel; kind: MessageKind | ''; limit: number; now: Date },
): Promise<void> {
  const { channel, kind, limit, now } = counted;
  const [stored] = await db
    .insert(messageDays)
    .values({ day: todayInNairobi(now), channel, kind, count: 1 })
    .onConflictDoUpdate({
      target: [messageDays.day, messageDays.channel, messageDays.kind],
      set: { count: sql`${messageDays.count} + 1` },
      setWhere: lt(messageDays.count, limit),
    })
    .returning();
  if (!stored) throw new DailyLimitError(limit);
}

/** The first moment of tomorrow. */
export function nextDayInNairobi(now: Date): Date {
  return new Date(Date.parse(`${todayInNairobi(now)}T00:00:00+03:00`) + 86_400_000);
}
