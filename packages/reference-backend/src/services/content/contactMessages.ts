import type { ContactMessage } from '@udongo/sdk';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Actor, requireUser } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { one } from '../../db/one.ts';
import { orderBy } from '../../db/ordering.ts';
import { bookings, contactAnswers, contactMessages, messages, users } from '../../db/schema.ts';
import { searchWords } from '../../db/search.ts';
import { conflict, notFound } from '../../errors.ts';
import {
  boolean,
  choice,
  email,
  line,
  lines,
  phone,
  text,
  uuid,
  wholeNumber,
} from '../../validation/fields.ts';
import { invalid } from '../../validation/issues.ts';
import { allValues, type Reading } from '../../validation/readFields.ts';
import { languages } from '../../values.ts';
import { notifyOfMessage } from '../messages/notifications/notify.ts';
import { cutPage, type Listed, type ListQuery } from '../platform/list.ts';
import { toInstant } from '../platform/toInstant.ts';
import { writeMessage } from '../platform/writeMessage.ts';

export interface ContactMessagesQuery extends ListQuery {
  is_handled: boolean | undefined;
}

export const contactMessageFields = {
  name: line({ max: 150, blank: false }),
  email: email(),
  phone_number: phone().optional(),
  subject: line({ max: 200 }).optional(),
  message: lines({ max: 2000, blank: false }),
  language: choice(languages).optional(),
  booking_uuid: uuid().optional(),
  /** Hidden from people: who fills it in is a program. */
  website: text({ max: 200 }).optional(),
};

export const contactMessageStateFields = { is_handled: boolean() };

export const contactAnswerFields = {
  text: lines({ max: 2000, blank: false }),
  answers_seen: wholeNumber({ minimum: 0, maximum: 1_000_000 }).optional(),
};

const orderings = { id: contactMessages.id, created_on: contactMessages.created_on };
const searched = sql`lower(${contactMessages.name} || ' ' || ${contactMessages.email} || ' ' || ${contactMessages.subject} || ' ' || ${contactMessages.message})`;

/** Messages, found by name, email, subject and text. */
export async function listContactMessages(
  db: Db,
  _actor: Actor,
  query: ContactMessagesQuery,
): Promise<Listed<ContactMessage>> {
  const where = and(
    query.is_handled === undefined ? undefined : eq(contactMessages.is_handled, query.is_handled),
    searchWords(searched, query.search),
  );
  return cutPage(query, await db.$count(contactMessages, where), async (limit, offset) => {
    const rows = await db
      .select()
      .from(contactMessages)
      .where(where)
      .orderBy(...orderBy(query.ordering, orderings))
      .limit(limit)
      .offset(offset);
    return withAnswers(db, rows);
  });
}

export async function getContactMessage(db: Db, _actor: Actor, id: number): Promise<ContactMessage> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  const [message] = await withAnswers(db, row ? [row] : []);
  if (!message) throw notFound();
  return message;
}

/**
 * Stores a message. One whose hidden field is filled in was written by a program: it is answered as if it were stored. The answer to
 * one about a booking goes to the booking's phone, whose number the writer is not told.
 * Errors: throws 400 for refused fields, an unknown booking, and without an email address for visitors and where there is no phone
 * number, either.
 */
export async function createContactMessage(
  db: Db,
  { userId }: Actor,
  reading: Reading<typeof contactMessageFields>,
  now: Date,
): Promise<ContactMessage> {
  const { website = '', booking_uuid, ...values } = allValues(reading);
  const booking = booking_uuid === undefined ? null : await findBooking(db, booking_uuid);
  const row = {
    phone_number: '',
    subject: '',
    language: 'en' as const,
    ...values,
    is_handled: false,
    created_on: now,
    booking_id: booking?.id ?? null,
  };
  const isReachable = row.email !== '' || booking !== null || (userId !== null && row.phone_number !== '');
  if (!isReachable) throw invalid([{ path: ['email'], message: 'This field may not be blank.' }]);
  if (website !== '') return toContactMessage({ ...row, id: 0 }, []);
  const phone_number = booking?.phone || row.phone_number;
  const created = one(
    await db
      .insert(contactMessages)
      .values({ ...row, phone_number })
      .returning(),
  );
  await notifyOfMessage(db, created, now);
  return toContactMessage({ ...row, id: created.id }, []);
}

async function findBooking(db: Db, uuid: string) {
  const [found] = await db
    .select({ id: bookings.id, phone: bookings.phone_no })
    .from(bookings)
    .where(eq(bookings.uuid, uuid));
  if (!found) {
    throw invalid([{ path: ['booking_uuid'], message: `Invalid pk "${uuid}" - object does not exist.` }]);
  }
  return found;
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
  const mails = await db
    .select({ id: contactAnswers.message_id })
    .from(contactAnswers)
    .where(eq(contactAnswers.contact_message_id, id));
  await db.delete(contactMessages).where(eq(contactMessages.id, id));
  const mailIds = mails.map((mail) => mail.id);
  await db.delete(messages).where(inArray(messages.id, [0, ...mailIds]));
}

/**
 * Writes the email or text message with an answer, and marks the message as dealt with.
 * Errors: throws 404 and 400, and 409 where others answered after the writer read the message.
 */
export async function answerContactMessage(
  db: Db,
  actor: Actor,
  { id, reading }: { id: number; reading: Reading<typeof contactAnswerFields> },
  now: Date,
): Promise<ContactMessage> {
  const { text, answers_seen } = allValues(reading);
  const [asked] = await db
    .update(contactMessages)
    .set({ is_handled: true })
    .where(eq(contactMessages.id, id))
    .returning();
  if (!asked) throw notFound();
  const [message] = await withAnswers(db, [asked]);
  const others = message?.answers?.slice(answers_seen ?? message.answers.length) ?? [];
  const last = others.at(-1);
  if (last) {
    throw conflict(
      `${last.answered_by} answered this in the meantime. Read that answer before you send yours.`,
    );
  }
  const writer = one(
    await db
      .select({ name: users.full_name })
      .from(users)
      .where(eq(users.id, requireUser(actor))),
  );
  const { email, phone_number, language } = asked;
  const to =
    email === ''
      ? ({ channel: 'sms', recipient: phone_number } as const)
      : ({ channel: 'email', recipient: email } as const);
  const message_id = await writeMessage(db, { kind: 'contact_answer', ...to, language }, now);
  await db
    .insert(contactAnswers)
    .values({ contact_message_id: id, message_id, text, answered_by: writer.name, created_on: now });
  return getContactMessage(db, actor, id);
}

type StoredMessage = typeof contactMessages.$inferSelect;

/** Messages with their answers, oldest first, and how far the message with each has come. */
async function withAnswers(db: Db, rows: readonly StoredMessage[]): Promise<ContactMessage[]> {
  const answers = await db
    .select({ answer: contactAnswers, status: messages.status })
    .from(contactAnswers)
    .innerJoin(messages, eq(messages.id, contactAnswers.message_id))
    .where(inArray(contactAnswers.contact_message_id, [0, ...rows.map(({ id }) => id)]))
    .orderBy(asc(contactAnswers.id));
  return rows.map((row) =>
    toContactMessage(
      row,
      answers
        .filter(({ answer }) => answer.contact_message_id === row.id)
        .map(({ answer: { text, answered_by, created_on }, status }) => ({
          ...{ text, answered_by, status },
          created_on: toInstant(created_on),
        })),
    ),
  );
}

function toContactMessage(
  { created_on, language, booking_id, ...row }: StoredMessage,
  answers: ContactMessage['answers'] & object,
): ContactMessage {
  return { ...row, created_on: toInstant(created_on), answers };
}
