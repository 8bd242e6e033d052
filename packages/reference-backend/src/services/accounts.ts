import type { Language, MessageChannel } from '@udongo/sdk';
import { createUuid } from '@udongo/sdk/values';
import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Db } from '../db/Database.ts';
import { users } from '../db/schema.ts';
import { invalid } from '../validation/issues.ts';
import { lockAll } from './lockAll.ts';

/** A person's account as somebody else makes or changes it. */
export interface AccountValues {
  full_name: string;
  /** In small letters, each once; "" for none. */
  email: string;
  phone_number: string;
  address: string;
  county_id: number | null;
  is_superuser?: boolean;
  is_active?: boolean;
  language?: Language;
  notify_by?: MessageChannel[];
  /** Absent leaves what is stored; a new account without one can't log in with a password. */
  password_hash?: string;
}

const defaultEmailPath: readonly string[] = ['email'];

/** Makes an account and gives its id. Errors: throws 400 at `emailPath` for an e-mail that is taken. */
export async function insertAccount(
  db: Db,
  values: AccountValues,
  now: Date,
  emailPath = defaultEmailPath,
): Promise<number> {
  const username = toUsername(values.email);
  await claimEmail(db, values.email, { path: emailPath });
  const [account] = await db
    .insert(users)
    .values({ ...values, username, created_on: now, updated_on: now })
    .returning({ id: users.id });
  if (!account) throw new Error('An insert returned no row.');
  return account.id;
}

/** Changes what is given. Errors: throws 400 at `emailPath` for an e-mail that is taken. */
export async function updateAccount(
  db: Db,
  id: number,
  values: Partial<AccountValues>,
  now: Date,
  emailPath = defaultEmailPath,
): Promise<void> {
  const [stored] = await db
    .select({ email: users.email, phone_number: users.phone_number })
    .from(users)
    .where(eq(users.id, id));
  const renamed = values.email !== undefined && values.email !== stored?.email;
  // Another number has to be verified anew.
  const rephoned = values.phone_number !== undefined && values.phone_number !== stored?.phone_number;
  if (renamed) await claimEmail(db, values.email ?? '', { ownId: id, path: emailPath });
  await db
    .update(users)
    .set({
      ...values,
      ...(rephoned && { phone_verified_on: null }),
      ...(renamed && { username: toUsername(values.email ?? '') }),
      updated_on: now,
    })
    .where(eq(users.id, id));
}

/** A username is an e-mail address, too, so that both are free again together. */
export function toUsername(email: string): string {
  return email === '' ? `user-${createUuid()}` : email;
}

/**
 * Makes sure that an e-mail is nobody else's until the transaction ends. It is asked, because PostgreSQL writes the values that
 * break a unique constraint to its log; two that come together wait for each other.
 * Errors: throws 400 at `path` for an e-mail that is taken.
 */
export async function claimEmail(
  db: Db,
  email: string,
  { ownId = 0, path = defaultEmailPath }: { ownId?: number; path?: readonly string[] } = {},
): Promise<void> {
  if (email === '') return;
  await lockEmails(db, [email]);
  const isTaken = and(or(eq(users.email, email), eq(users.username, email)), ne(users.id, ownId));
  const [taken] = await db.select({ id: users.id }).from(users).where(isTaken).limit(1);
  if (taken) throw invalid([{ path, message: 'user with this email already exists.' }]);
}

/** Lets nobody else take these e-mail addresses until the transaction ends. */
export async function lockEmails(db: Db, emails: readonly string[]): Promise<void> {
  await lockAll(db, emails.filter(Boolean), 'users.email ');
}

/** The e-mail addresses among these that some account has. */
export async function findTakenEmails(db: Db, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const asked = emails.filter(Boolean);
  const rows = await db
    .select({ email: users.email, username: users.username })
    .from(users)
    .where(or(inArray(users.email, asked), inArray(users.username, asked)));
  return new Set(rows.flatMap(({ email, username }) => [email, username]));
}
