import type { ContactMessage } from '@udongo/sdk';
import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { orderBy } from '../../db/ordering.ts';
import { contactMessages } from '../../db/schema.ts';
import { searchWords } from '../../db/search.ts';
import { notFound } from '../../errors.ts';
import { boolean, email, phone, text } from '../../validation/fields.ts';
import { allValues, type Reading } from '../../validation/readFields.ts';
import { countRows } from '../countRows.ts';
import { cutPage, type Listed, type ListQuery } from '../list.ts';
import { notifyOfMessage } from '../notifications/notify.ts';
import { toInstant } from '../toInstant.ts';

export interface ContactMessagesQuery extends ListQuery {
  is_handled: boolean | undefined;
}

export const contactMessageFields = {
  name: text({ max: 150, blank: false }),
  email: email({ blank: false }),
  phone_number: phone().optional(),
  subject: text({ max: 200 }).optional(),
  message: text({ max: 2000, blank: false }),
  /** Hidden from people: who fills it in is a program. */
  website: text({ max: 200 }).optional(),
};

export const contactMessageStateFields = { is_handled: boolean() };

const orderings = { id: contactMessages.id, created_on: contactMessages.created_on };
const searched = sql`lower(${contactMessages.name} || ' ' || ${contactMessages.email} || ' ' || ${contactMessages.subject} || ' ' || ${contactMessages.message})`;

/** Messages, found by name, e-mail, subject and text. */
export async function listContactMessages(
  db: Db,
  _actor: Actor,
  query: ContactMessagesQuery,
): Promise<Listed<ContactMessage>> {
  const where = and(
    query.is_handled === undefined ? undefined : eq(contactMessages.is_handled, query.is_handled),
    searchWords(searched, query.search),
  );
  const [total] = await db.select({ count: countRows }).from(contactMessages).where(where);
  return cutPage(query, total?.count ?? 0, async (limit, offset) => {
    const rows = await db
      .select()
      .from(contactMessages)
      .where(where)
      .orderBy(...orderBy(query.ordering, orderings))
      .limit(limit)
      .offset(offset);
    return rows.map(toContactMessage);
  });
}

export async function getContactMessage(db: Db, _actor: Actor, id: number): Promise<ContactMessage> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  if (!row) throw notFound();
  return toContactMessage(row);
}

/**
 * Stores a message. One whose hidden field is filled in was written by a program: it is answered as if it were stored.
 * Errors: throws 400 for refused fields.
 */
export async function createContactMessage(
  db: Db,
  _actor: Actor,
  reading: Reading<typeof contactMessageFields>,
  now: Date,
): Promise<ContactMessage> {
  const { website = '', ...values } = allValues(reading);
  const row = { phone_number: '', subject: '', ...values, is_handled: false, created_on: now };
  if (website !== '') return toContactMessage({ ...row, id: 0 });
  const [created] = await db.insert(contactMessages).values(row).returning();
  if (!created) throw notFound();
  await notifyOfMessage(db, created, now);
  return toContactMessage(created);
}

/** Says whether a message is dealt with. Errors: throws 404, and 400 without a yes or no. */
export async function updateContactMessage(
  db: Db,
  actor: Actor,
  id: number,
  reading: Reading<typeof contactMessageStateFields>,
): Promise<ContactMessage> {
  await getContactMessage(db, actor, id);
  await db.update(contactMessages).set(allValues(reading)).where(eq(contactMessages.id, id));
  return getContactMessage(db, actor, id);
}

/** Errors: throws 404. */
export async function deleteContactMessage(db: Db, actor: Actor, id: number): Promise<void> {
  await getContactMessage(db, actor, id);
  await db.delete(contactMessages).where(eq(contactMessages.id, id));
}

function toContactMessage({ created_on, ...row }: typeof contactMessages.$inferSelect): ContactMessage {
  return { ...row, created_on: toInstant(created_on) };
}
