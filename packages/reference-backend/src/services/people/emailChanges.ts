import { and, eq, gt } from 'drizzle-orm';
import type { Dependencies } from '../../Dependencies.ts';
import type { Db, Write } from '../../db/Database.ts';
import { emailChanges, passwordResets, users } from '../../db/schema.ts';
import { invalid } from '../../validation/issues.ts';
import { createSecret } from '../platform/createSecret.ts';
import { sha256 } from '../platform/sha256.ts';
import { verifyEmail } from './emailOwners.ts';
import { tellOfChange } from './loginUndos.ts';
import { refusedReset } from './passwordResets.ts';

const lifetimeMs = 3_600_000;

/** Makes a token that changes an account's email address once, in place of any older one; only its hash is stored. */
export async function createEmailChange(db: Db, userId: number, email: string, now: Date): Promise<string> {
  const token = createSecret();
  const made = { token_hash: sha256(token), email, expires_on: new Date(now.getTime() + lifetimeMs) };
  await db
    .insert(emailChanges)
    .values({ user_id: userId, ...made })
    .onConflictDoUpdate({ target: emailChanges.user_id, set: made });
  return token;
}

interface Confirmation {
  token: string;
  /** Password of the account; '' for none. */
  password: string;
  /** The caller; null without a login. */
  userId: number | null;
}

/**
 * Makes the address that a link was sent to the account's own. The link proves the address. A login or the password proves the
 * account, unless nobody can log in to it; otherwise the owner of an address could give a stranger's account their name. It opens
 * its own transactions, because hashing takes long.
 * Errors: throws 400 for a token that is not valid, a missing or wrong password and an address that is taken.
 */
export async function confirmEmailChange(
  { db, clock, hasher }: Pick<Dependencies, 'db' | 'clock' | 'hasher'>,
  { token, password, userId }: Confirmation,
  write: Write<void> = db.inTransaction,
): Promise<void> {
  const now = clock();
  const holds = and(eq(emailChanges.token_hash, sha256(token)), gt(emailChanges.expires_on, now));
  const [change] = await db.inSnapshot((snapshot) =>
    snapshot
      .select({ user: users })
      .from(emailChanges)
      .innerJoin(users, eq(users.id, emailChanges.user_id))
      .where(holds),
  );
  if (!change) throw refusedReset();
  const { id, password_hash, phone_verified_on } = change.user;
  const isOpenToNobody = password_hash === '' && phone_verified_on === null;
  if (id !== userId && !isOpenToNobody && !(await hasher.verify(password, password_hash))) {
    throw invalid([
      { path: ['password'], message: password === '' ? 'This field is required.' : 'Wrong password.' },
    ]);
  }
  await write(async (transaction) => {
    const [used] = await transaction.delete(emailChanges).where(holds).returning();
    if (!used) throw refusedReset();
    if (change.user.email !== used.email) await tellOfChange(transaction, used.user_id, now);
    await verifyEmail(transaction, used.user_id, used.email, now);
    // Those were sent to the old address.
    await transaction.delete(passwordResets).where(eq(passwordResets.user_id, used.user_id));
  });
}
