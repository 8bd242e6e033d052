import type { MessageKind } from '@udongo/sdk';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { hasId } from '../../db/hasId.ts';
import { users } from '../../db/schema.ts';
import { createEmailChange } from '../people/emailChanges.ts';
import { ownsEmail } from '../people/emailOwners.ts';
import { createUndoToken } from '../people/loginUndos.ts';
import { createPasswordReset } from '../people/passwordResets.ts';
import { createPhoneCode } from '../people/phoneCodes.ts';
import { ownsPhone } from '../people/phoneOwners.ts';
import { type AccountMessageKind, writeWords } from './messageTemplates.ts';
import { isNotice, type Notice } from './notifications/notices.ts';
import { prepareArticle } from './prepareArticle.ts';
import { prepareContactAnswer } from './prepareContactAnswer.ts';
import { prepareNotice } from './prepareNotice.ts';
import { prepareWritten } from './prepareWritten.ts';
import { isSubscribed } from './subscribers.ts';
import { createSubscriberToken } from './subscriberTokens.ts';
import type { Prepared, Task } from './Task.ts';
import { unsubscribeHeaders } from './unsubscribeHeaders.ts';

type Prepare = (db: Db, task: Task) => Promise<Prepared | null>;

const linkLifetimeMs = 3_600_000;

/**
 * Functions that prepare each kind. They look for the account only here, and not during the request, so that neither an answer nor
 * its duration tells whether there is one.
 */
const prepare: Record<AccountMessageKind, Prepare> = {
  password_link: async (db, { recipient, appUrl, support, now }) => {
    const user = await findResetUser(db, recipient);
    if (!user) return null;
    const reset = { now, lifetimeMs: linkLifetimeMs, email: recipient };
    const token = await createPasswordReset(db, user.id, reset);
    const link = `${appUrl}/auth/set-password#token=${token}`;
    return writeWords('password_link', user.language, { name: user.full_name, link }, support);
  },
  password_code: async (db, { recipient, support, now }) => {
    const user = await findUser(db, and(ownsPhone(recipient), eq(users.is_active, true)));
    if (!user) return null;
    const code = await createPhoneCode(db, { phone_number: recipient, purpose: 'password' }, now);
    return writeWords('password_code', user.language, { code }, support);
  },
  phone_code: async (db, { recipient, language, user_id, support, now }) => {
    const user = user_id === null ? undefined : await findUser(db, eq(users.id, user_id));
    const code = await createPhoneCode(db, { phone_number: recipient, purpose: 'phone' }, now);
    return writeWords('phone_code', user?.language ?? language, { code }, support);
  },
  email_link: async (db, { recipient, user_id, appUrl, support, now }) => {
    const user = await findUser(db, and(hasId(users.id, user_id), eq(users.is_active, true)));
    if (!user) return null;
    const token = await createEmailChange(db, user.id, recipient, now);
    const link = `${appUrl}/auth/confirm-email#token=${token}`;
    return writeWords('email_link', user.language, { name: user.full_name, link }, support);
  },
  login_changed: tellOfUndo('login_changed'),
  login_changed_sms: tellOfUndo('login_changed_sms'),
  subscribe_link: async (db, { recipient, language, appUrl, support, now }) => {
    if (await isSubscribed(db, recipient)) return { skipped: 'The address is on the list.' };
    const token = await createSubscriberToken(db, 'confirm', { email: recipient, language }, now);
    return writeWords(
      'subscribe_link',
      language,
      { link: `${appUrl}/newsletter/confirm#token=${token}` },
      support,
    );
  },
  subscribed: async (db, { recipient, language, appUrl, apiUrl, support, now }) => {
    if (!(await isSubscribed(db, recipient))) return { skipped: 'The address is not on the list any more.' };
    const token = await createSubscriberToken(db, 'leave', { email: recipient, language }, now);
    const words = writeWords(
      'subscribed',
      language,
      { link: `${appUrl}/newsletter/leave#token=${token}` },
      support,
    );
    return { ...words, headers: unsubscribeHeaders(apiUrl, token) };
  },
  contact_answer: prepareContactAnswer,
  article: prepareArticle,
  password_changed: async (db, { recipient, appUrl, support }) => {
    const user = await findUser(db, ownsEmail(recipient));
    const link = `${appUrl}/auth/forgot-password`;
    return user
      ? writeWords('password_changed', user.language, { name: user.full_name, link }, support)
      : null;
  },
};

export async function prepareMessage(db: Db, kind: MessageKind, task: Task): Promise<Prepared> {
  // The facts of a notice were written by `notify`.
  if (isNotice(kind)) return prepareNotice(db, task.facts as unknown as Notice, task);
  if (kind === 'written') return prepareWritten(db, task);
  return (await prepare[kind](db, task)) ?? { skipped: 'There is no such account.' };
}

function tellOfUndo(kind: 'login_changed' | 'login_changed_sms'): Prepare {
  return async (db, { id, user_id, appUrl, support }) => {
    const user = await findUser(db, hasId(users.id, user_id));
    const token = await createUndoToken(db, id);
    if (!user || !token) return null;
    const link = `${appUrl}/auth/undo#token=${token}`;
    return writeWords(kind, user.language, { name: user.full_name, link }, support);
  };
}

/**
 * Finds the account whose password an email address can set: its owner's. Where nobody has verified the address, it is the only
 * account that claims it; of several it is the only one that nobody can log in to yet, because somebody else made it for the
 * person.
 */
async function findResetUser(db: Db, email: string) {
  const claiming = await db.select().from(users).where(eq(users.email, email));
  const owner = claiming.find(({ email_verified_on }) => email_verified_on !== null);
  const active = (owner ? [owner] : claiming).filter(({ is_active }) => is_active);
  const unopened = active.filter(({ password_hash }) => password_hash === '');
  const [only, ...others] = active.length > 1 ? unopened : active;
  return others.length === 0 ? only : undefined;
}

async function findUser(db: Db, where: ReturnType<typeof and>) {
  const { id, full_name, language } = users;
  const [user] = await db.select({ id, full_name, language }).from(users).where(where);
  return user;
}
