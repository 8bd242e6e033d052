import type { ConsentSource, Language, MessageChannel, StaffRole } from '@udongo/sdk';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { one } from '../../db/one.ts';
import { users } from '../../db/schema.ts';
import { claimEmail, unverifiedEmail } from './emailOwners.ts';
import { tellOfChange } from './loginUndos.ts';
import { writeEmailLink } from './writeEmailLink.ts';

/** A person's account as somebody else makes or changes it. */
export interface AccountValues {
  full_name: string;
  /** In small letters, each once; "" for none. */
  email: string;
  phone_number: string;
  address: string;
  county_id: number | null;
  staff_role?: StaffRole | null;
  is_active?: boolean;
  language?: Language;
  notify_by?: MessageChannel[];
  consent_version?: string | null;
  consent_said_by?: ConsentSource | null;
  consent_on?: Date | null;
  consent_withdrawn_on?: Date | null;
  /** Absent leaves what is stored; a new account without one can't log in with a password. */
  password_hash?: string;
}

export interface NewAccountOptions {
  emailPath?: readonly string[];
  /** One of thousands: nobody is written to. */
  isImported?: boolean;
}

const defaultEmailPath: readonly string[] = ['email'];

/**
 * Makes an account and gives its id. Its email address counts only after the person has used the link that is sent to it. Errors:
 * throws 400 at `emailPath` for an email that is taken.
 */
export async function insertAccount(
  db: Db,
  values: AccountValues,
  now: Date,
  { emailPath = defaultEmailPath, isImported = false }: NewAccountOptions = {},
): Promise<number> {
  await claimEmail(db, values.email, { path: emailPath });
  const account = one(
    await db
      .insert(users)
      .values({ ...values, ...unverifiedEmail(values.email), created_on: now, updated_on: now })
      .returning(),
  );
  if (!isImported) await writeEmailLink(db, account, now);
  return account.id;
}

/**
 * Changes the given fields, for any caller. Another email address or phone number has to be verified again, and the previous one
 * gets a message. Errors: throws 400 at `emailPath` for an email that is taken.
 */
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
  const emailChanged = values.email !== undefined && values.email !== stored?.email;
  const phoneChanged = values.phone_number !== undefined && values.phone_number !== stored?.phone_number;
  if (emailChanged) await claimEmail(db, values.email ?? '', { ownId: id, path: emailPath });
  if (emailChanged || phoneChanged) await tellOfChange(db, id, now);
  const [account] = await db
    .update(users)
    .set({
      ...values,
      ...(phoneChanged && { phone_verified_on: null }),
      ...(emailChanged && unverifiedEmail(values.email ?? '')),
      updated_on: now,
    })
    .where(eq(users.id, id))
    .returning();
  if (emailChanged && account) await writeEmailLink(db, account, now);
}
