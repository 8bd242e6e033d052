import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { loginUndos, users } from '../../db/schema.ts';
import { insertAccount } from './accounts.ts';
import { ownsEmail, verifyEmail } from './emailOwners.ts';
import { endLogins } from './endLogins.ts';
import { createPasswordReset } from './passwordResets.ts';

/** Processes that start together look one after the other. Any number that no other lock has. */
const lockNumber = 7_203_653;

/** Whether somebody can log in as an administrator. */
export async function hasAdministrator(db: Db): Promise<boolean> {
  const named = or(isNotNull(users.email_verified_on), isNotNull(users.phone_verified_on));
  const able = and(
    eq(users.staff_role, 'administrator'),
    eq(users.is_active, true),
    ne(users.password_hash, ''),
    named,
  );
  return (await db.select({ id: users.id }).from(users).where(able).limit(1)).length > 0;
}

/**
 * Makes the first administrator and gives the token with which they set their password; null where somebody can log in as one. An
 * account whose owner has verified this email loses its password, its phone number as a login and every other way in. One that only
 * claimed the address is not promoted: anybody can have registered it.
 */
export async function inviteFirstAdministrator(
  db: Db,
  email: string,
  times: { now: Date; lifetimeMs: number },
): Promise<string | null> {
  await db.execute(sql`select pg_advisory_xact_lock(${lockNumber})`);
  if (await hasAdministrator(db)) return null;
  const account = email.toLowerCase();
  const [known] = await db.select({ id: users.id }).from(users).where(ownsEmail(account));
  const id = known ? await promote(db, known.id, times.now) : await add(db, account, times.now);
  return createPasswordReset(db, id, times);
}

async function promote(db: Db, id: number, now: Date): Promise<number> {
  const values = {
    staff_role: 'administrator' as const,
    is_active: true,
    password_hash: '',
    phone_verified_on: null,
    updated_on: now,
  };
  await db.update(users).set(values).where(eq(users.id, id));
  await endLogins(db, id);
  await db.delete(loginUndos).where(eq(loginUndos.user_id, id));
  return id;
}

/** The operator vouches for the address. Accounts that only claimed it lose it. */
async function add(db: Db, email: string, now: Date): Promise<number> {
  const nobody = { phone_number: '', address: '', county_id: null };
  const account = { ...nobody, full_name: 'Administrator', email: '', staff_role: 'administrator' as const };
  const id = await insertAccount(db, account, now);
  await verifyEmail(db, id, email, now);
  return id;
}
