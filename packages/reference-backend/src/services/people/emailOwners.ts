import { createUuid } from '@udongo/sdk/values';
import { and, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { users } from '../../db/schema.ts';
import { invalid } from '../../validation/issues.ts';
import { lockAll } from '../platform/lockAll.ts';

/**
 * Gives the condition that an email address is the account's own: verified, and of one account only. Until then it is nobody's, can't
 * be logged in with, and gets nothing but links.
 */
export function ownsEmail(email: string) {
  return and(eq(users.email, email), isNotNull(users.email_verified_on));
}

/** Gives the columns of an account whose email address nobody has verified. */
export function unverifiedEmail(email: string) {
  return { email, username: `user-${createUuid()}`, email_verified_on: null };
}

/**
 * Makes an email address the account's own; its username, too, so that both are free again together. Other accounts that only
 * claimed the address lose it.
 * Errors: throws 400 at `email` for one that is taken.
 */
export async function verifyEmail(db: Db, id: number, email: string, now: Date): Promise<void> {
  await claimEmail(db, email, { ownId: id });
  await db
    .update(users)
    .set({ email: '', updated_on: now })
    .where(and(eq(users.email, email), ne(users.id, id)));
  await db
    .update(users)
    .set({ email, username: email, email_verified_on: now, updated_on: now })
    .where(eq(users.id, id));
}

const defaultEmailPath: readonly string[] = ['email'];

/**
 * Makes sure that an email is nobody else's until the transaction ends. It asks first, because PostgreSQL writes the values
 * that break a unique constraint to its log; two that come together wait for each other.
 * Errors: throws 400 at `path` for an email that is taken.
 */
export async function claimEmail(
  db: Db,
  email: string,
  { ownId = 0, path = defaultEmailPath }: { ownId?: number; path?: readonly string[] } = {},
): Promise<void> {
  if (email === '') return;
  await lockEmails(db, [email]);
  const isTaken = and(or(ownsEmail(email), eq(users.username, email)), ne(users.id, ownId));
  const [taken] = await db.select({ id: users.id }).from(users).where(isTaken).limit(1);
  if (taken) throw invalid([{ path, message: 'user with this email already exists.' }]);
}

/** Lets nobody else take these email addresses until the transaction ends. */
export async function lockEmails(db: Db, emails: readonly string[]): Promise<void> {
  await lockAll(db, emails.filter(Boolean), 'users.email ');
}

/** The email addresses among these that some account has. */
export async function findTakenEmails(db: Db, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const asked = emails.filter(Boolean);
  const owned = and(inArray(users.email, asked), isNotNull(users.email_verified_on));
  const rows = await db
    .select({ email: users.email, username: users.username })
    .from(users)
    .where(or(owned, inArray(users.username, asked)));
  return new Set(rows.flatMap(({ email, username }) => [email, username]));
}
