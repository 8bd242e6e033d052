import type { Language, Subscriber } from '@udongo/sdk';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { orderBy } from '../../db/ordering.ts';
import { messages, subscribers, subscriberTokens } from '../../db/schema.ts';
import { searchWords } from '../../db/search.ts';
import { notFound } from '../../errors.ts';
import { cutPage, type Listed, type ListQuery } from '../platform/list.ts';
import { toInstant } from '../platform/toInstant.ts';
import { writeMessage } from '../platform/writeMessage.ts';
import { readLeaveToken, useConfirmToken } from './subscriberTokens.ts';

export interface SubscribersQuery extends ListQuery {
  is_active: boolean | undefined;
  language: Language | undefined;
}

const { id, email, created_on } = subscribers;

/** Subscribers, found by their address. */
export async function listSubscribers(
  db: Db,
  { is_active, language, ...query }: SubscribersQuery,
): Promise<Listed<Subscriber>> {
  const state = is_active === undefined ? undefined : (is_active ? isNull : isNotNull)(subscribers.left_on);
  const where = and(
    state,
    language === undefined ? undefined : eq(subscribers.language, language),
    searchWords(email, query.search),
  );
  return cutPage(query, await db.$count(subscribers, where), async (limit, offset) => {
    const rows = await db
      .select()
      .from(subscribers)
      .where(where)
      .orderBy(...orderBy(query.ordering, { id, email, created_on }))
      .limit(limit)
      .offset(offset);
    return rows.map(toSubscriber);
  });
}

/** Errors: throws 404. */
export async function getSubscriber(db: Db, subscriberId: number): Promise<Subscriber> {
  const [row] = await db.select().from(subscribers).where(eq(id, subscriberId));
  if (!row) throw notFound();
  return toSubscriber(row);
}

/**
 * Adds an address to the list after its owner pressed the button, and confirms it to them. Errors: throws 400 for a token that is not
 * valid.
 */
export async function confirmSubscriber(db: Db, token: string, now: Date): Promise<void> {
  const { email: recipient, language } = await useConfirmToken(db, token, now);
  await db
    .insert(subscribers)
    .values({ email: recipient, language, created_on: now })
    .onConflictDoUpdate({ target: email, set: { language, left_on: null } });
  await writeMessage(db, { kind: 'subscribed', channel: 'email', recipient, language }, now);
}

/** Takes an address off the list; a second time changes nothing. Errors: throws 400 for a token that is not valid. */
export async function leaveNewsletter(db: Db, token: string, now: Date): Promise<void> {
  const { email: address } = await readLeaveToken(db, token, now);
  await db
    .update(subscribers)
    .set({ left_on: now })
    .where(and(eq(email, address), isNull(subscribers.left_on)));
}

/** Forgets an address, its links and what was written to it. Errors: throws 404. */
export async function deleteSubscriber(db: Db, subscriberId: number): Promise<void> {
  const [deleted] = await db.delete(subscribers).where(eq(id, subscriberId)).returning();
  if (!deleted) throw notFound();
  await db.delete(subscriberTokens).where(eq(subscriberTokens.email, deleted.email));
  await db
    .delete(messages)
    .where(
      and(
        eq(messages.recipient, deleted.email),
        inArray(messages.kind, ['subscribe_link', 'subscribed', 'article']),
      ),
    );
}

export async function isSubscribed(db: Db, address: string): Promise<boolean> {
  const [found] = await db
    .select({ id })
    .from(subscribers)
    .where(and(eq(email, address), isNull(subscribers.left_on)));
  return found !== undefined;
}

function toSubscriber(row: typeof subscribers.$inferSelect): Subscriber {
  return {
    id: row.id,
    email: row.email,
    is_active: row.left_on === null,
    created_on: toInstant(row.created_on),
  };
}
