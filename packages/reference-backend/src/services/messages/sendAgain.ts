import type { Message } from '@udongo/sdk';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { messages } from '../../db/schema.ts';
import { badRequest, notFound } from '../../errors.ts';
import { toMessage } from './listMessages.ts';

/**
 * Lets a message be sent again that failed, or of which nobody knows.
 * Errors: throws 404, and 400 for one that went out or still waits.
 */
export async function sendAgain(db: Db, id: number, now: Date): Promise<Message> {
  const [again] = await db
    .update(messages)
    .set({ status: 'queued', attempts: 0, next_attempt_on: now, reason: '', parts: null, cost: null })
    .where(
      and(eq(messages.id, id), inArray(messages.status, ['failed', 'unknown']), ne(messages.recipient, '')),
    )
    .returning();
  if (again) return toMessage(again);
  const [stored] = await db.select({ id: messages.id }).from(messages).where(eq(messages.id, id));
  if (!stored) throw notFound();
  throw badRequest({ non_field_errors: ['This message cannot be sent again.'] });
}
