import type { PublicBooking } from '@udongo/sdk';
import type { Database } from '../../db/Database.ts';
import { choice, day, text } from '../../validation/fields.ts';
import { invalid } from '../../validation/issues.ts';
import { allValues, type Reading } from '../../validation/readFields.ts';
import { visitorActions } from '../../values.ts';
import { followPrice } from './followPrice.ts';
import { moveBooking } from './moveBooking.ts';
import { keepWish } from './moves.ts';
import { phoneProofFields, proveByPhone } from './proveByPhone.ts';
import { getPublicBooking } from './readBookings.ts';
import { refuseCollected } from './refuseCollected.ts';

export const publicChangeFields = {
  action: choice(visitorActions),
  soil_test_date: day().optional(),
  reason: text({ max: 500, blank: false }),
  ...phoneProofFields,
};

/**
 * Cancels a booking until its soil is collected, or asks for another day, for a person without an account. Money that was paid is
 * refunded as for everybody.
 * Errors: as `proveByPhone`, 400 for a missing day and one in the past, 409 once the soil was collected or the booking canceled.
 */
export async function changeByUuid(
  db: Database,
  uuid: string,
  reading: Reading<typeof publicChangeFields>,
  now: Date,
): Promise<PublicBooking> {
  const { action, soil_test_date: asked_date, reason, ...proof } = allValues(reading);
  if (action === 'ask_move' && asked_date === undefined) {
    throw invalid([{ path: ['soil_test_date'], message: 'This field is required.' }]);
  }
  return proveByPhone(db, uuid, proof, now, async (transaction, row) => {
    if (asked_date !== undefined && action === 'ask_move') {
      await keepWish(transaction, row, { asked_date, reason, by: null, now });
    } else {
      refuseCollected(row);
      await moveBooking(transaction, row, { to: 'canceled', cause: 'person', note: reason, by: null, now });
      await followPrice(transaction, row.id, { now, by: null });
    }
    return getPublicBooking(transaction, uuid, now);
  });
}
