import { eq, isNotNull } from 'drizzle-orm';
import type { SignedInActor } from '../../Actor.ts';
import type { Dependencies } from '../../Dependencies.ts';
import { users } from '../../db/schema.ts';
import { invalid } from '../../validation/issues.ts';
import { writeMessage } from '../platform/writeMessage.ts';
import { storePassword } from './passwordResets.ts';

/**
 * Changes the caller's own password. Only the login that is used stays, and an email tells the owner. It opens its own transactions,
 * because hashing takes long.
 * Errors: throws 400 for a wrong old password.
 */
export async function changePassword(
  { db, clock, hasher, wakeSender }: Dependencies,
  { userId, tokenHash }: SignedInActor,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<void> {
  const [user] = await db.inSnapshot((snapshot) =>
    snapshot
      .select({
        hash: users.password_hash,
        email: users.email,
        isVerified: isNotNull(users.email_verified_on),
        language: users.language,
      })
      .from(users)
      .where(eq(users.id, userId)),
  );
  if (!(await hasher.verify(oldPassword, user?.hash ?? ''))) {
    throw invalid([{ path: ['old_password'], message: 'Wrong password.' }]);
  }
  const passwordHash = await hasher.hash(newPassword);
  const now = clock();
  await db.inTransaction(async (transaction) => {
    await storePassword(transaction, { userId, passwordHash, keptTokenHash: tokenHash }, now);
    if (!user?.email || !user.isVerified) return;
    const { email: recipient, language } = user;
    await writeMessage(transaction, { kind: 'password_changed', channel: 'email', recipient, language }, now);
  });
  wakeSender();
}
