import type { Limit } from '../../../Dependencies.ts';
import type { Db } from '../../../db/Database.ts';
import type { Referral } from '../../bookings/resolveBooking.ts';
import { throttle } from '../../platform/throttle.ts';
import { judgePartnerKey, noteUse, type PartnerKeyRefusal } from './judgePartnerKey.ts';

interface KeyedRequest {
  key: string;
  origin: string | undefined;
  /** Address that is limited; undefined for nobody. */
  address: string | undefined;
  limit: Limit;
  now: Date;
}

/** Credit that a booking's key gives, and why it gives none. */
export interface ReadReferral {
  referral: Referral | null;
  refusal: PartnerKeyRefusal | null;
}

/**
 * Reads whom a booking's key credits. Without an `Origin` that is one of its sites it only claims the credit: a server can send
 * any key. A key that is not valid never refuses the booking: the farmer has neither chosen nor seen it.
 * Errors: throws 429 for too many bookings of one address with one key.
 */
export async function readReferral(
  db: Db,
  { key, origin, address, limit, now }: KeyedRequest,
): Promise<ReadReferral> {
  const { partnerKey, refusal } = await judgePartnerKey(db, key, origin, now);
  const isForeign = refusal?.reason === 'foreign_origin';
  if (!partnerKey || (refusal && !isForeign)) return { referral: null, refusal };
  if (address !== undefined) {
    const whom = `${address} ${partnerKey.id}`;
    await throttle(db, { what: 'partnerBookingsByAddress', whom, limit, now });
  }
  if (!isForeign) await noteUse(db, partnerKey, now);
  const { id: partner_key_id, agent_id, referrer_agent_id } = partnerKey;
  const isVerified = origin !== undefined && !isForeign;
  return { referral: { partner_key_id, agent_id, referrer_agent_id, isVerified }, refusal };
}
