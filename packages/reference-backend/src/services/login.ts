import type { LoginResponse } from '@udongo/sdk';
import { parseKenyanPhone } from '@udongo/sdk/values';
import { eq } from 'drizzle-orm';
import type { Dependencies } from '../Dependencies.ts';
import { users } from '../db/schema.ts';
import { badRequest } from '../errors.ts';
import { ownsPhone } from './phoneOwners.ts';
import { forgetAttempts, throttle } from './throttle.ts';
import { createToken } from './tokens.ts';
import { getUser } from './users.ts';

interface Credentials {
  /** An e-mail address, or a verified phone number. */
  email: string;
  password: string;
  /** Where the request comes from. */
  address: string;
  /** What the person calls the device. */
  device: string;
}

/**
 * Logs in. The attempt is counted before the password is looked at, so that attempts sent together don't slip through; a
 * success forgets the count. Failures count by account and address together: nobody locks a person out from elsewhere. An unknown account costs as much time as a wrong password.
 * It opens its own transactions, because hashing takes long and a failed attempt has to stay counted.
 * Errors: throws 429 after too many attempts and 400 for wrong credentials.
 */
export async function login(
  { db, clock, hasher, options }: Dependencies,
  { email, password, address, device }: Credentials,
): Promise<LoginResponse> {
  const phone = parseKenyanPhone(email);
  const account = phone ?? email.toLowerCase();
  const attempt = { what: 'loginsByAccount', whom: `${account} ${address}` };
  const limit = options.limits.loginsByAccount;
  const user = await db.inTransaction(async (transaction) => {
    await throttle(transaction, { ...attempt, limit, now: clock() });
    const [found] = await transaction
      .select()
      .from(users)
      .where(phone === null ? eq(users.email, account) : ownsPhone(phone));
    return found;
  });
  const matches = await hasher.verify(password, user?.password_hash ?? '');
  if (!user?.is_active || !matches) {
    throw badRequest({ non_field_errors: ['Unable to log in with provided credentials.'] });
  }
  return db.inTransaction(async (transaction) => {
    await forgetAttempts(transaction, attempt);
    return {
      token: await createToken(transaction, user.id, clock(), device),
      user: await getUser(transaction, user.id),
    };
  });
}
