import type { BlogTold } from '@udongo/sdk';
import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { blogs, messages, subscribers } from '../../db/schema.ts';
import { conflict, notFound } from '../../errors.ts';
import { publishedBy } from '../messages/publishedBy.ts';

/** A statement has at most 65,535 values. */
const chunk = 1000;

/**
 * Writes an email about an article to each subscriber of its language, once. They go out by day, after the messages that
 * people wait for.
 * Errors: throws 404, and 409 for an article that was sent before or is not published now, and where nobody is on the list.
 */
export async function tellSubscribers(db: Db, { userId }: Actor, id: number, now: Date): Promise<BlogTold> {
  // Of two calls at the same time, the second finds the article sent.
  const [article] = await db
    .update(blogs)
    .set({ subscribers_told_on: now })
    .where(and(eq(blogs.id, id), isNull(blogs.subscribers_told_on), publishedBy(now)))
    .returning();
  if (!article) throw await refusal(db, id);
  const { language } = article;
  const people = await db
    .select({ email: subscribers.email })
    .from(subscribers)
    .where(and(eq(subscribers.language, language), isNull(subscribers.left_on)))
    .orderBy(subscribers.id);
  if (people.length === 0) throw conflict('Nobody subscribes to the news in the language of this article.');
  const written = people.map(({ email }) => ({
    kind: 'article' as const,
    class: 'promotional' as const,
    channel: 'email' as const,
    recipient: email,
    language,
    facts: { article: id },
    sent_by_id: userId,
    next_attempt_on: now,
    created_on: now,
  }));
  for (let start = 0; start < written.length; start += chunk) {
    await db.insert(messages).values(written.slice(start, start + chunk));
  }
  return { subscribers: written.length };
}

async function refusal(db: Db, id: number) {
  const [stored] = await db
    .select({ told_on: blogs.subscribers_told_on })
    .from(blogs)
    .where(eq(blogs.id, id));
  if (!stored) return notFound();
  return conflict(
    stored.told_on
      ? 'Subscribers were told of this article before.'
      : 'This article is not published now, so subscribers cannot be told of it.',
  );
}
