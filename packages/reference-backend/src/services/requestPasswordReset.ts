import type { Language } from '@udongo/sdk';
import type { Dependencies } from '../Dependencies.ts';
import { writeMessage } from './messages/writeMessage.ts';
import type { Identifier } from './readIdentifier.ts';
import { throttle } from './throttle.ts';

/**
 * Asks for a link or a code for a new password. It does the same work whether or not there is an account: the sender asks that.
 * Errors: throws 429 when this recipient was asked for too often.
 */
export async function requestPasswordReset(
  { db, clock, options, wakeSender }: Dependencies,
  { channel, recipient }: Identifier,
  language: Language,
): Promise<void> {
  const now = clock();
  const kind = channel === 'sms' ? 'password_code' : 'password_link';
  const limit = options.limits.messagesByRecipient;
  await db.inTransaction(async (transaction) => {
    await throttle(transaction, { what: 'messagesByRecipient', whom: recipient, limit, now });
    await writeMessage(transaction, { kind, channel, recipient, language }, now);
  });
  wakeSender();
}
