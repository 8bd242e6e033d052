import type { Booking } from '@udongo/sdk';
import { createUuid } from '@udongo/sdk/values';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { noticeWrites } from '../messages/notifications/notify.ts';
import { toConsentSource } from '../people/consent.ts';
import type { BookingReading } from './bookingFields.ts';
import { checkTextSize } from './checkTextSize.ts';
import { claimUuid } from './claimUuid.ts';
import { type Referral, resolveBooking } from './resolveBooking.ts';
import { shareFromStart } from './sharing.ts';
import { toBooking } from './toBooking.ts';
import { insertBooking } from './writeBooking.ts';

/**
 * Books, once for each uuid. A repeat is recognised before the rules are looked at: what was accepted yesterday may be in
 * the past today.
 * Errors: throws 400 for what is refused, which also gives the uuid free again, and 409 for a uuid with other content.
 */
export async function createBooking(
  db: Db,
  actor: Actor,
  reading: BookingReading,
  now: Date,
  referral: Referral | null = null,
): Promise<Booking> {
  const uuid = reading.values.uuid ?? createUuid();
  const claimed = reading.issues.length === 0 ? await claimUuid(db, actor, uuid, reading, now) : undefined;
  if (claimed && 'stored' in claimed) return toBooking(claimed.stored, { actor, now });
  const resolved = await resolveBooking(db, actor, reading, null, now, referral);
  checkTextSize(resolved);
  if (!claimed) throw new Error('A booking with issues was resolved');
  const language = reading.values.language ?? null;
  const partner_key_id = referral?.partner_key_id ?? null;
  const { consent_version = null } = reading.values;
  const consent = {
    consent_version,
    consent_said_by: consent_version === null ? null : toConsentSource(actor),
  };
  const origin = { uuid, created_by_id: actor.userId, language, partner_key_id, ...consent };
  const day = resolved.row.soil_test_date;
  const notices = [
    { notice: 'booked', day },
    { notice: 'to_collect', day },
  ] as const;
  const created = await insertBooking(db, resolved, claimed.ids, origin, now, (row) =>
    noticeWrites(db, row, notices, { by: actor.userId, now }),
  );
  if (reading.values.share_results) created.row = await shareFromStart(db, actor, created.row, now);
  return toBooking(created, { actor, now });
}
