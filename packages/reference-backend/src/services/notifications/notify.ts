import type { Language, Notification } from '@udongo/sdk';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { type bookings, type contactMessages, farmers, notifications, users } from '../../db/schema.ts';
import { contactNotice, type Notice, type NoticeText, notices, writeNotice } from './notices.ts';

type Booking = Pick<typeof bookings.$inferSelect, 'id' | 'code' | 'farmer_id' | 'created_by_id'>;

/** Tells whom `notices` names about a booking, in the transaction of what happened; never the person who did it. */
export async function notify(
  db: Db,
  booking: Booking,
  notice: Notice,
  { by, now }: { by: number | null; now: Date },
): Promise<void> {
  const { kind, to } = notices[notice.notice];
  const people = await listPeople(db, booking, to);
  people.delete(by);
  const text = { en: writeNotice('en', booking.code, notice), sw: writeNotice('sw', booking.code, notice) };
  await insertNotifications(db, [...people], { kind, text, booking_id: booking.id, created_on: now });
}

/** Tells every administrator who can log in of a message of the contact form. */
export async function notifyOfMessage(
  db: Db,
  { name, subject, message }: Pick<typeof contactMessages.$inferSelect, 'name' | 'subject' | 'message'>,
  now: Date,
): Promise<void> {
  const about = subject || message.slice(0, 100);
  const text = { en: contactNotice.en(name, about), sw: contactNotice.sw(name, about) };
  const administrators = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.is_superuser, true), eq(users.is_active, true)));
  const ids = administrators.map(({ id }) => id);
  await insertNotifications(db, ids, { kind: 'message', text, booking_id: null, created_on: now });
}

interface Told {
  kind: Notification['kind'];
  text: Record<Language, NoticeText>;
  booking_id: number | null;
  created_on: Date;
}

async function insertNotifications(
  db: Db,
  people: readonly (number | null)[],
  { text: { en, sw }, ...told }: Told,
): Promise<void> {
  const row = { ...told, ...en, title_sw: sw.title, message_sw: sw.message };
  const rows = people.flatMap((user_id) => (user_id === null ? [] : [{ ...row, user_id }]));
  if (rows.length > 0) await db.insert(notifications).values(rows);
}

/** User ids of those who reach the booking: its farmer; the agent who referred the farmer, and whoever else booked it. */
async function listPeople(
  db: Db,
  { farmer_id, created_by_id }: Booking,
  to: readonly ('farmer' | 'agent')[],
): Promise<Set<number | null>> {
  const [farmer] = await db
    .select({ user: farmers.user_id, referrer: farmers.referrer_id })
    .from(farmers)
    .where(eq(farmers.id, farmer_id ?? 0));
  // Administrators book for others all day long; they see everything anyway.
  const [booker] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, created_by_id ?? 0), eq(users.is_superuser, false)));
  const people = new Set<number | null>();
  if (to.includes('agent')) people.add(farmer?.referrer ?? null).add(booker?.id ?? null);
  if (to.includes('farmer')) people.add(farmer?.user ?? null);
  else people.delete(farmer?.user ?? null);
  return people;
}
