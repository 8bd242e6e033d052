import type { SamplePlace } from '@udongo/sdk';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { hasId } from '../../../db/hasId.ts';
import { one } from '../../../db/one.ts';
import { bookings, farmers, places, samples } from '../../../db/schema.ts';
import { notFound } from '../../../errors.ts';
import { nullableKey } from '../../../validation/fields.ts';
import { invalid } from '../../../validation/issues.ts';
import { allValues, type Reading } from '../../../validation/readFields.ts';
import { invalidKey } from '../../../validation/storable.ts';
import { refuseServing, selectBookings } from '../../bookings/StoredBooking.ts';
import { samplesOf } from './listSamples.ts';

export const placeFields = { same_place_as: nullableKey() };

/**
 * Joins a sample, and those that it was joined with, to the place of another sample of its farmer; or takes it out of its place.
 * Errors: throws 404 out of the caller's reach, 403 for a shop that only serves one of them, and 400 for another sample that is unknown or of another farmer.
 */
export async function setPlace(
  db: Db,
  actor: Actor,
  id: number,
  reading: Reading<typeof placeFields>,
): Promise<SamplePlace> {
  const found = await findSample(db, actor, id);
  if (!found) throw notFound();
  // One at a time for a farmer, so that two choices at once make one place of three samples.
  if (found.farmer !== null) {
    await db.select({ id: farmers.id }).from(farmers).where(eq(farmers.id, found.farmer)).for('update');
  }
  const { same_place_as } = allValues(reading);
  const place = same_place_as === null ? null : await join(db, actor, id, same_place_as);
  await db.update(samples).set({ place_id: place }).where(eq(samples.id, id));
  return { sample: id, place };
}

async function join(db: Db, actor: Actor, id: number, otherId: number): Promise<number> {
  const own = await findSample(db, actor, id);
  const other = await findSample(db, actor, otherId);
  if (!own || !other) throw refuse(invalidKey(otherId));
  if (own.farmer === null || own.farmer !== other.farmer) {
    throw refuse('Both samples need to be of the same farmer.');
  }
  const place = other.place ?? own.place ?? (await createPlace(db));
  const joined = own.place === null ? undefined : eq(samples.place_id, own.place);
  await db
    .update(samples)
    .set({ place_id: place })
    .where(or(inArray(samples.id, [id, otherId]), joined));
  return place;
}

async function createPlace(db: Db): Promise<number> {
  const place = one(await db.insert(places).values({}).returning({ id: places.id }));
  return place.id;
}

/** Finds a sample with its place. Errors: throws 403 for one that the caller's shop only serves. */
async function findSample(db: Db, actor: Actor, id: number) {
  const [found] = await db
    .select({ booking: bookings.id, farmer: bookings.farmer_id, place: samples.place_id })
    .from(samples)
    .innerJoin(bookings, eq(bookings.id, samples.booking_id))
    .where(and(eq(samples.id, id), samplesOf(db, actor)));
  const where = hasId(bookings.id, found?.booking);
  for (const stored of await selectBookings(db, { where })) refuseServing(actor, stored);
  return found;
}

function refuse(message: string) {
  return invalid([{ path: ['same_place_as'], message }]);
}
