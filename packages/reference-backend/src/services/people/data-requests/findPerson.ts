import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Owner } from '../../../db/audit/personalColumns.ts';
import type { Db } from '../../../db/Database.ts';
import { queryRows } from '../../../db/queryRows.ts';
import {
  agents,
  bin,
  bookings,
  dataRequests,
  farmers,
  payments,
  reports,
  samples,
  users,
} from '../../../db/schema.ts';

/** A person with an account, or somebody who is known by this booking only. */
export type Person = { userId: number } | { bookingId: number };

export function toPerson({
  user_id,
  booking_id,
}: Pick<typeof dataRequests.$inferSelect, 'user_id' | 'booking_id'>): Person {
  return user_id === null ? { bookingId: booking_id ?? 0 } : { userId: user_id };
}

/** Everything by which rows name a person. */
export type Names = Record<Exclude<Owner['is'], 'phone' | 'email'>, readonly number[]> & {
  phone: readonly string[];
  email: readonly string[];
  farmer: readonly number[];
};

/**
 * Finds by what rows name a person. A phone number or email address of an account counts only when it is verified: anybody can type
 * somebody else's. The number of a visitor's booking counts, because an administrator has asked the person.
 */
export async function findNames(db: Db, person: Person): Promise<Names> {
  const contact = 'userId' in person ? await findAccount(db, person.userId) : await findVisitor(db, person);
  const booking = await findBookings(db, contact);
  const ofBookings = async (table: typeof samples | typeof reports | typeof payments) =>
    toIds(await db.select({ id: table.id }).from(table).where(inArray(table.booking_id, booking)));
  const asked =
    'userId' in person ? eq(dataRequests.user_id, person.userId) : inArray(dataRequests.booking_id, booking);
  return {
    user: contact.user,
    agent: contact.agent,
    farmer: contact.farmer,
    phone: contact.phone,
    email: contact.email,
    booking,
    sample: await ofBookings(samples),
    report: await ofBookings(reports),
    payment: await ofBookings(payments),
    request: toIds(await db.select({ id: dataRequests.id }).from(dataRequests).where(asked)),
  };
}

type Contact = Pick<Names, 'user' | 'agent' | 'farmer' | 'phone' | 'email'> & { bookingId?: number };

async function findAccount(db: Db, userId: number): Promise<Contact> {
  const [found] = await db
    .select({ user: users, farmer: farmers.id, agent: agents.id })
    .from(users)
    .leftJoin(farmers, eq(farmers.user_id, users.id))
    .leftJoin(agents, eq(agents.user_id, users.id))
    .where(eq(users.id, userId));
  if (!found) return { user: [], agent: [], farmer: [], phone: [], email: [] };
  const { user, farmer, agent } = found;
  return {
    user: [userId],
    farmer: farmer === null ? [] : [farmer],
    agent: agent === null ? [] : [agent],
    phone: user.phone_verified_on && user.phone_number ? [user.phone_number] : [],
    email: user.email_verified_on && user.email ? [user.email] : [],
  };
}

async function findVisitor(db: Db, { bookingId }: { bookingId: number }): Promise<Contact> {
  const visitors = and(eq(bookings.id, bookingId), isNull(bookings.farmer_id));
  const [found] = await db.select({ phone: bookings.phone_no }).from(bookings).where(visitors);
  const phone = found?.phone ? [found.phone] : [];
  return { user: [], agent: [], farmer: [], phone, email: [], ...(found && { bookingId }) };
}

/** A farmer's bookings, those with the person's number that are nobody's, and those of the farmer in the bin. */
async function findBookings(db: Db, { farmer, phone, bookingId }: Contact): Promise<number[]> {
  // Others made them for the person: a farmer's own are of their record.
  const nobodys = isNull(bookings.farmer_id);
  const where = or(
    inArray(bookings.farmer_id, [...farmer]),
    and(inArray(bookings.phone_no, [...phone]), nobodys),
    bookingId === undefined ? undefined : eq(bookings.id, bookingId),
  );
  const stored = toIds(await db.select({ id: bookings.id }).from(bookings).where(where));
  const deleted = await queryRows<{ id: number }>(
    db,
    sql`select record as id from ${bin} where kind = 'booking' and ${isInBin({ farmer, phone, user: [] })}`,
  );
  return [...new Set([...stored, ...toIds(deleted)])];
}

/** The condition that a deleted record has rows of this person. */
export function isInBin({ farmer, phone, user }: Pick<Names, 'farmer' | 'phone' | 'user'>): SQL {
  return sql`exists (
    select from jsonb_array_elements(${bin.rows}) part, jsonb_array_elements(part -> 'rows') kept
    where part ->> 'table' = 'users' and ${isOneOf(sql`(kept ->> 'id')::integer`, user)}
      or part ->> 'table' = 'bookings' and (${isOneOf(sql`(kept ->> 'farmer_id')::integer`, farmer)}
        or kept -> 'farmer_id' = 'null' and ${isOneOf(sql`kept ->> 'phone_no'`, phone)}))`;
}

export function isOneOf(value: SQL, values: readonly (number | string)[]): SQL {
  if (values.length === 0) return sql`false`;
  const list = values.map((one) => sql`${one}`);
  return sql`${value} in (${sql.join(list, sql`, `)})`;
}

function toIds(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}
