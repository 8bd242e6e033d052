import { type Blog, createUdongo } from '@udongo/sdk';
import type { AppConfig } from '../src/services/config.ts';

const told = 'id,title,slug,summary,author,language,published_on,updated_on,translation_slug';

/** An article as feeds and the site map tell of it. */
export type FeedArticle = Pick<
  Blog,
  | 'id'
  | 'title'
  | 'slug'
  | 'summary'
  | 'author'
  | 'language'
  | 'published_on'
  | 'updated_on'
  | 'translation_slug'
>;

/** A site map has room for more, and nobody reads so far back in a feed. */
const most = 1000;
const patienceMs = 3000;

/** Asks the API as nobody. The server runs it. */
export async function listFeed(config: AppConfig): Promise<FeedArticle[]> {
  const visitor = createUdongo({ baseUrl: config.apiBaseUrl });
  const query = { is_published: true, ordering: '-published_on', limit: 200, fields: told } as const;
  const options = { retries: 0, signal: AbortSignal.timeout(patienceMs) };
  const articles: FeedArticle[] = [];
  for (let page = 1; articles.length < most; page += 1) {
    const { results, next } = await visitor.blogs.list({ ...query, page }, options);
    articles.push(...results);
    if (next === null) break;
  }
  return articles;
}
