import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { secondFactors, users } from '../../db/schema.ts';
import { ownsEmail } from './emailOwners.ts';
import { endLogins } from './endLogins.ts';

/**
 * Takes a lost second factor from an account, with its recovery codes, and ends its logins: who has the phone may be logged in. Gives
 * false where no account has this email address, or its account has no second factor.
 */
export async function resetSecondFactor(db: Db, email: string): Promise<boolean> {
  const [user] = await db.select({ id: users.id }).from(users).where(ownsEmail(email.toLowerCase()));
  if (!user) return false;
  const removed = await db
    .delete(secondFactors)
    .where(eq(secondFactors.user_id, user.id))
    .returning({ id: secondFactors.user_id });
  if (removed.length === 0) return false;
  await endLogins(db, user.id);
  return true;
}
