import { and, eq, type SQL } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { bookings, samples } from '../../db/schema.ts';
import { invalid } from '../../validation/issues.ts';
import { invalidKey } from '../../validation/storable.ts';
import { bookingsOf } from '../people/bookingsOf.ts';
import { queueDays } from '../platform/queueDays.ts';

/** A booking as it is named to be paid: by its id, or by its uuid for anyone with its link. */
export interface NamedBooking {
  booking?: number | undefined;
  uuid?: string | undefined;
}

/** A booking with everything that its price depends on. */
export interface PayableBooking {
  row: typeof bookings.$inferSelect;
  sampleCount: number;
}

/** The booking, locked. Errors: throws 400 at the field for none, or none within the caller's reach. */
export async function findPayable(
  db: Db,
  actor: Actor,
  { booking, uuid }: NamedBooking,
): Promise<PayableBooking> {
  if (uuid !== undefined) {
    const found = await lockPayable(db, eq(bookings.uuid, uuid));
    if (found) return found;
    throw invalid([{ path: ['uuid'], message: 'There is no booking with this uuid.' }]);
  }
  if (booking === undefined) throw invalid([{ path: ['booking'], message: 'This field is required.' }]);
  const found = await lockPayable(db, and(eq(bookings.id, booking), bookingsOf(db, actor)));
  if (!found) throw invalid([{ path: ['booking'], message: invalidKey(booking) }]);
  return found;
}

async function lockPayable(db: Db, where: SQL | undefined): Promise<PayableBooking | undefined> {
  const [row] = await db.select().from(bookings).where(where).for('update');
  if (!row) return undefined;
  await queueDays(db, [row.id]);
  return { row, sampleCount: await db.$count(samples, eq(samples.booking_id, row.id)) };
}
