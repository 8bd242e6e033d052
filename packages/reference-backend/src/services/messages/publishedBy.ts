import { lte, type SQL } from 'drizzle-orm';
import { blogs } from '../../db/schema.ts';

/** When an article is to come is a condition of the query: nothing has to run at that time. */
export function publishedBy(now: Date): SQL {
  return lte(blogs.published_on, now);
}
