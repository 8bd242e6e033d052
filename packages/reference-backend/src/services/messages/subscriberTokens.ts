import type { Language } from '@udongo/sdk';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { subscriberTokens } from '../../db/schema.ts';
import { invalid } from '../../validation/issues.ts';
import { createSecret } from '../platform/createSecret.ts';
import { sha256 } from '../platform/sha256.ts';

type Purpose = (typeof subscriberTokens.$inferSelect)['purpose'];

const dayMs = 86_400_000;
/** Lifetimes of links. People read mail late, and leave with the link of an old newsletter, too. */
const lifetimeMs: Readonly<Record<Purpose, number>> = { confirm: 3 * dayMs, leave: 365 * dayMs };

interface Link {
  email: string;
  language: Language;
}

/** Makes the token of a link in an email; only its hash is stored. A newer link to confirm replaces the older one. */
export async function createSubscriberToken(
  db: Db,
  purpose: Purpose,
  { email, language }: Link,
  now: Date,
): Promise<string> {
  const token = createSecret();
  const expires_on = new Date(now.getTime() + lifetimeMs[purpose]);
  await db.delete(subscriberTokens).where(lte(subscriberTokens.expires_on, now));
  if (purpose === 'confirm') {
    await db
      .delete(subscriberTokens)
      .where(and(eq(subscriberTokens.email, email), eq(subscriberTokens.purpose, 'confirm')));
  }
  await db
    .insert(subscriberTokens)
    .values({ token_hash: sha256(token), purpose, email, language, expires_on });
  return token;
}

/** Uses up a link to confirm, and gives its subscriber. Errors: throws 400 for a token that is not valid. */
export async function useConfirmToken(db: Db, token: string, now: Date): Promise<Link> {
  const [used] = await db
    .delete(subscriberTokens)
    .where(holds('confirm', token, now))
    .returning();
  if (!used) throw refusedLink();
  return used;
}

/**
 * Gives the subscriber of a link to leave. It works again, because mail services and people press twice. Errors: throws 400
 * as above.
 */
export async function readLeaveToken(db: Db, token: string, now: Date): Promise<Link> {
  const [found] = await db
    .select()
    .from(subscriberTokens)
    .where(holds('leave', token, now));
  if (!found) throw refusedLink();
  return found;
}

function holds(purpose: Purpose, token: string, now: Date) {
  return and(
    eq(subscriberTokens.token_hash, sha256(token)),
    eq(subscriberTokens.purpose, purpose),
    gt(subscriberTokens.expires_on, now),
  );
}

function refusedLink() {
  return invalid([{ path: ['token'], message: 'This link is no longer valid.' }]);
}
