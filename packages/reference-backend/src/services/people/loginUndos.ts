import { and, asc, eq, gt, gte, lte } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { loginUndos, users } from '../../db/schema.ts';
import { createSecret } from '../platform/createSecret.ts';
import { sha256 } from '../platform/sha256.ts';
import { writeMessage } from '../platform/writeMessage.ts';
import { claimEmail, unverifiedEmail } from './emailOwners.ts';
import { endLogins } from './endLogins.ts';
import { createPasswordReset, refusedReset } from './passwordResets.ts';
import { claimPhone } from './phoneOwners.ts';

/** 7 days. */
const lifetimeMs = 604_800_000;
const passwordLifetimeMs = 600_000;

/** Tells the verified email address and phone number that an account still has that one of them is about to change. */
export async function tellOfChange(db: Db, userId: number, now: Date): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  const { email, email_verified_on, phone_number, phone_verified_on, language } = user;
  const told = [
    ...(email_verified_on ? [{ kind: 'login_changed', channel: 'email', recipient: email } as const] : []),
    ...(phone_verified_on
      ? [{ kind: 'login_changed_sms', channel: 'sms', recipient: phone_number } as const]
      : []),
  ];
  await db.delete(loginUndos).where(and(eq(loginUndos.user_id, userId), lte(loginUndos.expires_on, now)));
  for (const message of told) {
    const message_id = await writeMessage(db, { ...message, language, user_id: userId }, now);
    await db.insert(loginUndos).values({
      message_id,
      user_id: userId,
      recipient: message.recipient,
      ...{ email, email_verified_on, phone_number, phone_verified_on },
      expires_on: new Date(now.getTime() + lifetimeMs),
    });
  }
}

/** Makes the token of a message about a change; only its hash is stored. Gives null for a message without one. */
export async function createUndoToken(db: Db, messageId: number): Promise<string | null> {
  const token = createSecret();
  const [made] = await db
    .update(loginUndos)
    .set({ token_hash: sha256(token) })
    .where(eq(loginUndos.message_id, messageId))
    .returning({ id: loginUndos.message_id });
  return made ? token : null;
}

/**
 * Restores an account to its state before the first change that was reported to this email address or phone number. A thief who got
 * messages about the owner's changes can therefore restore only their own. Every login, the password and all open links end.
 * Gives the token with which the person sets a new password.
 * Errors: throws 400 for a token that is not valid, and for an address or number that somebody else has by now.
 */
export async function undoChange(db: Db, token: string, now: Date): Promise<string> {
  const isOpen = gt(loginUndos.expires_on, now);
  const [used] = await db
    .select()
    .from(loginUndos)
    .where(and(eq(loginUndos.token_hash, sha256(token)), isOpen));
  if (!used) throw refusedReset();
  const { user_id: id, recipient } = used;
  const [first = used] = await db
    .select()
    .from(loginUndos)
    .where(and(eq(loginUndos.user_id, id), eq(loginUndos.recipient, recipient), isOpen))
    .orderBy(asc(loginUndos.message_id))
    .limit(1);
  const { message_id, email, email_verified_on, phone_number, phone_verified_on } = first;
  if (email_verified_on) await claimEmail(db, email, { ownId: id });
  if (phone_verified_on) await claimPhone(db, phone_number, id);
  await db
    .update(users)
    .set({
      ...(email_verified_on ? { email, username: email, email_verified_on } : unverifiedEmail(email)),
      ...{ phone_number, phone_verified_on, password_hash: '', updated_on: now },
    })
    .where(eq(users.id, id));
  await endLogins(db, id);
  const later = and(eq(loginUndos.user_id, id), gte(loginUndos.message_id, message_id));
  await db.delete(loginUndos).where(later);
  return createPasswordReset(db, id, { now, lifetimeMs: passwordLifetimeMs });
}
