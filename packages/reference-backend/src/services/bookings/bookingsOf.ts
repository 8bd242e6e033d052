import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { bookings, farmers } from '../../db/schema.ts';

/**
 * The bookings that a person may reach: a farmer their own, an agent those they made and those of the farmers they referred,
 * an administrator all (no condition), a visitor none.
 */
export function bookingsOf(db: Db, actor: Actor): SQL | undefined {
  const ids = bookingIdsOf(db, actor);
  return ids && sql`${bookings.id} in ${ids}`;
}

/** Their ids, in brackets; undefined is all of them. */
export function bookingIdsOf(db: Db, actor: Actor): SQL | undefined {
  switch (actor.role) {
    case 'administrator':
      return undefined;
    case 'agent': {
      const referred = db
        .select({ id: farmers.id })
        .from(farmers)
        .where(eq(farmers.referrer_id, actor.userId));
      return madeOrFor(db, actor.userId, inArray(bookings.farmer_id, referred));
    }
    case 'farmer':
      return madeOrFor(db, actor.userId, eq(bookings.farmer_id, actor.farmerId ?? 0));
    case 'anonymous':
      return sql`(select 0 where false)`;
  }
}

/**
 * The bookings that are a person's own, for what not even an administrator does for others: those that they made, and those of
 * their own farmer's record and of the farmers they referred. Everybody else has those of `bookingsOf`.
 */
export function ownBookingsOf(db: Db, actor: Actor): SQL | undefined {
  if (actor.role !== 'administrator') return bookingsOf(db, actor);
  const { userId } = actor;
  const theirs = db
    .select({ id: farmers.id })
    .from(farmers)
    .where(or(eq(farmers.user_id, userId), eq(farmers.referrer_id, userId)));
  return sql`${bookings.id} in ${madeOrFor(db, userId, inArray(bookings.farmer_id, theirs))}`;
}

/** Two lookups by index, where an `or` of both conditions would look at every booking. */
function madeOrFor(db: Db, userId: number, forTheirs: SQL): SQL {
  const ids = { id: bookings.id };
  const made = db.select(ids).from(bookings).where(eq(bookings.created_by_id, userId));
  return sql`(${made.union(db.select(ids).from(bookings).where(forTheirs))})`;
}
