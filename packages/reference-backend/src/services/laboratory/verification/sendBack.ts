import type { Booking } from '@udongo/sdk';
import { eq, inArray } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { bookings, sampleEvents, samples } from '../../../db/schema.ts';
import { badRequest, notFound } from '../../../errors.ts';
import { keys, lines } from '../../../validation/fields.ts';
import { invalid } from '../../../validation/issues.ts';
import { allValues, type Reading } from '../../../validation/readFields.ts';
import { lockBooking } from '../../bookings/lockBooking.ts';
import { moveBooking } from '../../bookings/moveBooking.ts';
import { selectBookings } from '../../bookings/StoredBooking.ts';
import { toBooking } from '../../bookings/toBooking.ts';

export const sendBackFields = {
  samples: keys({ max: 200, tooMany: 'Ensure this field has no more than 200 elements.' }),
  note: lines({ max: 500, blank: false }),
};

/**
 * Asks to measure samples of a booking again. Errors: throws 404 out of the caller's reach, and 400 for a booking that is not
 * analysed (or sent back already) and for samples without readings.
 */
export async function sendBack(
  db: Db,
  actor: Actor,
  id: number,
  reading: Reading<typeof sendBackFields>,
  now: Date,
): Promise<Booking> {
  const { row, samples: stored } = await lockBooking(db, actor, id);
  const { samples: ids, note } = allValues(reading);
  if (row.status !== 'analysed' && row.status !== 'received') {
    throw badRequest({
      non_field_errors: ['Only a booking that is analysed can be sent back to measuring.'],
    });
  }
  const measured = stored.flatMap(({ row: { id: sample, pH, rejected_reason } }) =>
    pH === null || rejected_reason ? [] : [sample],
  );
  if (ids.length === 0 || ids.some((sample) => !measured.includes(sample))) {
    throw invalid([{ path: ['samples'], message: 'Choose measured samples of this booking.' }]);
  }
  await db.update(samples).set({ repeat_asked_on: now }).where(inArray(samples.id, ids));
  const event = { kind: 'repeat_asked', happened_on: now, by_id: actor.userId, note } as const;
  await db.insert(sampleEvents).values([...new Set(ids)].map((sample_id) => ({ ...event, sample_id })));
  if (row.status === 'analysed') {
    await moveBooking(db, row, { to: 'received', cause: 'sent_back', note, by: actor.userId, now });
  }
  const [moved] = await selectBookings(db, { where: eq(bookings.id, id) });
  if (!moved) throw notFound();
  return toBooking(moved, { actor, now });
}
