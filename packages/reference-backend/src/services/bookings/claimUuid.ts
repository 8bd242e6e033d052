import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { bookings, bookingUuids } from '../../db/schema.ts';
import { RefusedError } from '../../errors.ts';
import { bookingsOf } from '../people/bookingsOf.ts';
import { sha256 } from '../platform/sha256.ts';
import type { BookingReading } from './bookingFields.ts';
import { type StoredBooking, selectBookings } from './StoredBooking.ts';

/** The ids of a booking that is not stored yet, so that all its rows can be written in one statement. A refused booking leaves a gap. */
export interface NewIds {
  id: number;
  code: string;
  samples: number[];
}

/**
 * Takes a client's uuid for a new booking, for good: a claim is undone only with the transaction that made it. Of two
 * requests that come together the second waits here, and finds the first one's booking.
 * Gives the ids of a booking with a new uuid, or the stored one when the same person sent the same content before.
 * Errors: throws 409 `already_booked` for other content, a deleted booking, or somebody else's.
 */
export async function claimUuid(
  db: Db,
  actor: Actor,
  uuid: string,
  reading: BookingReading,
  now: Date,
): Promise<{ ids: NewIds } | { stored: StoredBooking }> {
  const content_hash = hashContent(reading);
  const [ids] = await db
    .insert(bookingUuids)
    .values({ uuid, content_hash, created_on: now })
    .onConflictDoNothing()
    .returning({
      id: sql<number>`nextval('bookings_id_seq')::integer`,
      code: sql<string>`'UD-' || nextval('booking_codes')`,
      samples: sql<
        number[]
      >`array(select nextval('samples_id_seq')::integer from generate_series(1, ${reading.samples.length}::integer))`,
    });
  if (ids) return { ids };

  const [known] = await db.select().from(bookingUuids).where(eq(bookingUuids.uuid, uuid));
  const visible = await findOwn(db, actor, uuid);
  if (visible && known?.content_hash === content_hash) return { stored: visible };
  throw new RefusedError(409, {
    detail: 'This booking was already made. Change the stored booking instead.',
    code: 'already_booked',
    // A visitor may change none, and is not sent to try.
    booking: visible && actor.userId !== null ? { id: visible.row.id, code: visible.row.code, uuid } : null,
  });
}

/** Finds the booking of a uuid if this person made it (all visitors count as one) or reaches it otherwise. */
async function findOwn(db: Db, actor: Actor, uuid: string): Promise<StoredBooking | undefined> {
  const [stored] = await selectBookings(db, { where: eq(bookings.uuid, uuid) });
  if (!stored || stored.row.created_by_id === actor.userId) return stored;
  const [reached] = await selectBookings(db, { where: and(eq(bookings.uuid, uuid), bookingsOf(db, actor)) });
  return reached;
}

/**
 * Grows by one when the same request is read into other values than before. A repeat that crosses such a change can't be
 * compared: it answers 409, and the client changes the stored booking instead.
 */
const version = 1;

/**
 * The version, then a SHA-256 of everything that the client decides. Keys come in the order of the fields, whatever the order
 * they were sent in; a new field that was not sent changes nothing.
 */
function hashContent({ values, samples }: BookingReading): string {
  // Language and texts of the page can change between two tries.
  const { uuid: _, language: __, consent_version: ___, ...content } = values;
  const text = JSON.stringify({ ...content, samples: samples.map(({ id: _id, ...sample }) => sample) });
  return `${version}:${sha256(text)}`;
}
