import type { Blog, BlogCategory, CallOptions, Language, UdongoApi } from '@udongo/sdk';

/** Fields of an article in a list; its text stays where it is. */
const listed = 'id,title,slug,summary,cover_image,cover_alt,category,language,published_on,reading_minutes';

export type ListedArticle = Pick<
  Blog,
  | 'id'
  | 'title'
  | 'slug'
  | 'summary'
  | 'cover_image'
  | 'cover_alt'
  | 'category'
  | 'language'
  | 'published_on'
  | 'reading_minutes'
>;

export interface BlogAnswer {
  articles: ListedArticle[];
  categories: BlogCategory[];
  hasOlder: boolean;
}

type BlogApi = Pick<UdongoApi, 'blogs' | 'blogCategories'>;

/** The newest published articles in a language, with the categories. */
export async function askBlog(
  { blogs, blogCategories }: BlogApi,
  { language, category, limit }: { language: Language; category: number | undefined; limit: number },
  options: CallOptions,
): Promise<BlogAnswer> {
  const query = { is_published: true, ordering: '-published_on', language, category, limit } as const;
  const [page, categories] = await Promise.all([
    blogs.list({ ...query, fields: listed }, options),
    // A service can have articles without categories.
    blogCategories.list({ limit: 200, ordering: 'name' }, options).catch(() => ({ results: [] })),
  ]);
  return { articles: page.results, categories: categories.results, hasOlder: page.next !== null };
}

export interface ArticleAnswer {
  article: Blog;
  category: BlogCategory | null;
  related: ListedArticle[];
}

const relatedLimit = 3;

/**
 * Finds the article of a slug, in the reader's language if it exists in both; null if there is none. Related articles are of
 * the same category, else of any.
 */
export async function askArticle(
  api: BlogApi,
  { slug, language }: { slug: string; language: Language },
  options: CallOptions,
): Promise<ArticleAnswer | null> {
  const named = await findArticle(api, slug, options);
  if (!named) return null;
  const inOwn =
    named.language !== language && named.translation_slug
      ? await findArticle(api, named.translation_slug, options)
      : null;
  const article = inOwn ?? named;
  const [category, related] = await Promise.all([
    article.category === null ? null : api.blogCategories.get(article.category, options).catch(() => null),
    askRelated(api, article, options).catch(() => []),
  ]);
  return { article, category, related };
}

async function findArticle(
  { blogs }: BlogApi,
  slug: string,
  options: CallOptions,
): Promise<Blog | undefined> {
  const { results } = await blogs.list({ slug, is_published: true, limit: 50 }, options);
  // A service can ignore the filter.
  return results.find((article) => article.slug === slug);
}

async function askRelated(
  { blogs }: BlogApi,
  { id, category, language }: Blog,
  options: CallOptions,
): Promise<ListedArticle[]> {
  const query = { language, exclude: id, limit: relatedLimit, fields: listed } as const;
  const near = category === null ? [] : (await blogs.listRandom({ ...query, category }, options)).results;
  if (near.length === relatedLimit) return near;
  const { results } = await blogs.listRandom({ ...query, limit: 2 * relatedLimit }, options);
  const others = results.filter((other) => other.id !== id && near.every((each) => each.id !== other.id));
  return [...near, ...others].slice(0, relatedLimit);
}
