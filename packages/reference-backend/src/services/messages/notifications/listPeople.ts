import type { Language, MessageChannel, NoticeChannel } from '@udongo/sdk';
import { parseKenyanPhone } from '@udongo/sdk/values';
import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/Database.ts';
import { agents, type bookings, farmers, users } from '../../../db/schema.ts';
import { type Notice, type NoticeName, type NoticeTopic, notices, type Recipient } from './notices.ts';

const userColumns = {
  id: users.id,
  full_name: users.full_name,
  email: users.email,
  email_verified_on: users.email_verified_on,
  phone_number: users.phone_number,
  phone_verified_on: users.phone_verified_on,
  language: users.language,
  notify_by: users.notify_by,
  notify_choices: users.notify_choices,
  staff_role: users.staff_role,
};

type UserRow = Pick<typeof users.$inferSelect, keyof typeof userColumns>;
type User = Omit<UserRow, 'staff_role'>;

/** A person to notify. */
export interface Person {
  role: Recipient;
  /** Null for somebody without an account. */
  userId: number | null;
  name: string;
  language: Language;
  /** "" where a channel does not reach them. */
  addresses: Record<MessageChannel, string>;
  /** Their choices; null for somebody without an account. */
  choices: Pick<User, 'notify_by' | 'notify_choices'> | null;
}

type Booking = Pick<
  typeof bookings.$inferSelect,
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

/** The active users around a booking. */
export interface KnownPeople {
  /** User ids of its farmer, of the agent who referred them, and of the agent who serves it. */
  farmer?: number | null;
  referrer?: number | null;
  shop?: number | null;
  found: readonly UserRow[];
}

/** Lists the people who are told of a booking, each once. */
export async function listPeople(db: Db, booking: Booking, notice: Notice): Promise<Person[]> {
  return pickPeople(booking, notice, await findPeople(db, booking));
}

/**
 * Finds the people of a booking: its farmer; the agents who referred the farmer, are credited with it or whose shop serves it; the
 * person who collects its soil; and the person who booked it. A visitor's booking without a shop has none of them, and asks nothing.
 */
export async function findPeople(db: Db, booking: Booking): Promise<KnownPeople> {
  const { farmer_id, agent_id, created_by_id, referrer_agent_id, collector_id } = booking;
  const named = [created_by_id, referrer_agent_id, collector_id].filter((id) => id !== null);
  if (farmer_id === null && agent_id === null && named.length === 0) return { found: [] };
  const ofFarmer = (column: PgColumn) =>
    sql<number | null>`(select ${column} from ${farmers} where ${eq(farmers.id, farmer_id ?? 0)})`;
  const farmer = ofFarmer(farmers.user_id);
  const referrer = ofFarmer(farmers.referrer_id);
  const shop = sql<
    number | null
  >`(select ${agents.user_id} from ${agents} where ${eq(agents.id, agent_id ?? 0)})`;
  const rows = await db
    .select({ user: userColumns, farmer, referrer, shop })
    .from(users)
    .where(and(sql`${users.id} in ${[farmer, referrer, shop, ...named]}`, eq(users.is_active, true)));
  return { ...rows[0], found: rows.map(({ user }) => user) };
}

/** Notices for the person who collects the soil, who has nothing to do with the booking afterwards. */
const ofCollection: ReadonlySet<NoticeName> = new Set(['move_asked', 'moved', 'collected', 'canceled']);

/** Notices of results, which go to the farmer and to those with whom the farmer shares the results. */
const ofResults: ReadonlySet<NoticeName> = new Set([
  'checked_again',
  'report_ready',
  'report_corrected',
  'report_withdrawn',
]);

/** Whether a notice says nothing of results that this helper of a booking must not see. Staff see all of them. */
export function mayBeTold(
  { id, staff_role }: Pick<UserRow, 'id' | 'staff_role'>,
  { shared_with }: Pick<Booking, 'shared_with'>,
  { notice }: Notice,
): boolean {
  return !ofResults.has(notice) || staff_role !== null || shared_with.includes(id);
}

/** Picks the people to notify of an event, each once. */
export function pickPeople(
  booking: Booking,
  event: Notice,
  { farmer, referrer, shop, found }: KnownPeople,
): Person[] {
  const { notice } = event;
  const { to } = notices[notice];
  const own = found.filter(({ id }) => id === farmer);
  const isHelper = ({ id, staff_role }: UserRow) => {
    if (notice === 'to_collect') return id === shop;
    if (notice === 'assigned') return id === booking.collector_id;
    // The shop reads of a new booking what it has to do instead.
    if (id === shop) return notice !== 'booked';
    if (id === booking.collector_id && ofCollection.has(notice)) return true;
    if (id === referrer || id === booking.referrer_agent_id) return true;
    // Staff book for others all day long; they see everything anyway.
    return id === booking.created_by_id && staff_role === null;
  };
  const helpers = found.filter(
    (user) => user.id !== farmer && isHelper(user) && mayBeTold(user, booking, event),
  );
  return [
    ...(to.farmer
      ? booking.farmer_id !== null
        ? own.map((user) => withContact(toPerson('farmer', user), booking.phone_no || user.phone_number))
        : [
            toStranger(
              booking,
              found.find(({ id }) => id === booking.created_by_id),
            ),
          ]
      : []),
    ...(to.agent ? helpers.map((user) => toPerson('agent', user)) : []),
  ];
}

/** Gives a user as a recipient. An email address or phone number that nobody has verified gets no messages. */
export function toPerson(role: Recipient, user: User): Person {
  const { id, full_name, language, phone_number, phone_verified_on } = user;
  const email = user.email_verified_on ? user.email : '';
  const addresses = { email, sms: phone_verified_on ? (parseKenyanPhone(phone_number) ?? '') : '' };
  return { role, userId: id, name: full_name, language, addresses, choices: user };
}

/** Adds a contact number, such as that of the booking, for a farmer without a verified phone; `whyNotToTell` limits how often it is used. */
export function withContact(person: Person, contact: string): Person {
  const { sms } = person.addresses;
  return { ...person, addresses: { ...person.addresses, sms: sms || (parseKenyanPhone(contact) ?? '') } };
}

/** Gives a recipient without an account. Their language is that of the page that booked, or of the person who booked for them. */
export function toStranger({ name, email, phone_no, language }: Booking, booker?: User | undefined): Person {
  const addresses = { email: email.toLowerCase(), sms: parseKenyanPhone(phone_no) ?? '' };
  return {
    role: 'farmer',
    userId: null,
    name,
    language: language ?? booker?.language ?? 'en',
    addresses,
    choices: null,
  };
}

/** Lists the ways in which a person is notified: those of the table that they did not switch off. */
export function waysOf({ role, userId, choices }: Person, { notice }: Notice): NoticeChannel[] {
  const { to, topic } = notices[notice];
  const offered = to[role] ?? [];
  if (userId === null || !choices) return offered.filter((way) => way !== 'app');
  return offered.filter((way) => isChosen(choices, topic, way));
}

/** Whether somebody wants to be told of a topic in this way. Reminders go only to those who chose them. */
export function isChosen(
  { notify_by, notify_choices }: Pick<User, 'notify_by' | 'notify_choices'>,
  topic: NoticeTopic | null,
  way: NoticeChannel,
): boolean {
  if (topic === null) return true;
  const isOpen = way === 'app' || notify_by.includes(way);
  return isOpen && (notify_choices[topic]?.includes(way) ?? topic !== 'reminders');
}
