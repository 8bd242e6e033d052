import type { Booking } from '@udongo/sdk';
import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import {
  bookingCrops,
  bookingMoves,
  bookings,
  contactMessages,
  dataRequests,
  messages,
  notifications,
  reviews,
  sampleOtherCrops,
  samples,
} from '../../db/schema.ts';
import { badRequest, conflict, notFound } from '../../errors.ts';
import { notify } from '../messages/notifications/notify.ts';
import { isAnyPaid } from '../money/balanceDue.ts';
import { hasPaymentRecords } from '../money/payments/hasPaymentRecords.ts';
import { updateLedger } from '../money/payments/updateLedger.ts';
import { refuseWhileAsked } from '../people/data-requests/dataRequests.ts';
import { type BinPart, putInBin } from '../platform/bin.ts';
import type { BookingReading } from './bookingFields.ts';
import { checkTextSize } from './checkTextSize.ts';
import { findReported } from './findReported.ts';
import { followPrice } from './followPrice.ts';
import { followSamples } from './followSamples.ts';
import { keepMove } from './keepMove.ts';
import { listChanges } from './listChanges.ts';
import { lockBooking } from './lockBooking.ts';
import { type ResolvedBooking, resolveBooking } from './resolveBooking.ts';
import {
  hasReadings,
  isUnderWay,
  refuseServing,
  type StoredBooking,
  sampleCode,
  selectBookings,
} from './StoredBooking.ts';
import { toBooking } from './toBooking.ts';
import { rewriteBooking } from './writeBooking.ts';

/**
 * Changes a booking. An absent field keeps its stored value.
 * Errors: throws 404 out of the caller's reach, 403 for a shop that only serves it, 400 for refused fields, 409 once the work on it has
 * begun and for a change that would remove readings or what a report is about.
 */
export async function updateBooking(
  db: Db,
  actor: Actor,
  id: number,
  reading: BookingReading,
  now: Date,
): Promise<Booking> {
  const stored = await lockBooking(db, actor, id);
  refuseServing(actor, stored);
  if (isUnderWay(actor, stored)) {
    refuseCanceled(stored);
    throw conflict('Work on this booking has begun, so it can no longer be changed.');
  }
  const resolved = await resolveBooking(db, actor, reading, stored, now);
  checkTextSize(resolved);
  const kept = new Set(resolved.samples.map((sample) => sample.id));
  const lost = stored.samples.find((sample) => hasReadings(sample) && !kept.has(sample.row.id));
  if (lost) {
    throw conflict(
      `Sample ${lost.row.id} has readings. Send it with its id, or delete it on its own page first.`,
    );
  }
  const reported = await findReported(db, id);
  const told = stored.samples.find(({ row }) => reported?.has(row.id) && !kept.has(row.id));
  if (told) throw conflict(`A report is about sample ${told.row.id}. Send it with its id.`);
  await rewriteBooking(db, stored, resolved, now);
  await followPrice(db, id, { now, by: actor.userId });
  const details = listDetails(stored, resolved).join('; ');
  // With an unmeasured sample gone, the others can be all that there is to measure.
  if (details !== '' || stored.samples.some((sample) => !kept.has(sample.row.id))) {
    await followSamples(db, actor, id, { changesResults: details !== '', details }, now);
  }
  const { soil_test_date: from } = stored.row;
  await keepMove(db, { ...stored.row, ...resolved.row }, { from, by: actor.userId, now });
  const [changed] = await selectBookings(db, { where: eq(bookings.id, id) });
  if (!changed) throw notFound();
  const { agent_id, status, soil_test_date: day } = changed.row;
  if (agent_id !== stored.row.agent_id && status === 'booked') {
    await notify(db, changed.row, { notice: 'to_collect', day }, { by: actor.userId, now });
  }
  return toBooking(changed, { actor, now });
}

/**
 * Puts a booking with its samples into the bin; its uuid stays taken.
 * Errors: throws 404 out of the caller's reach, 403 for a shop that only serves it, 400 for everybody once a payment was started or an
 * invoice issued, 409 once the work on it has begun or it has a report.
 */
export async function deleteBooking(db: Db, actor: Actor, id: number, now: Date): Promise<void> {
  const stored = await lockBooking(db, actor, id);
  refuseServing(actor, stored);
  if (isUnderWay(actor, stored)) {
    refuseCanceled(stored);
    throw conflict('Work on this booking has begun, so it can no longer be deleted.');
  }
  await refuseWhileAsked(db, eq(dataRequests.booking_id, id));
  if (await findReported(db, id)) {
    throw conflict('This booking has a report, so it can no longer be deleted. Cancel it instead.');
  }
  if (isAnyPaid(stored.row)) throw badRequest(['A paid booking cannot be deleted.']);
  if (await hasPaymentRecords(db, id)) {
    throw badRequest(['A booking with payments or an invoice cannot be deleted. Cancel it instead.']);
  }
  const { code, name } = stored.row;
  const deleted = { kind: 'booking', record: id, name: `${code}, ${name}`, parts: listParts(id) } as const;
  await putInBin(db, deleted, { now, by: actor.userId });
  // Its price leaves the books, as when it is canceled.
  await db.update(bookings).set({ canceled: true }).where(eq(bookings.id, id));
  await updateLedger(db, id, { now, by: actor.userId });
  await db.delete(bookings).where(eq(bookings.id, id));
}

/** Lists what goes with a booking. Histories, postings and documents stay; the use of its code follows from it. */
function listParts(id: number): BinPart[] {
  const ofSamples = sql`${sampleOtherCrops.sample_id} in (select id from ${samples} where ${eq(samples.booking_id, id)})`;
  return [
    { table: bookings, where: eq(bookings.id, id) },
    { table: bookingCrops, where: eq(bookingCrops.booking_id, id) },
    { table: samples, where: eq(samples.booking_id, id) },
    { table: sampleOtherCrops, where: ofSamples },
    { table: bookingMoves, where: eq(bookingMoves.booking_id, id) },
    ...[notifications, messages, reviews, contactMessages].map((table) => ({
      ...{ table, where: eq(table.booking_id, id), link: 'booking_id' },
    })),
  ];
}

/** Lists the changed details that results depend on. */
function listDetails({ row, samples }: StoredBooking, resolved: ResolvedBooking): string[] {
  return resolved.samples.flatMap((after) => {
    const before = samples.find((sample) => sample.row.id === after.id);
    if (!before) return ['a new sample'];
    const changes = listChanges(before, after);
    return changes.length === 0 ? [] : [`${sampleCode(row.code, before.row)}: ${changes.join(', ')}`];
  });
}

function refuseCanceled({ row }: StoredBooking): void {
  if (row.status === 'canceled') throw conflict('This booking is cancelled.');
}
