import type { EarlierBooking } from '@udongo/sdk';
import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { hasId } from '../../db/hasId.ts';
import { agents, bookings, samples, users } from '../../db/schema.ts';
import { invalid } from '../../validation/issues.ts';
import { agreeAgain, hasWithdrawn } from '../people/withdrawConsent.ts';

const noOfSamples = sql<number>`(select count(*)::int from ${samples} where booking_id = ${bookings}.id)`;
const columns = {
  id: bookings.id,
  code: bookings.code,
  name: bookings.name,
  soil_test_date: bookings.soil_test_date,
  no_of_samples: noOfSamples,
};

/** Bookings with the caller's verified phone number that are nobody's yet; none before it is verified. */
export async function listEarlierBookings(db: Db, actor: Actor): Promise<EarlierBooking[]> {
  const where = await unclaimed(db, actor);
  if (!where) return [];
  return db.select(columns).from(bookings).where(where).orderBy(desc(bookings.id)).limit(100);
}

/**
 * Makes such bookings the caller's, all or none.
 * Errors: throws 400 for one that is not among them, and for a farmer who withdrew their consent.
 */
export async function claimEarlierBookings(
  db: Db,
  actor: Actor,
  ids: readonly number[],
  now: Date,
): Promise<EarlierBooking[]> {
  // A withdrawal at the same time waits, or is seen here.
  await db.select({ id: users.id }).from(users).where(hasId(users.id, actor.userId)).for('share');
  if (await hasWithdrawn(db, actor.farmerId)) {
    throw invalid([{ path: ['non_field_errors'], message: agreeAgain }]);
  }
  const where = await unclaimed(db, actor);
  const claimed = where
    ? await db
        .update(bookings)
        .set({ farmer_id: actor.farmerId, updated_on: now })
        .where(and(where, inArray(bookings.id, [...ids])))
        .returning({ id: bookings.id })
    : [];
  const gone = ids.find((id) => !claimed.some((booking) => booking.id === id));
  if (gone !== undefined) {
    throw invalid([{ path: ['bookings'], message: `Invalid pk "${gone}" - object does not exist.` }]);
  }
  return db
    .select(columns)
    .from(bookings)
    .where(inArray(bookings.id, [...ids]))
    .orderBy(desc(bookings.id));
}

/** Made by visitors, or by agents for people who were not registered. A farmer's own bookings are theirs already. */
async function unclaimed(db: Db, { userId, farmerId }: Actor): Promise<SQL | undefined> {
  if (userId === null || farmerId === null) return undefined;
  const verified = and(eq(users.id, userId), isNotNull(users.phone_verified_on));
  const [owner] = await db.select({ phone: users.phone_number }).from(users).where(verified);
  if (!owner) return undefined;
  const byAgents = inArray(bookings.created_by_id, db.select({ id: agents.user_id }).from(agents));
  const nobodys = and(isNull(bookings.farmer_id), or(isNull(bookings.created_by_id), byAgents));
  return and(eq(bookings.phone_no, owner.phone), nobodys);
}
