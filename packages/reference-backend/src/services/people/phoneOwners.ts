import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { users } from '../../db/schema.ts';
import { invalid } from '../../validation/issues.ts';

/** Gives the condition that a phone number is the account's login: verified, and of one account only. */
export function ownsPhone(phone_number: string) {
  return and(eq(users.phone_number, phone_number), isNotNull(users.phone_verified_on));
}

/**
 * Makes sure that a phone number is nobody else's login until the transaction ends; two that come together wait for each other. It is
 * asked after the code was right, so only somebody with that phone learns of the other account.
 * Errors: throws 400 at `phone_number`.
 */
export async function claimPhone(db: Db, phone_number: string, ownId = 0): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`users.phone ${phone_number}`}, 0))`);
  const others = and(ownsPhone(phone_number), ne(users.id, ownId));
  const [owner] = await db.select({ id: users.id }).from(users).where(others).limit(1);
  if (owner) {
    throw invalid([{ path: ['phone_number'], message: 'user with this phone number already exists.' }]);
  }
}
