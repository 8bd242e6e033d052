import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { hasId } from '../../db/hasId.ts';
import { bookings, farmers } from '../../db/schema.ts';
import { seesAll } from '../../mayCall.ts';

/**
 * The bookings that a person may reach: a farmer their own; an agent those they made, those of the farmers they referred, those
 * credited to them, those that their shop serves, and those assigned to them until the laboratory has the soil; staff whose role may read every booking all (no condition), everybody else none.
 */
export function bookingsOf(db: Db, actor: Actor): SQL | undefined {
  const ids = bookingIdsOf(db, actor);
  return ids && sql`${bookings.id} in ${ids}`;
}

/** Whether a person reaches a booking that was named by its uuid; everybody else is answered as a visitor is. */
export async function reaches(db: Db, actor: Actor, id: number): Promise<boolean> {
  const where = and(eq(bookings.id, id), bookingsOf(db, actor));
  const [found] = await db.select({ id: bookings.id }).from(bookings).where(where);
  return found !== undefined;
}

/** Their ids, in brackets; undefined is all of them. */
export function bookingIdsOf(db: Db, actor: Actor): SQL | undefined {
  if (seesAll(actor, 'bookings.get')) return undefined;
  switch (actor.role) {
    case 'agent': {
      const referred = db
        .select({ id: farmers.id })
        .from(farmers)
        .where(eq(farmers.referrer_id, actor.userId));
      return idsOfAny(db, [
        eq(bookings.created_by_id, actor.userId),
        inArray(bookings.farmer_id, referred),
        eq(bookings.referrer_agent_id, actor.userId),
        hasId(bookings.agent_id, actor.agentId),
        sql`${bookings.collector_id} = ${actor.userId} and ${inArray(bookings.status, ['booked', 'sample_collected'])}`,
      ]);
    }
    case 'farmer':
      return idsOfAny(db, [
        eq(bookings.created_by_id, actor.userId),
        hasId(bookings.farmer_id, actor.farmerId),
      ]);
    default:
      return sql`(select 0 where false)`;
  }
}

/**
 * The bookings that are a person's own, for what nobody does for others: those that they made, and those of their own farmer's
 * record and of the farmers they referred.
 */
export function ownBookingsOf(db: Db, actor: Actor): SQL | undefined {
  if (actor.role === 'anonymous') return bookingsOf(db, actor);
  const { userId } = actor;
  const theirs = db
    .select({ id: farmers.id })
    .from(farmers)
    .where(or(eq(farmers.user_id, userId), eq(farmers.referrer_id, userId)));
  const own = [eq(bookings.created_by_id, userId), inArray(bookings.farmer_id, theirs)];
  return sql`${bookings.id} in ${idsOfAny(db, own)}`;
}

/** A lookup by index for each condition, where an `or` of them would look at every booking. */
function idsOfAny(db: Db, conditions: readonly SQL[]): SQL {
  const lookups = conditions.map(
    (where) => sql`${db.select({ id: bookings.id }).from(bookings).where(where)}`,
  );
  return sql`(${sql.join(lookups, sql` union `)})`;
}
