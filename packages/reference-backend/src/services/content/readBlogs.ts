import type { Blog, Language } from '@udongo/sdk';
import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { orderBy } from '../../db/ordering.ts';
import { blogs, users } from '../../db/schema.ts';
import { searchWords } from '../../db/search.ts';
import { notFound } from '../../errors.ts';
import { seesAll } from '../../mayCall.ts';
import { publishedBy } from '../messages/publishedBy.ts';
import {
  cutPage,
  type FilterConditions,
  type Listed,
  type ListQuery,
  toCondition,
} from '../platform/list.ts';
import { toInstant } from '../platform/toInstant.ts';

export interface BlogFilters {
  category: number | undefined;
  language: Language | undefined;
  slug: string | undefined;
  is_published: boolean | undefined;
}

export interface RandomBlogsQuery {
  limit: number;
  category: number | undefined;
  language: Language | undefined;
  exclude: number | undefined;
}

const orderings = { id: blogs.id, title: blogs.title, published_on: blogs.published_on };
const searched = sql`lower(${blogs.title} || ' ' || ${blogs.summary} || ' ' || ${blogs.body})`;
const translations = alias(blogs, 'translations');
const conditions: FilterConditions<BlogFilters> = {
  category: (id) => eq(blogs.category_id, id),
  language: (language) => eq(blogs.language, language),
  slug: (slug) => eq(blogs.slug, slug),
  is_published: (is) => (is ? isNotNull(blogs.published_on) : isNull(blogs.published_on)),
};

/** The newest first, drafts before them; everybody but administrators sees what is published by now. */
export async function listBlogs(
  db: Db,
  actor: Actor,
  query: ListQuery & BlogFilters,
  now: Date,
): Promise<Listed<Blog>> {
  const { category, language, slug, is_published } = query;
  const where = and(
    visibleBlogs(actor, now),
    toCondition(conditions, { category, language, slug, is_published }),
    searchWords(searched, query.search),
  );
  return cutPage(query, await db.$count(blogs, where), async (limit, offset) => {
    const rows = await selectBlogs(db)
      .where(where)
      .orderBy(...orderBy(query.ordering || '-published_on', orderings))
      .limit(limit)
      .offset(offset);
    return rows.map((row) => toBlog(row, actor, now));
  });
}

/** Published articles, each once, in a new random order each time. */
export async function listRandomBlogs(
  db: Db,
  actor: Actor,
  { limit, category, language, exclude }: RandomBlogsQuery,
  now: Date,
): Promise<Listed<Blog>> {
  const rows = await selectBlogs(db)
    .where(
      and(
        publishedBy(now),
        category === undefined ? undefined : eq(blogs.category_id, category),
        language === undefined ? undefined : eq(blogs.language, language),
        exclude === undefined ? undefined : ne(blogs.id, exclude),
      ),
    )
    .orderBy(sql`random()`)
    .limit(limit);
  const picked = rows.map((row) => toBlog(row, actor, now));
  return { rows: picked, count: picked.length, page: 1, totalPages: 1 };
}

/** Errors: throws 404, for an article that the caller may not see, too. */
export async function getBlog(db: Db, actor: Actor, id: number, now: Date): Promise<Blog> {
  const [row] = await selectBlogs(db).where(and(eq(blogs.id, id), visibleBlogs(actor, now)));
  if (!row) throw notFound();
  return toBlog(row, actor, now);
}

function visibleBlogs(actor: Actor, now: Date): SQL | undefined {
  return seesAll(actor, 'blogs.list') ? undefined : publishedBy(now);
}

function selectBlogs(db: Db) {
  return db
    .select({
      blog: blogs,
      author: users.full_name,
      translation: { id: translations.id, slug: translations.slug, published_on: translations.published_on },
    })
    .from(blogs)
    .leftJoin(users, eq(users.id, blogs.author_id))
    .leftJoin(translations, eq(translations.id, blogs.translation_id));
}

type BlogRow = Awaited<ReturnType<typeof selectBlogs>>[number];

function toBlog({ blog, author, translation }: BlogRow, actor: Actor, now: Date): Blog {
  const isEditor = seesAll(actor, 'blogs.list');
  const {
    category_id,
    author_id: _,
    translation_id: __,
    published_on,
    subscribers_told_on,
    ...columns
  } = blog;
  const translationOn = translation?.published_on ?? null;
  const isTranslationSeen = isEditor || (translationOn !== null && translationOn <= now);
  return {
    ...columns,
    category: category_id,
    author: author ?? '',
    is_published: published_on !== null,
    published_on: published_on && toInstant(published_on),
    created_on: toInstant(blog.created_on),
    updated_on: toInstant(blog.updated_on),
    reading_minutes: readingMinutes(blog.body),
    translation: isTranslationSeen ? (translation?.id ?? null) : null,
    translation_slug: isTranslationSeen ? (translation?.slug ?? '') : '',
    ...(isEditor && {
      subscribers_told_on: subscribers_told_on && toInstant(subscribers_told_on),
    }),
  };
}

const wordsPerMinute = 200;

/** Whole minutes, at least 1; the addresses of links are not read. */
function readingMinutes(body: string): number {
  const words = body
    .replace(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
