import { eq } from 'drizzle-orm';
import type { Database } from '../src/db/Database.ts';
import { bookings } from '../src/db/schema.ts';

/** Takes a booking to `verified` past all rules: farmers and agents see its readings from then on. */
export async function verifyBooking(database: Database, id: number): Promise<void> {
  await database.inTransaction((db) =>
    db.update(bookings).set({ status: 'verified' }).where(eq(bookings.id, id)),
  );
}
