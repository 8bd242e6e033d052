import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/Database.ts';
import { emailChanges, passwordResets } from '../db/schema.ts';
import { updateAccount } from './accounts.ts';
import { createSecret } from './createSecret.ts';
import { refusedReset } from './passwordResets.ts';
import { sha256 } from './sha256.ts';

const lifetimeMs = 3_600_000;

/** Makes a token that changes an account's e-mail address once, in place of any older one; only its hash is stored. */
export async function createEmailChange(db: Db, userId: number, email: string, now: Date): Promise<string> {
  const token = createSecret();
  const made = { token_hash: sha256(token), email, expires_on: new Date(now.getTime() + lifetimeMs) };
  await db
    .insert(emailChanges)
    .values({ user_id: userId, ...made })
    .onConflictDoUpdate({ target: emailChanges.user_id, set: made });
  return token;
}

/** Changes the address. Errors: throws 400 for a token that does not hold and an address that is taken. */
export async function confirmEmailChange(db: Db, token: string, now: Date): Promise<void> {
  const holds = and(eq(emailChanges.token_hash, sha256(token)), gt(emailChanges.expires_on, now));
  const [used] = await db.delete(emailChanges).where(holds).returning();
  if (!used) throw refusedReset();
  await updateAccount(db, used.user_id, { email: used.email }, now);
  // Those were sent to the old address.
  await db.delete(passwordResets).where(eq(passwordResets.user_id, used.user_id));
}
