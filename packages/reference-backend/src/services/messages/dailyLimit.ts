import type { MessageChannel, MessageKind } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { lt, sql } from 'drizzle-orm';
import type { AppOptions } from '../../Dependencies.ts';
import type { Db } from '../../db/Database.ts';
import { messageDays } from '../../db/schema.ts';

/** No message of this channel goes out before tomorrow. */
export class DailyLimitError extends Error {
  override readonly name = 'DailyLimitError';
}

/** At how many messages of the day this one waits until tomorrow. News leave half of the limit to links, codes and notices. */
export function limitOf(
  { kind, channel }: { kind: MessageKind; channel: MessageChannel },
  limits: AppOptions['dailyLimits'],
): number {
  return kind === 'article' ? Math.ceil(limits[channel] / 2) : limits[channel];
}

/** Counts a message in one statement. Errors: throws `DailyLimitError` when the day is full; then nothing is counted. */
export async function countOfDay(
  db: Db,
  channel: MessageChannel,
  { limit, now }: { limit: number; now: Date },
): Promise<void> {
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
