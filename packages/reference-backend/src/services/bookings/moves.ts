import type { Booking } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { bookingMoves, bookings } from '../../db/schema.ts';
import { conflict, notFound } from '../../errors.ts';
import { day, key, text } from '../../validation/fields.ts';
import { invalid } from '../../validation/issues.ts';
import { allValues, type Reading } from '../../validation/readFields.ts';
import { notify } from '../messages/notifications/notify.ts';
import { readBookingSettings } from '../platform/settings.ts';
import { keepMove } from './keepMove.ts';
import { lockBooking } from './lockBooking.ts';
import { promise } from './promises.ts';
import { getBooking } from './readBookings.ts';
import { refuseCollected } from './refuseCollected.ts';

type Row = typeof bookings.$inferSelect;
const yearMs = 365 * 86_400_000;

export const moveRequestFields = { soil_test_date: day(), reason: text({ max: 500, blank: false }) };

/**
 * Asks for another day, for the farmer. A newer wish replaces an open one; the same one, sent again, changes nothing.
 * Errors: throws 404 out of the caller's reach, 409 once the soil was collected, 400 for a day in the past or the present one.
 */
export async function askMove(
  db: Db,
  actor: Actor,
  id: number,
  reading: Reading<typeof moveRequestFields>,
  now: Date,
): Promise<Booking> {
  const { row } = await lockBooking(db, actor, id);
  const { soil_test_date, reason } = allValues(reading);
  await keepWish(db, row, { asked_date: soil_test_date, reason, by: actor.userId, now });
  return getBooking(db, actor, id, now);
}

interface Wish {
  asked_date: string;
  reason: string;
  /** User id; null for a visitor. */
  by: number | null;
  now: Date;
}

/** Keeps a wish for another day of a booking that the caller has locked. Errors: as `askMove`, without 404. */
export async function keepWish(db: Db, row: Row, { asked_date, reason, by, now }: Wish): Promise<void> {
  refuseCollected(row);
  refuseDay(row, asked_date, now);
  const wish = { asked_date, reason, created_on: now, created_by_id: by };
  const [open] = await db
    .select()
    .from(bookingMoves)
    .where(and(eq(bookingMoves.booking_id, row.id), eq(bookingMoves.status, 'asked')));
  if (open?.asked_date === asked_date && open.reason === reason) return;
  if (open) await db.update(bookingMoves).set(wish).where(eq(bookingMoves.id, open.id));
  else {
    const asked = { booking_id: row.id, status: 'asked' as const, from_date: row.soil_test_date };
    await db.insert(bookingMoves).values({ ...asked, ...wish });
  }
  // A farmer who changes the wish sends no text message each time.
  const ways = open ? { ways: ['app'] as const } : {};
  await notify(db, row, { notice: 'move_asked', day: asked_date }, { by, now, ...ways });
}

export const moveAnswerFields = {
  soil_test_date: day(),
  note: text({ max: 500 }).optional(),
  request: key().optional(),
};

/**
 * Gives a booking another day, by which an open request is agreed to. The same answer, sent again, changes nothing.
 * Errors: throws 404 out of the caller's reach and for no such request, 409 once the soil was collected or the request was answered
 * otherwise, 400 for a day in the past.
 */
export async function moveToDay(
  db: Db,
  actor: Actor,
  id: number,
  reading: Reading<typeof moveAnswerFields>,
  now: Date,
): Promise<Booking> {
  const { row } = await lockBooking(db, actor, id);
  const { soil_test_date, note = '', request } = allValues(reading);
  if (request !== undefined) {
    const move = await findMove(db, id, request);
    if (move.status === 'agreed' && move.new_date === soil_test_date) return getBooking(db, actor, id, now);
    refuseAnswered(move);
  } else if (row.soil_test_date === soil_test_date) return getBooking(db, actor, id, now);
  refuseCollected(row);
  refuseDay(row, soil_test_date, now);
  const promised = promise(await readBookingSettings(db), { status: row.status, soil_test_date }, now);
  const changed = { soil_test_date, ...promised, updated_on: now };
  await db.update(bookings).set(changed).where(eq(bookings.id, id));
  await keepMove(db, { ...row, ...changed }, { from: row.soil_test_date, note, by: actor.userId, now });
  return getBooking(db, actor, id, now);
}

export const moveRefusalFields = { request: key(), note: text({ max: 500, blank: false }) };

/**
 * Declines a request for another day. Declined again, nothing changes.
 * Errors: throws 404 out of the caller's reach and for no such request, 409 for one that was answered otherwise.
 */
export async function declineMove(
  db: Db,
  actor: Actor,
  id: number,
  reading: Reading<typeof moveRefusalFields>,
  now: Date,
): Promise<Booking> {
  const { row } = await lockBooking(db, actor, id);
  const { request, note } = allValues(reading);
  const move = await findMove(db, id, request);
  if (move.status === 'declined') return getBooking(db, actor, id, now);
  refuseAnswered(move);
  const by = actor.userId;
  await db
    .update(bookingMoves)
    .set({ status: 'declined', note, decided_on: now, decided_by_id: by })
    .where(eq(bookingMoves.id, request));
  await notify(db, row, { notice: 'move_declined', day: row.soil_test_date, reason: note }, { by, now });
  return getBooking(db, actor, id, now);
}

async function findMove(db: Db, booking: number, id: number): Promise<typeof bookingMoves.$inferSelect> {
  const ofBooking = and(eq(bookingMoves.id, id), eq(bookingMoves.booking_id, booking));
  const [move] = await db.select().from(bookingMoves).where(ofBooking);
  if (!move) throw notFound();
  return move;
}

function refuseAnswered({ status }: Pick<typeof bookingMoves.$inferSelect, 'status'>): void {
  if (status !== 'asked') throw conflict('This request was answered already.');
}

function refuseDay({ soil_test_date }: Row, wanted: string, now: Date): void {
  const refuse = (message: string) => invalid([{ path: ['soil_test_date'], message }]);
  if (wanted < todayInNairobi(now)) throw refuse('Soil test date cannot be in the past.');
  const furthest = todayInNairobi(new Date(now.getTime() + yearMs));
  if (wanted > furthest) throw refuse('Choose a day within a year.');
  if (wanted === soil_test_date) throw refuse('The booking has this day already.');
}
