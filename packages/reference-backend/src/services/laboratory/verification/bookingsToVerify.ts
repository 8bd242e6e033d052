import type { Booking } from '@udongo/sdk';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { mayCall } from '../../../mayCall.ts';
import { listBookings } from '../../bookings/listBookings.ts';
import { getBooking } from '../../bookings/readBookings.ts';
import type { Listed } from '../../platform/list.ts';
import { findOwnReadings } from './checkVerification.ts';

/** A booking; those who verify read whether another person has to. Errors: as `getBooking`. */
export async function getBookingToVerify(db: Db, actor: Actor, ...given: Given): Promise<Booking> {
  const booking = await getBooking(db, actor, ...given);
  const [told = booking] = await tellWhoVerifies(db, actor, [booking]);
  return told;
}

/** Bookings; those who verify and ask for `may_verify` read of each whether another person has to. */
export async function listBookingsToVerify(
  db: Db,
  actor: Actor,
  ...[query, now]: ListGiven
): Promise<Listed<Booking>> {
  const listed = await listBookings(db, actor, query, now);
  if (!query.fields?.has('may_verify')) return listed;
  return { ...listed, rows: await tellWhoVerifies(db, actor, listed.rows) };
}

async function tellWhoVerifies(db: Db, actor: Actor, rows: Booking[]): Promise<Booking[]> {
  if (!mayCall(actor, 'bookings.verify')) return rows;
  const analysed = new Set(rows.flatMap(({ id, status }) => (status === 'analysed' ? id : [])));
  const own = await findOwnReadings(db, actor, [...analysed]);
  return rows.map((row) => (analysed.has(row.id) ? { ...row, may_verify: !own.has(row.id) } : row));
}

type Given = Parameters<typeof getBooking> extends [Db, Actor, ...infer Rest] ? Rest : never;
type ListGiven = Parameters<typeof listBookings> extends [Db, Actor, ...infer Rest] ? Rest : never;
