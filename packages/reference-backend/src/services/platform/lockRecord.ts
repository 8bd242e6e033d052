import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Database.ts';
import {
  agents,
  analyses,
  blogCategories,
  blogs,
  bookings,
  contactMessages,
  counties,
  crops,
  devices,
  discounts,
  faqs,
  farmers,
  inputPrices,
  notifications,
  otherCropNames,
  partnerKeys,
  reviews,
  samples,
  settings,
  users,
} from '../../db/schema.ts';
import type { VersionedRecord } from '../../generated/versions.ts';

/** The rows that every change of a record updates or locks, in the order in which services lock them. */
const rows: Record<VersionedRecord, PgTable | ((id: number) => SQL)> = {
  agents: (id) => sql`${users} join ${agents} on ${agents.user_id} = ${users.id} where ${agents.id} = ${id}`,
  analyses,
  blogCategories,
  blogs,
  bookings,
  contact: contactMessages,
  counties,
  crops,
  devices,
  discounts,
  faqs,
  farmers: (id) =>
    sql`${users} join ${farmers} on ${farmers.user_id} = ${users.id} where ${farmers.id} = ${id}`,
  notifications,
  otherCropNames,
  partnerKeys,
  prices: inputPrices,
  // With the administrators: the removal of one locks all of them, in this order.
  profiles: (id) =>
    sql`${users} where ${users.id} = ${id} or ${users.staff_role} = 'administrator' order by ${users.id}`,
  reviews,
  samples: (id) =>
    sql`${bookings} where ${bookings.id} = (select ${samples.booking_id} from ${samples} where ${samples.id} = ${id})`,
  settings: () => sql`${settings}`,
};

/**
 * Locks a record until the transaction ends, so that other changes of it wait, and new records that refer to it don't. A record that is
 * not there locks nothing.
 */
export async function lockRecord(db: Db, record: VersionedRecord, id: number): Promise<void> {
  // Before anybody sets any there is no row that could be locked.
  if (record === 'settings') await db.insert(settings).values({}).onConflictDoNothing();
  const place = rows[record];
  const from = typeof place === 'function' ? place(id) : sql`${place} where ${place}.id = ${id}`;
  await db.execute(sql`select 1 from ${from} for no key update`);
}
