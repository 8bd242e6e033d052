import type { PublicBooking } from '@udongo/sdk';
import { and, eq } from 'drizzle-orm';
import type { Dependencies } from '../../Dependencies.ts';
import { bookings } from '../../db/schema.ts';
import { badRequest } from '../../errors.ts';
import { text, toStoredPhone } from '../../validation/fields.ts';
import { forgetAttempts, throttle } from '../platform/throttle.ts';
import { getPublicBooking } from './readBookings.ts';

export const bookingSearchFields = {
  code: text({ max: 50, blank: false }),
  phone_no: text({ max: 20, blank: false }),
};

/**
 * The public state of the booking with this code and this phone number. The attempt is counted for the code before anything
 * is looked up, whether or not the code exists; a success forgets the count.
 * Errors: throws the same 400 for a wrong code and a wrong phone number, 429 after too many attempts with one code.
 */
export async function findBooking(
  { db, clock, options }: Dependencies,
  { code: typed, phone_no }: { code: string; phone_no: string },
): Promise<PublicBooking> {
  const code = `UD-${typed
    .toUpperCase()
    .replace(/^UD\s*-?/, '')
    .trim()}`;
  const what = 'bookingSearchesByCode';
  await db.inTransaction((transaction) =>
    throttle(transaction, { what, whom: code, limit: options.limits[what], now: clock() }),
  );
  return db.inTransaction(async (transaction) => {
    const phone = toStoredPhone(phone_no) ?? phone_no;
    const [found] = await transaction
      .select({ uuid: bookings.uuid })
      .from(bookings)
      .where(and(eq(bookings.code, code), eq(bookings.phone_no, phone)));
    if (!found) {
      throw badRequest({ non_field_errors: ['No booking has this code and this phone number.'] });
    }
    await forgetAttempts(transaction, { what, whom: code });
    return getPublicBooking(transaction, found.uuid, clock());
  });
}
