import type { NoticeChannel } from '@udongo/sdk';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { type bookings, type contactMessages, messages, notifications, users } from '../../../db/schema.ts';
import { listPeople, type Person, waysOf } from './listPeople.ts';
import { type Notice, notices } from './notices.ts';
import { contactNotice, writeNotice } from './noticeTexts.ts';

export type ToldBooking = Pick<
  typeof bookings.$inferSelect,
  | 'id'
  | 'code'
  | 'farmer_id'
  | 'created_by_id'
  | 'agent_id'
  | 'referrer_agent_id'
  | 'name'
  | 'phone_no'
  | 'email'
  | 'language'
>;

interface Telling {
  /** User id of the person who did it, and is not told. */
  by: number | null;
  now: Date;
  /** The ways that are open; all of them by default. */
  ways?: readonly NoticeChannel[];
}

/**
 * Tells whom `notices` names about a booking, in the transaction of what happened. Text messages and e-mails are written to the
 * outbox; their words are made when they are sent.
 */
export async function notify(
  db: Db,
  booking: ToldBooking,
  notice: Notice,
  { by, now, ways }: Telling,
): Promise<void> {
  const told = (await listPeople(db, booking, notice)).filter(
    ({ userId }) => userId === null || userId !== by,
  );
  for (const person of told) {
    const open = waysOf(person, notice).filter((way) => ways?.includes(way) ?? true);
    await tell(db, person, notice, { booking, open, now });
  }
}

/** Tells one person who has an account of something that is about no booking. */
export async function notifyPerson(db: Db, person: Person, notice: Notice, now: Date): Promise<void> {
  await tell(db, person, notice, { booking: null, open: waysOf(person, notice), now });
}

interface Told {
  booking: ToldBooking | null;
  open: readonly NoticeChannel[];
  now: Date;
}

async function tell(db: Db, person: Person, notice: Notice, told: Told): Promise<void> {
  const { app, outbox } = writeTo(person, notice, told);
  if (app.length > 0) await db.insert(notifications).values(app);
  if (outbox.length > 0) await db.insert(messages).values(outbox);
}

/** The rows that tell a person in the ways that are open to them. */
export function writeTo(
  { userId, name, language, addresses }: Person,
  notice: Notice,
  { booking, open, now }: Told,
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

/** Tells every administrator who can log in of a message of the contact form. */
export async function notifyOfMessage(
  db: Db,
  { name, subject, message }: Pick<typeof contactMessages.$inferSelect, 'name' | 'subject' | 'message'>,
  now: Date,
): Promise<void> {
  const about = subject || message.slice(0, 100);
  const [en, sw] = [contactNotice.en(name, about), contactNotice.sw(name, about)];
  const administrators = await db
    .select({ id: users.id, choices: users.notify_choices })
    .from(users)
    .where(and(eq(users.is_superuser, true), eq(users.is_active, true)));
  const rows = administrators
    .filter(({ choices }) => choices.contact?.includes('app') ?? true)
    .map(({ id }) => ({
      user_id: id,
      kind: 'message' as const,
      ...en,
      title_sw: sw.title,
      message_sw: sw.message,
      booking_id: null,
      created_on: now,
    }));
  if (rows.length > 0) await db.insert(notifications).values(rows);
}
