import type { LoginResponse } from '@udongo/sdk';
import { parseKenyanPhone } from '@udongo/sdk/values';
import { desc, eq, sql } from 'drizzle-orm';
import type { Dependencies } from '../../Dependencies.ts';
import { users } from '../../db/schema.ts';
import { badRequest } from '../../errors.ts';
import { invalid } from '../../validation/issues.ts';
import { forgetAttempts, throttle } from '../platform/throttle.ts';
import { countFactorTry, useFactorCode } from './factorCodes.ts';
import { ownsPhone } from './phoneOwners.ts';
import { hasSecondFactor } from './secondFactors.ts';
import { createToken } from './tokens.ts';
import { getUser } from './users.ts';
import { writeEmailLink } from './writeEmailLink.ts';

interface Credentials {
  /** An email address, or a verified phone number. */
  email: string;
  password: string;
  /** Code of the second factor. */
  code: string | undefined;
  /** Address that the request comes from. */
  address: string;
  /** Name of the device. */
  device: string;
}

/**
 * Logs in. The attempt is counted before the password is looked at, so that attempts sent together don't slip through; a success
 * forgets the count. Failures count by account and address together: nobody locks a person out from elsewhere. An unknown account costs
 * as much time as a wrong password.
 * It opens its own transactions, because hashing takes long and a failed attempt has to stay counted.
 * Errors: throws 429 after too many attempts and 400 for wrong credentials, and for right ones with an email address that is not
 * confirmed, whose link is sent again, or without a right code where staff have a second factor.
 */
export async function login(
  dependencies: Dependencies,
  { email, password, code, address, device }: Credentials,
): Promise<LoginResponse> {
  const { db, clock, hasher, options, wakeSender } = dependencies;
  const phone = parseKenyanPhone(email);
  const account = phone ?? email.toLowerCase();
  const attempt = { what: 'loginsByAccount', whom: `${account} ${address}` };
  const limit = options.limits.loginsByAccount;
  const user = await db.inTransaction(async (transaction) => {
    await throttle(transaction, { ...attempt, limit, now: clock() });
    const [found] = await transaction
      .select()
      .from(users)
      .where(phone === null ? eq(users.email, account) : ownsPhone(phone))
      // Its owner, or else the newest account that has yet to confirm it.
      .orderBy(sql`${users.email_verified_on} is null`, desc(users.id))
      .limit(1);
    return found;
  });
  const matches = await hasher.verify(password, user?.password_hash ?? '');
  if (!user?.is_active || !matches) {
    throw badRequest({ non_field_errors: ['Unable to log in with provided credentials.'] });
  }
  if (phone === null && user.email_verified_on === null) {
    await db.inTransaction((transaction) => writeEmailLink(transaction, user, clock()));
    wakeSender();
    const message = 'Confirm your email address first. We sent you a link again.';
    throw badRequest({ non_field_errors: [message] });
  }
  const hasFactor =
    user.staff_role !== null && (await db.inSnapshot((snapshot) => hasSecondFactor(snapshot, user.id)));
  if (hasFactor) {
    if (!code) throw invalid([{ path: ['code'], message: 'Enter the code of your authenticator app.' }]);
    await countFactorTry(dependencies, user.id);
  }
  return db.inTransaction(async (transaction) => {
    if (hasFactor && code) await useFactorCode(transaction, user.id, code, clock());
    await forgetAttempts(transaction, attempt);
    return {
      token: await createToken(transaction, user.id, clock(), { device, isProven: hasFactor }),
      user: await getUser(transaction, user.id),
    };
  });
}
