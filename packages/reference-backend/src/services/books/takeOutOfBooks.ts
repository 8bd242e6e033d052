import type { Db } from '../../db/Database.ts';
import { post, readBalances } from './postings.ts';

/** Posts back what a booking, which is deleted and of which nothing was paid, was to cost. */
export async function takeOutOfBooks(
  db: Db,
  bookingId: number,
  { now, by }: { now: Date; by: number | null },
): Promise<void> {
  const key = `booking:${bookingId}` as const;
  const balance = await readBalances(db, key);
  await post(
    db,
    [
      { source: 'sales', destination: 'due', amount: balance('sales') },
      { source: 'due', destination: 'discount', amount: -balance('discount') },
    ],
    { key, booking_id: bookingId, by, now },
  );
}
