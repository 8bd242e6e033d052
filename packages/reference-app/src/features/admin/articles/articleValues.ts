import type { Blog, BlogRequest, Language } from '@udongo/sdk';

/** The fields of an article that an administrator writes. */
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

/** Whether an article is public, and from when on; null means from the moment when it is stored. */
export type Publication = Pick<Blog, 'is_published' | 'published_on'>;

/** A change that publishes, schedules or withdraws; {} leaves the publication as it is. */
export type PublicationChange = Pick<BlogRequest, 'is_published' | 'published_on'>;

/** Whether everybody can read the article by now. */
export function isPublic(blog: Publication | null, now = new Date()): boolean {
  return blog?.is_published === true && (blog.published_on === null || new Date(blog.published_on) <= now);
}

/** Whether it is to appear later. */
export function isScheduled(blog: Publication | null, now = new Date()): boolean {
  return blog?.is_published === true && !isPublic(blog, now);
}

/** The publication of an article once `asked` is stored over `stored`. */
export function publicationAfter(asked: PublicationChange, stored: Publication): Publication {
  const { is_published = stored.is_published, published_on = stored.published_on } = asked;
  return { is_published, published_on };
}

/** Since when everybody reads an article makes no difference, from when on they will does. */
export function isSamePublication(a: Publication, b: Publication): boolean {
  const now = new Date();
  const toKind = (publication: Publication) => {
    if (isPublic(publication, now)) return 'public';
    return isScheduled(publication, now) ? new Date(publication.published_on ?? '').getTime() : 'draft';
  };
  return toKind(a) === toKind(b);
}

function trimmed({ category, translation, ...texts }: ArticleValues): unknown {
  const entries = Object.entries(texts).map(([name, text]) => [name, text.trim()] as const);
  return [...entries.sort(([a], [b]) => a.localeCompare(b)), category, translation];
}
