import { lte, type SQL } from 'drizzle-orm';
import { blogs } from '../../db/schema.ts';

/** Gives the condition that an article is published. It compares times in the query, so that nothing has to run when one is due. */
export function publishedBy(now: Date): SQL {
  return lte(blogs.published_on, now);
}
