import type { Sms } from '@udongo/sdk';
import { toSmsText } from '@udongo/sdk/sms';
import { parseKenyanPhone } from '@udongo/sdk/values';
import { eq, inArray } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { bookings, farmers, messages, users } from '../../db/schema.ts';
import { badRequest } from '../../errors.ts';
import { choice, keys, mobiles, nullableKey, text } from '../../validation/fields.ts';
import { invalid } from '../../validation/issues.ts';
import { allValues, type Reading } from '../../validation/readFields.ts';
import { invalidKey } from '../../validation/storable.ts';
import { messageClasses } from '../../values.ts';
import { toSms } from './listSms.ts';

const tooMany = 'Ensure this field has no more than 500 elements.';

export const smsFields = {
  message: text({ max: 480, blank: false }),
  phone_numbers: mobiles({ max: 500, tooMany }).optional(),
  farmers: keys({ max: 500, tooMany }).optional(),
  booking: nullableKey().optional(),
  class: choice(messageClasses).optional(),
};

/**
 * Writes a text message to each phone number, once each, to the outbox.
 * Errors: throws 400 for nobody, an unknown farmer or booking, and a farmer whom no text message reaches.
 */
export async function sendSms(
  db: Db,
  actor: Actor,
  reading: Reading<typeof smsFields>,
  now: Date,
): Promise<Sms[]> {
  const values = allValues(reading);
  const { phone_numbers = [], farmers: farmerIds = [], booking = null } = values;
  if (phone_numbers.length + farmerIds.length === 0) {
    throw badRequest({ non_field_errors: ['Give phone numbers or farmers.'] });
  }
  await checkBooking(db, booking);
  const recipients = new Set([...phone_numbers, ...(await readPhones(db, farmerIds))]);
  const written = await db
    .insert(messages)
    .values(
      [...recipients].map((recipient) => ({
        kind: 'written' as const,
        class: values.class ?? ('transactional' as const),
        channel: 'sms' as const,
        recipient,
        language: 'en' as const,
        text: toSmsText(values.message),
        booking_id: booking,
        sent_by_id: actor.userId,
        next_attempt_on: now,
        created_on: now,
      })),
    )
    .returning();
  return written.map(toSms);
}

async function checkBooking(db: Db, id: number | null): Promise<void> {
  if (id === null) return;
  const found = await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id));
  if (found.length === 0) throw invalid([{ path: ['booking'], message: invalidKey(id) }]);
}

async function readPhones(db: Db, ids: readonly number[]): Promise<string[]> {
  const rows = await db
    .select({ id: farmers.id, phone: users.phone_number })
    .from(farmers)
    .innerJoin(users, eq(users.id, farmers.user_id))
    .where(inArray(farmers.id, [0, ...ids]));
  const phones = new Map(rows.map(({ id, phone }) => [id, parseKenyanPhone(phone)]));
  return ids.map((id) => {
    const phone = phones.get(id);
    if (phone) return phone;
    const message = phone === undefined ? invalidKey(id) : `Farmer ${id} has no mobile phone number.`;
    throw invalid([{ path: ['farmers'], message }]);
  });
}
