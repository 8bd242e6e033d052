import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database, Db } from '../../db/Database.ts';
import { loginUndos, passwordResets, users } from '../../db/schema.ts';
import { invalid } from '../../validation/issues.ts';
import { createSecret } from '../platform/createSecret.ts';
import { sha256 } from '../platform/sha256.ts';
import { verifyEmail } from './emailOwners.ts';
import { endLogins } from './endLogins.ts';
import { checkPhoneCode, usePhoneCode, wrongCode } from './phoneCodes.ts';
import { ownsPhone } from './phoneOwners.ts';

/**
 * Makes a token with which a person sets a password once, in place of any older one; only its hash is stored. With the `email` that it
 * is sent to it proves whose that is.
 */
export async function createPasswordReset(
  db: Db,
  userId: number,
  { now, lifetimeMs, email = null }: { now: Date; lifetimeMs: number; email?: string | null },
): Promise<string> {
  const token = createSecret();
  await db.delete(passwordResets).where(eq(passwordResets.user_id, userId));
  await db.insert(passwordResets).values({
    token_hash: sha256(token),
    user_id: userId,
    email,
    expires_on: new Date(now.getTime() + lifetimeMs),
  });
  return token;
}

/** Whether a token is known, unused and not too old. */
export async function isPasswordResetValid(db: Db, token: string, now: Date): Promise<boolean> {
  const rows = await db.select({ id: passwordResets.user_id }).from(passwordResets).where(holds(token, now));
  return rows.length > 0;
}

/**
 * Sets the password of a token's account and uses the token up, with every other one and every login of the account.
 * Errors: throws 400 for a token that is not valid.
 */
export async function confirmPasswordReset(
  db: Db,
  { token, passwordHash }: { token: string; passwordHash: string },
  now: Date,
): Promise<void> {
  const [used] = await db.delete(passwordResets).where(holds(token, now)).returning();
  if (!used) throw refusedReset();
  if (used.email !== null) await proveEmail(db, used.user_id, used.email, now);
  await storePassword(db, { userId: used.user_id, passwordHash }, now);
}

/**
 * Verifies the address that the link was sent to. Somebody else may have registered it before, so their phone number is
 * no longer a login.
 */
async function proveEmail(db: Db, userId: number, email: string, now: Date): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (user?.email_verified_on !== null) return;
  await verifyEmail(db, userId, email, now);
  await db.delete(loginUndos).where(eq(loginUndos.user_id, userId));
  await db.update(users).set({ phone_verified_on: null }).where(eq(users.id, userId));
}

/** Stores a password; every other login of the account ends, as `endLogins` does. */
export async function storePassword(
  db: Db,
  { userId, passwordHash, keptTokenHash }: { userId: number; passwordHash: string; keptTokenHash?: string },
  now: Date,
): Promise<void> {
  await db.update(users).set({ password_hash: passwordHash, updated_on: now }).where(eq(users.id, userId));
  await endLogins(db, userId, keptTokenHash);
}

/** Gives the 400 for a token that is not valid. */
export function refusedReset() {
  return invalid([{ path: ['token'], message: 'This link is no longer valid. Ask for a new one.' }]);
}

/** Gives the condition that a token is valid. A link that was sent to an email address is valid while the account has that address. */
function holds(token: string, now: Date) {
  const address = sql`(select email from users where id = ${passwordResets.user_id})`;
  return and(
    eq(passwordResets.token_hash, sha256(token)),
    gt(passwordResets.expires_on, now),
    or(isNull(passwordResets.email), eq(passwordResets.email, address)),
  );
}

const codeTokenLifetimeMs = 600_000;

/**
 * Exchanges the code that was sent to a phone for a token that sets the password of the account which logs in with that phone.
 * Errors: throws 400 for a code that is not valid.
 */
export async function exchangeResetCode(
  db: Database,
  { phone_number, code }: { phone_number: string; code: string },
  now: Date,
): Promise<string> {
  const codeFor = { phone_number, purpose: 'password', code } as const;
  await checkPhoneCode(db, codeFor, now);
  return db.inTransaction(async (transaction) => {
    await usePhoneCode(transaction, codeFor);
    const [user] = await transaction.select({ id: users.id }).from(users).where(ownsPhone(phone_number));
    if (!user) throw wrongCode();
    return createPasswordReset(transaction, user.id, { now, lifetimeMs: codeTokenLifetimeMs });
  });
}
