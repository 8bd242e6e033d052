import type { Language } from '@udongo/sdk';
import type { Db } from '../../db/Database.ts';
import { isWithinLimit } from '../platform/throttle.ts';
import { writeMessage } from '../platform/writeMessage.ts';

/** Most links to one address, which somebody else may have typed. */
const limit = { times: 5, windowMs: 3_600_000 };

/** Sends the link that confirms the email address of an account, which waits for it; beyond the limit nothing. */
export async function writeEmailLink(
  db: Db,
  { id, email, language }: { id: number; email: string; language: Language },
  now: Date,
): Promise<void> {
  if (email === '') return;
  if (!(await isWithinLimit(db, { what: 'emailLinks', whom: email, limit, now }))) return;
  await writeMessage(
    db,
    { kind: 'email_link', channel: 'email', recipient: email, language, user_id: id },
    now,
  );
}
