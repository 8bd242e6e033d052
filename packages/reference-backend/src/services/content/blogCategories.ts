import type { BlogCategory } from '@udongo/sdk';
import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { orderBy } from '../../db/ordering.ts';
import { blogCategories } from '../../db/schema.ts';
import { searchWords } from '../../db/search.ts';
import { notFound } from '../../errors.ts';
import { text } from '../../validation/fields.ts';
import { allValues, type Reading } from '../../validation/readFields.ts';
import { deleteUnused, storeUnique } from '../platform/databaseRefusals.ts';
import { cutPage, type Listed, type ListQuery } from '../platform/list.ts';
import { insertUnderSlug, toSlug } from './slugs.ts';

export const blogCategoryFields = {
  name: text({ max: 100, blank: false }),
  name_sw: text({ max: 100 }).optional(),
};

const orderings = { id: blogCategories.id, name: blogCategories.name };
const searched = sql`lower(${blogCategories.name} || ' ' || ${blogCategories.name_sw})`;

/** Categories, found by their names in both languages. */
export async function listBlogCategories(
  db: Db,
  _actor: Actor,
  query: ListQuery,
): Promise<Listed<BlogCategory>> {
  const where = searchWords(searched, query.search);
  return cutPage(query, await db.$count(blogCategories, where), (limit, offset) =>
    db
      .select()
      .from(blogCategories)
      .where(where)
      .orderBy(...orderBy(query.ordering, orderings))
      .limit(limit)
      .offset(offset),
  );
}

export async function getBlogCategory(db: Db, _actor: Actor, id: number): Promise<BlogCategory> {
  const [category] = await db.select().from(blogCategories).where(eq(blogCategories.id, id));
  if (!category) throw notFound();
  return category;
}

/** Errors: throws 400 for a refused or taken name. */
export function createBlogCategory(db: Db, _actor: Actor, reading: CategoryReading): Promise<BlogCategory> {
  const values = allValues(reading);
  return insertUnderSlug(db, blogCategories.slug, toSlug(values.name, 'category'), async (slug) => {
    const insertion = db
      .insert(blogCategories)
      .values({ ...values, slug })
      .onConflictDoNothing({ target: blogCategories.slug })
      .returning();
    return (await uniquely(insertion))[0];
  });
}

/** Changes a category but never its slug. Errors: throws 404, and 400 as `createBlogCategory`. */
export async function updateBlogCategory(
  db: Db,
  actor: Actor,
  id: number,
  reading: CategoryReading,
): Promise<BlogCategory> {
  await getBlogCategory(db, actor, id);
  await uniquely(db.update(blogCategories).set(allValues(reading)).where(eq(blogCategories.id, id)));
  return getBlogCategory(db, actor, id);
}

/** Errors: throws 404, and 409 for a category with articles. */
export async function deleteBlogCategory(db: Db, actor: Actor, id: number): Promise<void> {
  await getBlogCategory(db, actor, id);
  await deleteUnused('category', db.delete(blogCategories).where(eq(blogCategories.id, id)));
}

type CategoryReading = Reading<typeof blogCategoryFields>;

function uniquely<Result>(change: PromiseLike<Result>): Promise<Result> {
  const message = 'category with this name already exists.';
  return storeUnique(change, { constraint: 'blog_categories_name_key', field: 'name', message });
}
