import { or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import { hasId } from '../../db/hasId.ts';
import { bookings } from '../../db/schema.ts';

type Shared = Pick<typeof bookings.$inferSelect, 'farmer_id' | 'shared_with'>;

/** Whether a person sees what follows from the readings of a booking that they reach: an agent only what its farmer shares. */
export function isShared(actor: Actor, { farmer_id, shared_with }: Shared): boolean {
  if (actor.role !== 'agent') return true;
  return (farmer_id !== null && farmer_id === actor.farmerId) || shared_with.includes(actor.userId);
}

/** The same of the bookings of a query; undefined is no condition. */
export function whereShared(actor: Actor): SQL | undefined {
  if (actor.role !== 'agent') return undefined;
  return or(
    hasId(bookings.farmer_id, actor.farmerId),
    sql`${bookings.shared_with} @> array[${actor.userId}]::integer[]`,
  );
}
