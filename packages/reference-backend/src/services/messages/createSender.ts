import { and, eq, lte, sql } from 'drizzle-orm';
import type { Dependencies } from '../../Dependencies.ts';
import { messages } from '../../db/schema.ts';
import { NotSentError, type Outlets } from '../../Outlets.ts';
import { prepareMessage } from './prepareMessage.ts';
import type { Words } from './words.ts';

type Message = typeof messages.$inferSelect;

export interface Sender {
  /** Sends what waits, soon and beside the request that wrote it. Never throws. */
  wake: () => void;
  /** Sends what waits and is due. Never rejects. */
  sendAll: () => Promise<void>;
  /** Resolves when nothing is being sent. */
  settled: () => Promise<void>;
}

interface SenderOptions extends Pick<Dependencies, 'db' | 'clock' | 'log'> {
  outlets: Outlets;
  appUrl: string;
}

/** Waits between attempts; after the last one a message has failed. */
const waitsMs = [30_000, 120_000, 600_000, 3_600_000];

/**
 * Sends the messages of the table, each by one process only. A process that dies in the middle leaves its message at `sending`:
 * nobody knows whether it went out, so nobody sends it again.
 */
export function createSender({ db, clock, log, outlets, appUrl }: SenderOptions): Sender {
  let running: Promise<void> | undefined;
  let isAsked = false;

  const claim = () =>
    db.inTransaction(async (transaction) => {
      const [next] = await transaction
        .select({ id: messages.id })
        .from(messages)
        .where(and(eq(messages.status, 'queued'), lte(messages.next_attempt_on, clock())))
        .orderBy(messages.next_attempt_on, messages.id)
        .limit(1)
        .for('update', { skipLocked: true });
      if (!next) return undefined;
      const [claimed] = await transaction
        .update(messages)
        .set({ status: 'sending', attempts: sql`${messages.attempts} + 1` })
        .where(eq(messages.id, next.id))
        .returning();
      return claimed;
    });

  const settle = (id: number, values: Partial<Message>) =>
    db.inTransaction((transaction) => transaction.update(messages).set(values).where(eq(messages.id, id)));

  const prepare = async (message: Message) => {
    try {
      return await db.inTransaction((transaction) =>
        prepareMessage(transaction, message.kind, { ...message, appUrl, now: clock() }),
      );
    } catch {
      throw new NotSentError('The database did not answer.', true);
    }
  };

  const hand = async ({ channel, recipient: to }: Message, { subject, text, html }: Words) => {
    if (channel === 'sms') await outlets.sms.send({ to, text });
    else await outlets.email.send({ to, subject, text, html });
  };

  const sendOne = async (message: Message) => {
    const { id, channel, attempts } = message;
    try {
      const words = await prepare(message);
      if (!words) return await settle(id, { status: 'skipped', reason: 'There is no such account.' });
      await hand(message, words);
      await settle(id, { status: 'sent', reason: '', ...(outlets[channel].isSandbox && words) });
    } catch (error) {
      if (!(error instanceof NotSentError)) throw error;
      const waitMs = error.isPassing ? waitsMs[attempts - 1] : undefined;
      const reason = error.message;
      if (waitMs === undefined) await settle(id, { status: 'failed', reason });
      else {
        const next_attempt_on = new Date(clock().getTime() + waitMs);
        await settle(id, { status: 'queued', reason, next_attempt_on });
      }
    }
  };

  const sendAll = async () => {
    for (let message = await claim(); message; message = await claim()) {
      // What is not known to have failed stays at `sending`, and the others go on.
      await sendOne(message).catch(() =>
        log({ level: 'error', msg: 'a message was interrupted', id: message?.id ?? 0 }),
      );
    }
  };

  const run = async () => {
    while (isAsked) {
      isAsked = false;
      // A database that is away is told by requests; the next round asks again.
      await sendAll().catch(() => {});
    }
  };
  const ask = () => {
    isAsked = true;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
  return {
    wake: () => void setTimeout(ask),
    sendAll: ask,
    settled: async () => running,
  };
}
