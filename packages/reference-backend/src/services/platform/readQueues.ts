import { count, eq, inArray, min } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { jobs, messages, moneyDifferences } from '../../db/schema.ts';

/** Work that waits or fails, as an operator watches it. */
export interface Queues {
  jobs: { name: string; everySeconds: number; failures: number; lastSuccessOn: Date | null }[];
  /** Messages that wait to be sent, by channel, and since when the first of them is due. */
  messages: { channel: string; waiting: number; dueOn: Date | null }[];
  /** Bookings whose books differ from their money. */
  moneyDifferences: number;
}

/** Reads the jobs of these names, the messages that wait, and the bookings whose money differs. */
export async function readQueues(db: Db, jobNames: readonly string[]): Promise<Queues> {
  const found = await db
    .select({
      name: jobs.name,
      everySeconds: jobs.every_seconds,
      failures: jobs.failures,
      lastSuccessOn: jobs.last_success_on,
    })
    .from(jobs)
    .where(inArray(jobs.name, [...jobNames]));
  const waiting = await db
    .select({ channel: messages.channel, waiting: count(), dueOn: min(messages.next_attempt_on) })
    .from(messages)
    .where(eq(messages.status, 'queued'))
    .groupBy(messages.channel);
  const [differing] = await db.select({ number: count() }).from(moneyDifferences);
  return { jobs: found, messages: waiting, moneyDifferences: differing?.number ?? 0 };
}
