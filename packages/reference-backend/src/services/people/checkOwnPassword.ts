import { eq } from 'drizzle-orm';
import type { Dependencies } from '../../Dependencies.ts';
import { users } from '../../db/schema.ts';
import { invalid } from '../../validation/issues.ts';
import { throttle } from '../platform/throttle.ts';

/**
 * Makes sure that a login which changes what its account is opened with is not a stolen one. It opens its own transactions, because
 * hashing takes long.
 * Errors: throws 400 at `password` for a missing or wrong one, 429 after too many tries.
 */
export async function checkOwnPassword(
  { db, clock, hasher, options }: Pick<Dependencies, 'db' | 'clock' | 'hasher' | 'options'>,
  userId: number,
  password: string | undefined,
): Promise<void> {
  if (!password) throw invalid([{ path: ['password'], message: 'This field is required.' }]);
  const user = await db.inTransaction(async (transaction) => {
    const limit = options.limits.passwordChangesByAccount;
    await throttle(transaction, {
      ...{ what: 'passwordChangesByAccount', whom: String(userId), limit, now: clock() },
    });
    const [found] = await transaction.select().from(users).where(eq(users.id, userId));
    return found;
  });
  if (!(await hasher.verify(password, user?.password_hash ?? ''))) {
    throw invalid([{ path: ['password'], message: 'Wrong password.' }]);
  }
}
