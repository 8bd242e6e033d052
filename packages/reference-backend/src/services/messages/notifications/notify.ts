import type { NoticeChannel } from '@udongo/sdk';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { insertRows } from '../../../db/insertRows.ts';
import { type bookings, type contactMessages, messages, notifications, users } from '../../../db/schema.ts';
import { writeTogether } from '../../../db/writeTogether.ts';
import { mayCall } from '../../../mayCall.ts';
import { staffRoles } from '../../../values.ts';
import { findPeople, type Person, pickPeople, waysOf } from './listPeople.ts';
import { type Notice, notices } from './notices.ts';
import { contactNotice, writeNotice } from './noticeTexts.ts';

export type NotifiedBooking = Pick<
  typeof bookings.$inferSelect,
  | 'id'
  | 'code'
  | 'farmer_id'
  | 'created_by_id'
  | 'agent_id'
  | 'collector_id'
  | 'referrer_agent_id'
  | 'shared_with'
  | 'name'
  | 'phone_no'
  | 'email'
  | 'language'
>;

interface NotifyOptions {
  /** User id of the person who did it, and is not told. */
  by: number | null;
  now: Date;
  /** The ways that are open; all of them by default. */
  ways?: readonly NoticeChannel[];
}

/**
 * Notifies the people that `notices` names of events of a booking, in their transaction. Text messages and emails are
 * written to the outbox; their words are made when they are sent.
 */
export async function notify(...[db, ...about]: Parameters<typeof noticeWrites>): Promise<void> {
  await writeTogether(db, await noticeWrites(db, ...about));
}

/** The statements of `notify`. */
export async function noticeWrites(
  db: Db,
  booking: NotifiedBooking,
  events: Notice | readonly Notice[],
  { by, now, ways }: NotifyOptions,
): Promise<(SQL | null)[]> {
  const known = await findPeople(db, booking);
  const written = [events].flat().flatMap((notice) =>
    pickPeople(booking, notice, known)
      .filter(({ userId }) => userId === null || userId !== by)
      .map((person) => {
        const open = waysOf(person, notice).filter((way) => ways?.includes(way) ?? true);
        return writeTo(person, notice, { booking, open, now });
      }),
  );
  return toWrites(written);
}

/** Notifies one person of an event that is not about a booking; `booking` says by which one somebody without an account is known. */
export async function notifyPerson(
  db: Db,
  person: Person,
  notice: Notice,
  { now, booking = null }: { now: Date; booking?: NotifiedBooking | null },
): Promise<void> {
  const written = writeTo(person, notice, { booking, open: waysOf(person, notice), now });
  await writeTogether(db, toWrites([written]));
}

interface WriteOptions {
  booking: NotifiedBooking | null;
  open: readonly NoticeChannel[];
  now: Date;
}

/** The statements that write notifications for the app, and messages to the outbox. */
function toWrites(written: readonly ReturnType<typeof writeTo>[]): (SQL | null)[] {
  return [
    insertRows(
      notifications,
      written.flatMap((rows) => rows.app),
    ),
    insertRows(
      messages,
      written.flatMap((rows) => rows.outbox),
    ),
  ];
}

/** Gives the rows of a notification, in the ways that are open to the person. */
export function writeTo(
  { userId, name, language, addresses }: Person,
  notice: Notice,
  { booking, open, now }: WriteOptions,
): { app: (typeof notifications.$inferInsert)[]; outbox: (typeof messages.$inferInsert)[] } {
  const { kind, class: messageClass } = notices[notice.notice];
  const code = booking?.code ?? '';
  const booking_id = booking?.id ?? null;
  const [en, sw] = [writeNotice('en', code, notice), writeNotice('sw', code, notice)];
  const inApp = open.includes('app') && userId !== null;
  const channels = (['sms', 'email'] as const).filter(
    (channel) => open.includes(channel) && addresses[channel] !== '',
  );
  return {
    app: inApp
      ? [
          {
            user_id: userId,
            kind,
            title: en.title,
            message: en.message,
            title_sw: sw.title,
            message_sw: sw.message,
            booking_id,
            created_on: now,
          },
        ]
      : [],
    outbox: channels.map((channel) => ({
      kind: notice.notice,
      class: messageClass,
      channel,
      recipient: addresses[channel],
      language,
      user_id: userId,
      booking_id,
      name,
      facts: { ...notice },
      next_attempt_on: now,
      created_on: now,
    })),
  };
}

/** The roles of staff that answer messages of the contact form. */
const answering = staffRoles.filter((role) => mayCall({ role }, 'contact.answer'));

/** Notifies all staff who answer it and can log in of a message of the contact form; what they are told goes with the message. */
export async function notifyOfMessage(
  db: Db,
  {
    id,
    name,
    subject,
    message,
  }: Pick<typeof contactMessages.$inferSelect, 'id' | 'name' | 'subject' | 'message'>,
  now: Date,
): Promise<void> {
  const about = subject || message.slice(0, 100);
  const [en, sw] = [contactNotice.en(name, about), contactNotice.sw(name, about)];
  const staff = await db
    .select({ id: users.id, choices: users.notify_choices })
    .from(users)
    .where(and(inArray(users.staff_role, answering), eq(users.is_active, true)));
  const rows = staff
    .filter(({ choices }) => choices.contact?.includes('app') ?? true)
    .map((person) => ({
      user_id: person.id,
      kind: 'message' as const,
      ...en,
      title_sw: sw.title,
      message_sw: sw.message,
      booking_id: null,
      contact_message_id: id,
      created_on: now,
    }));
  await writeTogether(db, [insertRows(notifications, rows)]);
}
