import { eq } from 'drizzle-orm';
import type { Database, Db, Write } from '../../db/Database.ts';
import { bookings } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import { mobile, text } from '../../validation/fields.ts';
import { invalid } from '../../validation/issues.ts';
import { checkPhoneCode, usePhoneCode } from '../people/phoneCodes.ts';
import { selectBookings } from './StoredBooking.ts';

export const phoneProofFields = { phone_no: mobile(), code: text({ max: 20, blank: false }) };

interface PhoneProof {
  /** Phone number as it is stored. */
  phone_no: string;
  /** Code that `account.requestPhoneCode` sent to it. */
  code: string;
}

/**
 * Lets a person without an account act on a booking, which is locked: the one whose phone it has. A link passes from hand to hand, and
 * a shop knows the phone number; only its owner reads the code.
 * Errors: throws 404 for an unknown uuid, 400 for a wrong code and for another phone number.
 */
export async function proveByPhone<Result>(
  db: Database,
  uuid: string,
  { phone_no, code }: PhoneProof,
  now: Date,
  work: (transaction: Db, row: typeof bookings.$inferSelect) => Promise<Result>,
  write: Write<Result> = db.inTransaction,
): Promise<Result> {
  const sent = { phone_number: phone_no, purpose: 'phone', code } as const;
  await checkPhoneCode(db, sent, now);
  return write(async (transaction) => {
    const row = await lockByUuid(transaction, uuid);
    if (row.phone_no !== phone_no) {
      throw invalid([{ path: ['phone_no'], message: 'This booking was made with another phone number.' }]);
    }
    await usePhoneCode(transaction, sent);
    return work(transaction, row);
  });
}

/** Locks a booking until this transaction ends. Errors: throws 404 for an unknown uuid. */
export async function lockByUuid(db: Db, uuid: string): Promise<typeof bookings.$inferSelect> {
  const [stored] = await selectBookings(db, { where: eq(bookings.uuid, uuid), lock: true });
  if (!stored) throw notFound();
  return stored.row;
}
