import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { emailChanges, passwordResets, tokens } from '../../db/schema.ts';

/**
 * Ends every login of a user but the kept one. It also removes the ways back for a thief: a change of the email address that waits
 * for its link, and links that set the password.
 */
export async function endLogins(db: Db, userId: number, keptTokenHash = ''): Promise<void> {
  await db.delete(tokens).where(and(eq(tokens.user_id, userId), ne(tokens.token_hash, keptTokenHash)));
  await db.delete(emailChanges).where(eq(emailChanges.user_id, userId));
  await db.delete(passwordResets).where(eq(passwordResets.user_id, userId));
}
