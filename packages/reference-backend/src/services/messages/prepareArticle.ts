import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { blogs } from '../../db/schema.ts';
import { writeWords } from './messageTemplates.ts';
import { publishedBy } from './publishedBy.ts';
import { isSubscribed } from './subscribers.ts';
import { createSubscriberToken } from './subscriberTokens.ts';
import type { Prepared, Task } from './Task.ts';
import { unsubscribeHeaders } from './unsubscribeHeaders.ts';

/** An article as it is now, to somebody who is still on the list. */
export async function prepareArticle(db: Db, task: Task): Promise<Prepared> {
  const { recipient, language, appUrl, apiUrl, support, now } = task;
  const { article: id } = task.facts;
  if (!(await isSubscribed(db, recipient))) return { skipped: 'The address is not on the list any more.' };
  const [article] = await db
    .select()
    .from(blogs)
    .where(and(eq(blogs.id, Number(id)), publishedBy(now)));
  if (!article) return { skipped: 'The article is not published any more.' };
  const token = await createSubscriberToken(db, 'leave', { email: recipient, language }, now);
  const words = writeWords(
    'article',
    language,
    {
      title: article.title,
      summary: article.summary,
      link: `${appUrl}${article.language === 'sw' ? '/sw' : ''}/blog/${article.slug}`,
      leave: `${appUrl}/newsletter/leave#token=${token}`,
    },
    support,
  );
  return { ...words, headers: unsubscribeHeaders(apiUrl, token) };
}
