import type { Blog } from '@udongo/sdk';
import { eq, or } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { blogCategories, blogs } from '../../db/schema.ts';
import { conflict, notFound } from '../../errors.ts';
import { boolean, choice, instant, nullableInstant, nullableKey, text } from '../../validation/fields.ts';
import type { Issue } from '../../validation/issues.ts';
import { allValues, type Reading } from '../../validation/readFields.ts';
import { languages } from '../../values.ts';
import { checkKeys } from '../platform/checkKeys.ts';
import { checkPictures } from './checkPictures.ts';
import { getBlog } from './readBlogs.ts';
import { insertUnderSlug, toSlug } from './slugs.ts';

export const blogFields = {
  title: text({ max: 200, blank: false }),
  summary: text({ max: 500 }).optional(),
  body: text({ max: 100_000, blank: false }),
  cover_image: text({ max: 500 }).optional(),
  cover_alt: text({ max: 300 }).optional(),
  category: nullableKey().optional(),
  language: choice(languages).optional(),
  translation: nullableKey().optional(),
  is_published: boolean().optional(),
  published_on: nullableInstant().optional(),
  updated_on: instant().optional(),
};

type BlogReading = Reading<typeof blogFields>;
type StoredBlog = typeof blogs.$inferSelect;

/** Errors: throws 400 for refused fields. */
export async function createBlog(db: Db, actor: Actor, reading: BlogReading, now: Date): Promise<Blog> {
  const row = await readRow(db, reading, undefined, now);
  const created = await insertUnderSlug(db, blogs.slug, toSlug(row.title, 'article'), async (slug) => {
    const stored = { ...row, slug, author_id: actor.userId, created_on: now, updated_on: now };
    const insertion = db.insert(blogs).values(stored).onConflictDoNothing({ target: blogs.slug });
    return (await insertion.returning())[0];
  });
  await joinTranslation(db, created, reading.values.translation);
  return getBlog(db, actor, created.id, now);
}

/**
 * Changes an article but never its slug. Errors: throws 404, 400 as `createBlog`, and 409 when the article has changed since its
 * writer read it, which `updated_on` shows.
 */
export async function updateBlog(
  db: Db,
  actor: Actor,
  id: number,
  reading: BlogReading,
  now: Date,
): Promise<Blog> {
  const [stored] = await db.select().from(blogs).where(eq(blogs.id, id)).for('update');
  if (!stored) throw notFound();
  const row = await readRow(db, reading, stored, now);
  const { updated_on: seen } = reading.values;
  if (seen && seen.getTime() !== stored.updated_on.getTime()) {
    throw conflict('This article was changed in the meantime. Read it again before you save.');
  }
  // Two saves within one millisecond are two versions.
  const updated_on = new Date(Math.max(now.getTime(), stored.updated_on.getTime() + 1));
  await db
    .update(blogs)
    .set({ ...row, updated_on })
    .where(eq(blogs.id, id));
  await joinTranslation(db, stored, reading.values.translation);
  return getBlog(db, actor, id, now);
}

/** Errors: throws 404. */
export async function deleteBlog(db: Db, _actor: Actor, id: number): Promise<void> {
  const deleted = await db.delete(blogs).where(eq(blogs.id, id)).returning({ id: blogs.id });
  if (deleted.length === 0) throw notFound();
}

/** Gives the columns of a request as they are stored. Errors: throws 400. */
async function readRow(db: Db, reading: BlogReading, stored: StoredBlog | undefined, now: Date) {
  const issues = [
    ...reading.issues,
    ...(await checkKeys(db, blogCategories.id, [{ path: ['category'], id: reading.values.category }])),
    ...(await checkTranslation(db, reading, stored)),
    ...(await checkPictures(db, reading.values)),
  ];
  const {
    category,
    is_published,
    published_on,
    translation: _,
    updated_on: __,
    ...columns
  } = allValues({ ...reading, issues });
  const since = publishedSince({ is_published, published_on }, stored?.published_on ?? null, now);
  return { ...columns, published_on: since, ...(category !== undefined && { category_id: category }) };
}

/** Null: now, or since it was published. Absent: as it is stored. */
function publishedSince(
  sent: { is_published: boolean | undefined; published_on: Date | null | undefined },
  stored: Date | null,
  now: Date,
): Date | null {
  if (!(sent.is_published ?? stored !== null)) return null;
  if (sent.published_on) return sent.published_on;
  const isKept = stored !== null && (sent.published_on === undefined || stored <= now);
  return isKept ? stored : now;
}

/** An article and its translation are in two languages. A changed language parts nothing by itself. */
async function checkTranslation(
  db: Db,
  { values }: BlogReading,
  stored: StoredBlog | undefined,
): Promise<Issue[]> {
  const { language = stored?.language ?? 'en', translation = stored?.translation_id ?? null } = values;
  if (translation === null) return [];
  const path = ['translation'];
  const missing = await checkKeys(db, blogs.id, [{ path, id: translation }]);
  if (missing.length > 0) return missing;
  const [other] = await db.select({ language: blogs.language }).from(blogs).where(eq(blogs.id, translation));
  const isOther = other?.language !== language && translation !== stored?.id;
  return isOther ? [] : [{ path, message: 'Choose an article in the other language.' }];
}

/** Makes two articles each other's translation, and parts both from what they were joined with; undefined changes nothing. */
async function joinTranslation(db: Db, { id }: StoredBlog, other: number | null | undefined): Promise<void> {
  if (other === undefined) return;
  const joined =
    other === null
      ? eq(blogs.translation_id, id)
      : or(eq(blogs.translation_id, id), eq(blogs.translation_id, other));
  await db.update(blogs).set({ translation_id: null }).where(joined);
  await db.update(blogs).set({ translation_id: other }).where(eq(blogs.id, id));
  if (other !== null) await db.update(blogs).set({ translation_id: id }).where(eq(blogs.id, other));
}
