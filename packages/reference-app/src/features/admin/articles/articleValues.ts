import type { Blog, BlogRequest, Language } from '@udongo/sdk';

/** What an administrator writes of an article. */
export interface ArticleValues {
  title: string;
  summary: string;
  body: string;
  cover_image: string;
  cover_alt: string;
  category: number | null;
  language: Language;
  translation: number | null;
}

export const emptyArticle: ArticleValues = {
  title: '',
  summary: '',
  body: '',
  cover_image: '',
  cover_alt: '',
  category: null,
  language: 'en',
  translation: null,
};

export function valuesOf(blog: Blog): ArticleValues {
  const { title, summary, body, cover_image, category, language } = blog;
  const { cover_alt = '', translation = null } = blog;
  return { title, summary, body, cover_image, cover_alt, category, language, translation };
}

/** Blanks around a text are not stored, so they make no other version. */
export function isSameArticle(a: ArticleValues, b: ArticleValues): boolean {
  return JSON.stringify(trimmed(a)) === JSON.stringify(trimmed(b));
}

/** The request that stores `values` over the version `base`; the partner of a translation is named only where it changes. */
export function toRequest({ translation, ...values }: ArticleValues, base: Blog | null): BlogRequest {
  return {
    ...values,
    ...(translation !== (base?.translation ?? null) && { translation }),
    ...(base && { updated_on: base.updated_on }),
  };
}

/** Whether everybody reads the article by now. */
export function isPublic(blog: Blog | null, now = new Date()): boolean {
  return blog?.is_published === true && (blog.published_on === null || new Date(blog.published_on) <= now);
}

/** Whether it is to appear later. */
export function isScheduled(blog: Blog | null, now = new Date()): boolean {
  return blog?.is_published === true && !isPublic(blog, now);
}

function trimmed({ category, translation, ...texts }: ArticleValues): unknown {
  const entries = Object.entries(texts).map(([name, text]) => [name, text.trim()] as const);
  return [...entries.sort(([a], [b]) => a.localeCompare(b)), category, translation];
}
