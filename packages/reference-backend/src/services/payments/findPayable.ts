import { eq } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { bookings } from '../../db/schema.ts';
import { invalid } from '../../validation/issues.ts';
import { invalidKey } from '../../validation/storable.ts';
import { findAndLockBooking } from '../bookings/lockBooking.ts';
import { type StoredBooking, selectBookings } from '../bookings/StoredBooking.ts';

/** A booking as it is named to be paid: by its id, or by its uuid for whoever holds its link. */
export interface NamedBooking {
  booking?: number | undefined;
  uuid?: string | undefined;
}

/** The booking, locked. Errors: throws 400 at the field for none, or none within the asker's reach. */
export async function findPayable(
  db: Db,
  actor: Actor,
  { booking, uuid }: NamedBooking,
): Promise<StoredBooking> {
  if (uuid !== undefined) {
    const [found] = await selectBookings(db, { where: eq(bookings.uuid, uuid), lock: true });
    if (found) return found;
    throw invalid([{ path: ['uuid'], message: 'There is no booking with this uuid.' }]);
  }
  if (booking === undefined) throw invalid([{ path: ['booking'], message: 'This field is required.' }]);
  const found = await findAndLockBooking(db, actor, booking);
  if (!found) throw invalid([{ path: ['booking'], message: invalidKey(booking) }]);
  return found;
}
