import { eq } from 'drizzle-orm';
import type { SignedInActor } from '../Actor.ts';
import type { Dependencies } from '../Dependencies.ts';
import { users } from '../db/schema.ts';
import { invalid } from '../validation/issues.ts';
import { storePassword } from './passwordResets.ts';

/**
 * Changes the asker's own password; only the login that asks goes on. It opens its own transactions, because hashing takes long.
 * Errors: throws 400 for a wrong old password.
 */
export async function changePassword(
  { db, clock, hasher }: Dependencies,
  { userId, tokenHash }: SignedInActor,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<void> {
  const [user] = await db.inSnapshot((snapshot) =>
    snapshot.select({ hash: users.password_hash }).from(users).where(eq(users.id, userId)),
  );
  if (!(await hasher.verify(oldPassword, user?.hash ?? ''))) {
    throw invalid([{ path: ['old_password'], message: 'Wrong password.' }]);
  }
  const passwordHash = await hasher.hash(newPassword);
  await db.inTransaction((transaction) =>
    storePassword(transaction, { userId, passwordHash, keptTokenHash: tokenHash }, clock()),
  );
}
