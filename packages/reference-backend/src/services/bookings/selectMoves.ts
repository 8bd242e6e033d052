import type { BookingMove } from '@udongo/sdk';
import { asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Database.ts';
import { bookingMoves, users } from '../../db/schema.ts';
import { toInstant } from '../platform/toInstant.ts';

const askers = alias(users, 'askers');
const deciders = alias(users, 'deciders');

/** The moves of these bookings to another day, the oldest first. */
export async function selectMoves(
  db: Db,
  bookingIds: readonly number[],
): Promise<{ booking: number; move: BookingMove }[]> {
  const rows = await db
    .select({ row: bookingMoves, asker: askers.full_name, decider: deciders.full_name })
    .from(bookingMoves)
    .leftJoin(askers, eq(askers.id, bookingMoves.created_by_id))
    .leftJoin(deciders, eq(deciders.id, bookingMoves.decided_by_id))
    .where(inArray(bookingMoves.booking_id, [...bookingIds]))
    .orderBy(asc(bookingMoves.id));
  return rows.map(({ row, asker, decider }) => ({
    booking: row.booking_id,
    move: {
      id: row.id,
      status: row.status,
      from_date: row.from_date,
      asked_date: row.asked_date,
      new_date: row.new_date,
      reason: row.reason,
      note: row.note,
      created_on: toInstant(row.created_on),
      created_by_name: asker ?? '',
      decided_on: row.decided_on && toInstant(row.decided_on),
      decided_by_name: decider ?? '',
    },
  }));
}
