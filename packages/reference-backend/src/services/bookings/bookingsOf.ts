import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { bookings, farmers } from '../../db/schema.ts';

/**
 * The bookings that a person may reach: a farmer their own, an agent those they made and those of the farmers they referred,
 * an administrator all (no condition), a visitor none.
 */
export function bookingsOf(db: Db, actor: Actor): SQL | undefined {
  switch (actor.role) {
    case 'administrator':
      return undefined;
    case 'agent': {
      const referred = db
        .select({ id: farmers.id })
        .from(farmers)
        .where(eq(farmers.referrer_id, actor.userId));
      return or(eq(bookings.created_by_id, actor.userId), inArray(bookings.farmer_id, referred));
    }
    case 'farmer':
      return or(
        eq(bookings.created_by_id, actor.userId),
        actor.farmerId === null ? undefined : eq(bookings.farmer_id, actor.farmerId),
      );
    case 'anonymous':
      return sql`false`;
  }
}
