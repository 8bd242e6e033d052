import type { BookingStatusChange } from '@udongo/sdk';
import { and, asc, eq } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { bookingStatusChanges, bookings, users } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import { bookingsOf } from '../people/bookingsOf.ts';
import { cutPage, type Listed, type ListQuery } from '../platform/list.ts';
import { toInstant } from '../platform/toInstant.ts';

/** The steps of a booking, the first one first. Errors: throws 404 out of the caller's reach. */
export async function listStatusChanges(
  db: Db,
  actor: Actor,
  id: number,
  query: ListQuery,
): Promise<Listed<BookingStatusChange>> {
  const where = and(eq(bookings.id, id), bookingsOf(db, actor));
  const [booking] = await db.select({ id: bookings.id }).from(bookings).where(where);
  if (!booking) throw notFound();
  const ofBooking = eq(bookingStatusChanges.booking_id, id);
  return cutPage(query, await db.$count(bookingStatusChanges, ofBooking), async (limit, offset) => {
    const rows = await db
      .select({ step: bookingStatusChanges, name: users.full_name })
      .from(bookingStatusChanges)
      .leftJoin(users, eq(users.id, bookingStatusChanges.changed_by_id))
      .where(ofBooking)
      .orderBy(asc(bookingStatusChanges.id))
      .limit(limit)
      .offset(offset);
    return rows.map(({ step, name }) => ({
      id: step.id,
      from_status: step.from_status,
      status: step.status,
      note: step.note,
      cause: step.cause,
      is_skipped: step.is_skipped,
      changed_on: toInstant(step.changed_on),
      changed_by: step.changed_by_id,
      changed_by_name: name ?? '',
    }));
  });
}
