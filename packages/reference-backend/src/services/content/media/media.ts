import type { Media } from '@udongo/sdk';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { orderBy } from '../../../db/ordering.ts';
import { blogs, media, unkeptFiles } from '../../../db/schema.ts';
import { contains, searchWords } from '../../../db/search.ts';
import { notFound, RefusedError } from '../../../errors.ts';
import { text } from '../../../validation/fields.ts';
import { cutPage, type Listed, type ListQuery } from '../../platform/list.ts';
import { toInstant } from '../../platform/toInstant.ts';

export interface MediaQuery extends ListQuery {
  /** Beginning of the media type. */
  content_type: string;
}

/** Fields of the form beside its file. */
export const mediaFields = { alt: text({ max: 300 }).optional() };

const orderings = { id: media.id, name: media.name, size: media.size, created_on: media.created_on };
const searched = sql`lower(${media.name} || ' ' || ${media.alt})`;

export async function listMedia(db: Db, { content_type, ...query }: MediaQuery): Promise<Listed<Media>> {
  const where = and(
    content_type === '' ? undefined : sql`starts_with(${media.content_type}, ${content_type})`,
    searchWords(searched, query.search),
  );
  return cutPage(query, await db.$count(media, where), async (limit, offset) => {
    const rows = await db
      .select()
      .from(media)
      .where(where)
      .orderBy(...orderBy(query.ordering, orderings))
      .limit(limit)
      .offset(offset);
    return rows.map(toMedia);
  });
}

/** Errors: throws 404. */
export async function getMedia(db: Db, id: number): Promise<Media> {
  const [row] = await db.select().from(media).where(eq(media.id, id));
  if (!row) throw notFound();
  return toMedia(row);
}

/** Stores a picture whose files are in the storage: from now on they are kept. */
export async function createMedia(
  db: Db,
  actor: Actor,
  values: Pick<Media, 'name' | 'url' | 'content_type' | 'size' | 'alt'>,
  now: Date,
): Promise<Media> {
  await db.delete(unkeptFiles).where(eq(unkeptFiles.url, values.url));
  const [row] = await db
    .insert(media)
    .values({ ...values, uploaded_by: actor.userId, created_on: now })
    .returning();
  if (!row) throw notFound();
  return toMedia(row);
}

/** Deletes a picture, whose files are no longer kept. Gives its address. Errors: throws 404, and 409 while articles show it. */
export async function deleteMedia(db: Db, id: number, now: Date): Promise<string> {
  const { url } = await getMedia(db, id);
  const articles = await findArticles(db, url);
  if (articles.length > 0) {
    const titles = articles.map(({ title }) => title).join(', ');
    throw new RefusedError(409, { detail: `Articles show this picture: ${titles}.`, articles });
  }
  await db.delete(media).where(eq(media.id, id));
  await db.insert(unkeptFiles).values({ url, since: now });
  return url;
}

/** The first articles that show a picture, as their cover or in their text, in any of its widths. */
async function findArticles(db: Db, url: string) {
  const [folder = ''] = url.split('/');
  return db
    .select({ id: blogs.id, title: blogs.title })
    .from(blogs)
    .where(or(contains(blogs.cover_image, folder), contains(blogs.body, folder)))
    .orderBy(blogs.id)
    .limit(20);
}

function toMedia({ created_on, ...row }: typeof media.$inferSelect): Media {
  return { ...row, created_on: toInstant(created_on) };
}
