import type { Language, MessageChannel, MessageKind } from '@udongo/sdk';
import type { Db } from '../../db/Database.ts';
import { one } from '../../db/one.ts';
import { messages } from '../../db/schema.ts';

export interface NewMessage {
  kind: MessageKind;
  channel: MessageChannel;
  /** An email address in small letters, or a phone number as it is stored. */
  recipient: string;
  language: Language;
  /** User whom it is about, where known already. */
  user_id?: number | null;
}

/** Writes a message in the transaction of its event, and gives its id: both are stored, or neither. `wakeSender` sends it after the commit. */
export async function writeMessage(db: Db, message: NewMessage, now: Date): Promise<number> {
  const written = one(
    await db
      .insert(messages)
      .values({ ...message, next_attempt_on: now, created_on: now })
      .returning({ id: messages.id }),
  );
  return written.id;
}
