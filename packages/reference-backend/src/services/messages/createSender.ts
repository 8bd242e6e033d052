import type { ReportSend } from '@udongo/sdk';
import { measureSms, toSmsText } from '@udongo/sdk/sms';
import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { AppOptions, Dependencies } from '../../Dependencies.ts';
import type { Db } from '../../db/Database.ts';
import { messages } from '../../db/schema.ts';
import { NotSentError, type Receipt, type Transports } from '../../MessageTransport.ts';
import { countOfDay, DailyLimitError, nextDayInNairobi } from './dailyLimit.ts';
import { isDaytime } from './daytime.ts';
import { keepReportMessage } from './keepReportMessage.ts';
import { tooOften, whyNotToTell } from './limitStranger.ts';
import type { Words } from './messageTemplates.ts';
import { isKept } from './notifications/notices.ts';
import { prepareMessage } from './prepareMessage.ts';
import { readSupport } from './support.ts';

type Message = typeof messages.$inferSelect & { claimed_on: Date };

export interface Sender {
  /** Sends what waits, soon and beside the request that wrote it. Never throws. */
  wake: () => void;
  /** Sends what is due. A message that a process was sending when it ended becomes `unknown`. Never rejects. */
  sendAll: () => Promise<void>;
  /** Resolves when nothing is being sent. */
  settled: () => Promise<void>;
}

export interface SenderOptions extends Pick<Dependencies, 'db' | 'clock' | 'log'> {
  transports: Transports;
  options: Pick<AppOptions, 'appUrl' | 'apiUrl' | 'optOutText' | 'dailyLimits' | 'limits'>;
}

/** Waits between attempts; after the last one a message has failed. */
const waitsMs = [30_000, 120_000, 600_000, 3_600_000];
/** Longer than any transport takes: a message that is claimed for so long lost its process. */
const claimMs = 5 * 60_000;

/**
 * Sends the messages of the table, each by one process only. No provider has an idempotency key: what is not known to have failed is
 * kept as `unknown` and never sent again by itself.
 */
export function createSender({ db, clock, log, transports, options }: SenderOptions): Sender {
  const { appUrl, apiUrl, optOutText, dailyLimits, limits } = options;
  let running: Promise<void> | undefined;
  let isAsked = false;

  const claim = async () => {
    const now = clock();
    const [claimed] = await db.inStatements((statements) =>
      statements
        .update(messages)
        .set({ status: 'sending', attempts: sql`${messages.attempts} + 1`, claimed_on: now })
        .where(eq(messages.id, pickNext(statements, now)))
        .returning(),
    );
    return claimed && { ...claimed, claimed_on: now };
  };

  /** Writes nothing once somebody else has the message: its claim ran out while this process was paused. */
  const settle = (message: Message, values: Partial<Message>) =>
    db.inTransaction((transaction) => transaction.update(messages).set(values).where(isOwn(message)));

  /** Ends a message, and tells the report that it was about in the same transaction. */
  const end = (message: Message, outcome: ReportSend['outcome'], values: Partial<Message>) =>
    db.inTransaction(async (transaction) => {
      const ended = await transaction
        .update(messages)
        .set({ ...values, ...ofNobody(message) })
        .where(isOwn(message))
        .returning({ id: messages.id });
      if (ended.length === 0) return;
      await keepReportMessage(transaction, message, outcome, clock());
    });

  /** Also of a process that died: whether its message went out, nobody can say. */
  const markInterrupted = () =>
    db.inTransaction((transaction) =>
      transaction
        .update(messages)
        .set({
          status: 'unknown',
          reason: 'The server stopped while it sent this.',
          recipient: sql`case when ${messages.kind} = 'data_deleted' then '' else ${messages.recipient} end`,
        })
        .where(
          and(
            eq(messages.status, 'sending'),
            lte(messages.claimed_on, new Date(clock().getTime() - claimMs)),
          ),
        ),
    );

  const prepare = async (message: Message) => {
    const now = clock();
    try {
      return await db.inTransaction(async (transaction) => {
        const skipped = await whyNotToTell(transaction, message, { limits, now });
        if (skipped) return { skipped };
        const support = await readSupport(transaction);
        const task = { ...message, appUrl, apiUrl, optOutText, support, now };
        const prepared = await prepareMessage(transaction, message.kind, task);
        if ('skipped' in prepared) return prepared;
        await countOfDay(transaction, message, { limit: dailyLimits[message.channel], now });
        return message.channel === 'sms' ? { ...prepared, text: toSmsText(prepared.text) } : prepared;
      });
    } catch (error) {
      throw error instanceof DailyLimitError ? error : new NotSentError('The database did not answer.', true);
    }
  };

  const hand = ({ channel, recipient: to }: Message, words: Words): Promise<Receipt> =>
    channel === 'sms'
      ? transports.sms.send({ to, text: words.text })
      : transports.email.send({ to, ...words });

  const sendOne = async (message: Message) => {
    const { channel, attempts, kind } = message;
    try {
      const prepared = await prepare(message);
      // A process that was paused: another one has given the message up by now.
      if (clock().getTime() - message.claimed_on.getTime() >= claimMs) return;
      if ('skipped' in prepared) {
        const reason = prepared.skipped;
        const outcome = reason === tooOften ? 'too_often' : 'skipped';
        return await end(message, outcome, { status: 'skipped', reason });
      }
      const { providerId, cost } = await hand(message, prepared);
      const { subject, text } = prepared;
      const kept = isKept(kind) && { subject, text };
      if (!transports[channel].isSetUp) {
        const reason = 'Nothing is set up to send this.';
        return await end(message, 'not_set_up', { status: 'failed', reason, ...kept });
      }
      await end(message, 'sent', {
        status: 'sent',
        reason: '',
        provider_id: providerId,
        cost,
        ...(channel === 'sms' && { parts: measureSms(text).parts }),
        ...kept,
      });
    } catch (error) {
      if (error instanceof DailyLimitError) {
        log({
          level: 'error',
          msg: 'daily limit of messages reached',
          channel,
          kind,
          limit: error.limit,
        });
        const next_attempt_on = nextDayInNairobi(clock());
        return await settle(message, {
          status: 'queued',
          attempts: attempts - 1,
          reason: error.message,
          next_attempt_on,
        });
      }
      if (!(error instanceof NotSentError)) throw error;
      const waitMs = error.isTransient ? waitsMs[attempts - 1] : undefined;
      const reason = error.message;
      if (waitMs === undefined) await end(message, 'failed', { status: 'failed', reason });
      else {
        const next_attempt_on = new Date(clock().getTime() + waitMs);
        await settle(message, { status: 'queued', reason, next_attempt_on });
      }
    }
  };

  // A request that wakes the sender is not the one that sends what others have written.
  const asSender = (work: () => Promise<unknown>) =>
    db.as({ operation: 'send_messages', requestId: null, userId: null, role: '', at: clock() }, work);

  const sendWaiting = async () => {
    for (let message = await claim(); message; message = await claim()) {
      const { id } = message;
      const gone = ofNobody(message);
      // The others go on.
      await sendOne(message).catch(async () => {
        log({ level: 'error', msg: 'a message was interrupted', id });
        const reason = 'The provider did not say whether it took this.';
        await settle(message, { status: 'unknown', reason, ...gone }).catch(() => {});
      });
    }
  };

  const run = async () => {
    while (isAsked) {
      isAsked = false;
      // Requests report a database that is away; the next round tries again.
      await asSender(sendWaiting).catch(() => {});
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
    sendAll: async () => {
      await asSender(markInterrupted).catch(() => {});
      await ask();
    },
    settled: async () => running,
  };
}

/** Selects the message that is sent next, and locks it. */
export function pickNext(db: Db, now: Date) {
  return (
    db
      .select({ id: messages.id })
      .from(messages)
      .where(and(isSendable(now), lte(messages.next_attempt_on, now)))
      // Codes and notices come before what administrators write to many, and before reminders: the order of the index `messages_to_send`.
      .orderBy(
        sql`${messages.sent_by_id} is not null`,
        sql`${messages.class} desc`,
        messages.next_attempt_on,
        messages.id,
      )
      .limit(1)
      .for('update', { skipLocked: true })
  );
}

/** Time at which the first message is to be sent, or to be given up by a process that ended. */
export function messagesDue(now: Date): SQL {
  return sql`select least(
    (select min(${messages.next_attempt_on}) from ${messages} where ${isSendable(now)}),
    (select min(${messages.claimed_on}) + ${claimMs / 1000} * interval '1 second' from ${messages} where ${eq(messages.status, 'sending')}))`;
}

/** Whether a message waits that may be sent at this time of the day. */
function isSendable(now: Date): SQL | undefined {
  const classes = isDaytime(now) ? (['transactional', 'promotional'] as const) : (['transactional'] as const);
  // A parameter would keep a prepared statement from the indexes, which have queued messages only.
  return and(sql`${messages.status} = 'queued'`, inArray(messages.class, [...classes]));
}

/** Whether nobody has claimed it since, nor let it be sent again. One that was given up in the meantime can still be told to have gone out. */
function isOwn({ id, claimed_on }: Message): SQL | undefined {
  return and(
    eq(messages.id, id),
    eq(messages.claimed_on, claimed_on),
    inArray(messages.status, ['sending', 'unknown']),
  );
}

/** Takes away to whom a message went that says that all about them was deleted. */
function ofNobody({ kind }: Pick<Message, 'kind'>): Partial<Message> {
  return kind === 'data_deleted' ? { recipient: '' } : {};
}
