import type { MessageChannel } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { lt, sql } from 'drizzle-orm';
import type { AppOptions } from '../../Dependencies.ts';
import type { Db } from '../../db/Database.ts';
import { messageDays } from '../../db/schema.ts';

/** No message of this channel goes out before tomorrow. */
export class DailyLimitError extends Error {
  override readonly name = 'DailyLimitError';
}

/** Counts a message in one statement. Errors: throws `DailyLimitError` when the day is full; then nothing is counted. */
export async function countOfDay(
  db: Db,
  channel: MessageChannel,
  { limits, now }: { limits: AppOptions['dailyLimits']; now: Date },
): Promise<void> {
  const limit = limits[channel];
  const [counted] = await db
    .insert(messageDays)
    .values({ day: todayInNairobi(now), channel, count: 1 })
    .onConflictDoUpdate({
      target: [messageDays.day, messageDays.channel],
      set: { count: sql`${messageDays.count} + 1` },
      setWhere: lt(messageDays.count, limit),
    })
    .returning();
  if (!counted) throw new DailyLimitError(`The limit of ${limit} messages a day is reached.`);
}

/** The first moment of tomorrow. */
export function nextDayInNairobi(now: Date): Date {
  return new Date(Date.parse(`${todayInNairobi(now)}T00:00:00+03:00`) + 86_400_000);
}
