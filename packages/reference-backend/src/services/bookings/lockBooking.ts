import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { bookings } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import { bookingsOf } from '../people/bookingsOf.ts';
import { type StoredBooking, selectBookings } from './StoredBooking.ts';

/** Locks a booking until this transaction ends, so that other changes wait. Errors: throws 404 out of the caller's reach. */
export async function lockBooking(db: Db, actor: Actor, id: number): Promise<StoredBooking> {
  const stored = await findAndLockBooking(db, actor, id);
  if (!stored) throw notFound();
  return stored;
}

/** The same, undefined where `lockBooking` throws. */
export async function findAndLockBooking(
  db: Db,
  actor: Actor,
  id: number,
): Promise<StoredBooking | undefined> {
  const where = and(eq(bookings.id, id), bookingsOf(db, actor));
  const [stored] = await selectBookings(db, { where, lock: true });
  return stored;
}
