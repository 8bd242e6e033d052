import type { bookings } from '../../db/schema.ts';
import { conflict } from '../../errors.ts';

/** Refuses a plan for a collection that is over. Errors: throws 409. */
export function refuseCollected({ status }: Pick<typeof bookings.$inferSelect, 'status'>): void {
  if (status === 'canceled') throw conflict('This booking is cancelled.');
  if (status !== 'booked') throw conflict('The soil of this booking was collected already.');
}
