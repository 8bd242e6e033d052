import type { Booking, PublicBooking } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { bookingStatusChanges, bookings, counties, samples } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import { balanceDue } from '../money/balanceDue.ts';
import { readPublicRefunds } from '../money/refunds/readRefunds.ts';
import { bookingsOf } from '../people/bookingsOf.ts';
import { maskName } from '../people/maskName.ts';
import { cutPage, type Listed, type ListQuery, type WantedFields } from '../platform/list.ts';
import { readBookingSettings } from '../platform/settings.ts';
import { isSharedWithAll, readAgentsOf } from './agentsOf.ts';
import { renewPromise, toDueOn } from './promises.ts';
import { readQuestions } from './readQuestions.ts';
import { groupBy, sampleCode, selectBookings } from './StoredBooking.ts';
import { selectMoves } from './selectMoves.ts';
import { toBooking } from './toBooking.ts';

/** Errors: throws 404 out of the caller's reach. */
export async function getBooking(
  db: Db,
  actor: Actor,
  id: number,
  now: Date,
  fields?: WantedFields,
): Promise<Booking> {
  const where = and(eq(bookings.id, id), bookingsOf(db, actor));
  const [stored] = await selectBookings(db, { where, fields });
  if (!stored) throw notFound();
  return toBooking(stored, { actor, now });
}

/** Gives the booking as anyone with its link sees it. Errors: throws 404 for an unknown uuid. */
export async function getPublicBooking(db: Db, uuid: string, now: Date): Promise<PublicBooking> {
  const [found] = await selectPublicBookings(db, [uuid], now);
  if (!found) throw notFound();
  return found;
}

/** A page of the public states of the bookings with these uuids. Errors: throws 404 for a page beyond the end. */
export async function listPublicBookings(
  db: Db,
  uuids: readonly string[],
  query: ListQuery,
  now: Date,
): Promise<Listed<PublicBooking>> {
  const found = await selectPublicBookings(db, uuids, now);
  return cutPage(query, found.length, async (limit, offset) => found.slice(offset, offset + limit));
}

/** The public states of the bookings with these uuids, in the order of their ids; unknown ones are left out. */
async function selectPublicBookings(db: Db, uuids: readonly string[], now: Date): Promise<PublicBooking[]> {
  if (uuids.length === 0) return [];
  const rows = await db
    .select({ booking: bookings, county: counties.name })
    .from(bookings)
    .leftJoin(counties, eq(counties.id, bookings.county_id))
    .where(inArray(bookings.uuid, [...uuids]))
    .orderBy(asc(bookings.id));
  const ids = rows.map(({ booking }) => booking.id);
  const samplesOf = groupByBooking(await selectSampleStates(db, ids));
  const stepsOf = groupByBooking(await selectSteps(db, ids));
  const movesOf = groupByBooking(await selectMoves(db, ids));
  const refundsOf = groupByBooking(await readPublicRefunds(db, ids));
  const questionsOf = groupByBooking(await readQuestions(db, ids));
  const agentsOf = await readAgentsOf(
    db,
    rows.flatMap(({ booking }) => (booking.canceled ? [] : booking)),
  );
  const days = await readBookingSettings(db);
  const today = todayInNairobi(now);
  return rows.map(({ booking, county }) => {
    const agents = agentsOf.get(booking.id) ?? [];
    const ownSamples = samplesOf.get(booking.id) ?? [];
    return {
      uuid: booking.uuid,
      code: booking.code,
      status: booking.status,
      soil_test_date: booking.soil_test_date,
      test_type: booking.test_type,
      county: booking.county_id,
      county_name: county ?? '',
      no_of_samples: ownSamples.length,
      paid: booking.paid,
      balance_due: balanceDue(booking, ownSamples.length).toFixed(2),
      canceled: booking.canceled,
      share_results: isSharedWithAll(booking, agents),
      shares_with: agents.map(({ name, isShop }) => (isShop ? name : maskName(name))),
      status_changes: (stepsOf.get(booking.id) ?? []).map(({ status, changed_on }) => ({
        status,
        changed_on: todayInNairobi(changed_on),
      })),
      refunds: (refundsOf.get(booking.id) ?? []).map(({ booking: _booking, ...refund }) => refund),
      moves: (movesOf.get(booking.id) ?? []).map(({ move }) => {
        const { status, from_date, asked_date, new_date, note, created_on, decided_on } = move;
        return { status, from_date, asked_date, new_date, note, created_on, decided_on };
      }),
      questions: (questionsOf.get(booking.id) ?? []).map(({ booking: _booking, ...question }) => question),
      due_on: toDueOn(booking.due_on),
      new_due_on: renewPromise(days, booking, today),
      rejected_samples: ownSamples.flatMap((sample) =>
        sample.reason ? [{ code: sampleCode(booking.code, sample), reason: sample.reason }] : [],
      ),
    };
  });
}

function selectSampleStates(db: Db, bookingIds: number[]) {
  return db
    .select({ booking: samples.booking_id, number: samples.number, reason: samples.rejected_reason })
    .from(samples)
    .where(inArray(samples.booking_id, bookingIds))
    .orderBy(asc(samples.number));
}

/** Without those that were skipped: nobody did them on a day. */
function selectSteps(db: Db, bookingIds: number[]) {
  const { booking_id, status, changed_on, is_skipped, id } = bookingStatusChanges;
  return db
    .select({ booking: booking_id, status, changed_on })
    .from(bookingStatusChanges)
    .where(and(inArray(booking_id, bookingIds), eq(is_skipped, false)))
    .orderBy(asc(id));
}

function groupByBooking<Row extends { booking: number }>(rows: readonly Row[]): Map<number, Row[]> {
  return groupBy(
    rows,
    ({ booking }) => booking,
    (row) => row,
  );
}
