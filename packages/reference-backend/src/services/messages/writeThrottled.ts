import type { Dependencies } from '../../Dependencies.ts';
import type { Write } from '../../db/Database.ts';
import { throttle } from '../platform/throttle.ts';
import { type NewMessage, writeMessage } from '../platform/writeMessage.ts';

/**
 * Writes a message that somebody asks for, and has it sent. It does the same work whether or not there is an account: the sender asks
 * that.
 * Errors: throws 429 when this recipient was asked for too often.
 */
export async function writeThrottled(
  { db, clock, options, wakeSender }: Dependencies,
  message: NewMessage,
  write: Write<void> = db.inTransaction,
): Promise<void> {
  const now = clock();
  const limit = options.limits.messagesByRecipient;
  await write(async (transaction) => {
    await throttle(transaction, { what: 'messagesByRecipient', whom: message.recipient, limit, now });
    await writeMessage(transaction, message, now);
  });
  wakeSender();
}
