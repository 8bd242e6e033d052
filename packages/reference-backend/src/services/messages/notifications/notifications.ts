import type { Language, Notification } from '@udongo/sdk';
import { and, eq, sql } from 'drizzle-orm';
import { type Actor, requireUser } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { orderBy } from '../../../db/ordering.ts';
import { notifications } from '../../../db/schema.ts';
import { searchWords } from '../../../db/search.ts';
import { notFound } from '../../../errors.ts';
import { boolean } from '../../../validation/fields.ts';
import { allValues, type Reading } from '../../../validation/readFields.ts';
import { cutPage, type Listed, type ListQuery } from '../../platform/list.ts';
import { toInstant } from '../../platform/toInstant.ts';

export interface NotificationsQuery extends ListQuery {
  is_read: boolean | undefined;
  language: Language;
}

export const notificationFields = { is_read: boolean() };

const orderings = { id: notifications.id, created_on: notifications.created_on };
const texts = {
  en: [notifications.title, notifications.message],
  sw: [notifications.title_sw, notifications.message_sw],
} as const;

/** Lists this person's notifications, the newest first. */
export async function listNotifications(
  db: Db,
  actor: Actor,
  { language, ...query }: NotificationsQuery,
): Promise<Listed<Notification>> {
  const [title, message] = texts[language];
  const where = and(
    own(actor),
    query.is_read === undefined ? undefined : eq(notifications.is_read, query.is_read),
    searchWords(sql`lower(${title} || ' ' || ${message})`, query.search),
  );
  return cutPage(query, await db.$count(notifications, where), async (limit, offset) => {
    const rows = await db
      .select()
      .from(notifications)
      .where(where)
      .orderBy(...orderBy(query.ordering || '-created_on', orderings))
      .limit(limit)
      .offset(offset);
    return rows.map((row) => toNotification(row, language));
  });
}

/** Errors: throws 404 for one of somebody else. */
export async function getNotification(db: Db, actor: Actor, id: number): Promise<Notification> {
  const [row] = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, id), own(actor)));
  if (!row) throw notFound();
  return toNotification(row, 'en');
}

/** Errors: throws 404 for one of somebody else, and 400 without a yes or no. */
export async function updateNotification(
  db: Db,
  actor: Actor,
  id: number,
  reading: Reading<typeof notificationFields>,
): Promise<Notification> {
  const before = await getNotification(db, actor, id);
  const { is_read } = allValues(reading);
  await db.update(notifications).set({ is_read }).where(eq(notifications.id, id));
  return { ...before, is_read };
}

/** Errors: throws 404 for one of somebody else. */
export async function deleteNotification(db: Db, actor: Actor, id: number): Promise<void> {
  await getNotification(db, actor, id);
  await db.delete(notifications).where(eq(notifications.id, id));
}

export async function markAllRead(db: Db, actor: Actor): Promise<void> {
  await db
    .update(notifications)
    .set({ is_read: true })
    .where(and(own(actor), eq(notifications.is_read, false)));
}

function own(actor: Actor) {
  return eq(notifications.user_id, requireUser(actor));
}

function toNotification(row: typeof notifications.$inferSelect, language: Language): Notification {
  const { id, kind, booking_id, is_read, created_on } = row;
  const [title, message] = language === 'sw' ? [row.title_sw, row.message_sw] : [row.title, row.message];
  return { id, kind, title, message, booking: booking_id, is_read, created_on: toInstant(created_on) };
}
