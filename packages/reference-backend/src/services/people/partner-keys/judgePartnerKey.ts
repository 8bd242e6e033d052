import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { formerPartnerKeys, partnerKeys } from '../../../db/schema.ts';

export type PartnerKeyRow = typeof partnerKeys.$inferSelect;

/** Reason why a key gives no credit, for the log and for the owner of the page. */
export interface PartnerKeyRefusal {
  reason: 'unknown' | 'switched_off' | 'replaced' | 'foreign_origin';
  /** Explanation of the fault and of its remedy. */
  message: string;
}

/** A key as it was found, and the reason why it is refused; null for none. */
export interface JudgedPartnerKey {
  partnerKey: PartnerKeyRow | null;
  refusal: PartnerKeyRefusal | null;
}

/**
 * Decides whether a key is valid on a page. A request without an origin comes from a server or a page of the API's own origin,
 * and could name any origin; then only the key decides.
 */
export async function judgePartnerKey(
  db: Db,
  key: string,
  origin: string | undefined,
  now: Date,
): Promise<JudgedPartnerKey> {
  // Other keys can't be stored, and not every text can be used in a query.
  if (!/^pk_[0-9a-f]{1,64}$/.test(key)) return { partnerKey: null, refusal: unknown };
  const [current] = await db.select().from(partnerKeys).where(eq(partnerKeys.key, key));
  if (current) return { partnerKey: current, refusal: findRefusal(current, origin) };
  const [former] = await db
    .select({ row: partnerKeys, expiresOn: formerPartnerKeys.expires_on })
    .from(formerPartnerKeys)
    .innerJoin(partnerKeys, eq(partnerKeys.id, formerPartnerKeys.partner_key_id))
    .where(eq(formerPartnerKeys.key, key));
  if (!former) return { partnerKey: null, refusal: unknown };
  const refusal = former.expiresOn <= now ? replaced : findRefusal(former.row, origin);
  return { partnerKey: former.row, refusal };
}

/** Notes that a key is in use, once an hour: bookings on one page need not wait for each other. */
export async function noteUse(db: Db, { id, last_used_on }: PartnerKeyRow, now: Date): Promise<void> {
  const hourAgo = new Date(now.getTime() - 60 * 60 * 1000);
  if (last_used_on !== null && last_used_on >= hourAgo) return;
  await db
    .update(partnerKeys)
    .set({ last_used_on: now })
    .where(
      and(
        eq(partnerKeys.id, id),
        or(isNull(partnerKeys.last_used_on), lt(partnerKeys.last_used_on, hourAgo)),
      ),
    );
}

const unknown: PartnerKeyRefusal = {
  reason: 'unknown',
  message:
    'This key is not known here: bookings credit nobody. Copy the snippet again, on “Your website” of the booking service.',
};

const switchedOff: PartnerKeyRefusal = {
  reason: 'switched_off',
  message:
    'This key is switched off. Switch it on, on “Your website” of the booking service, or take the form off the page.',
};

const replaced: PartnerKeyRefusal = {
  reason: 'replaced',
  message:
    'This key was replaced by a new one. Copy the new snippet, on “Your website” of the booking service.',
};

function findRefusal(
  { is_active, allowed_origins }: PartnerKeyRow,
  origin: string | undefined,
): PartnerKeyRefusal | null {
  if (!is_active) return switchedOff;
  if (origin === undefined || allowed_origins.includes(origin)) return null;
  return { reason: 'foreign_origin', message: describeForeign(origin) };
}

/** Files and sandboxed frames send "null". */
function describeForeign(origin: string): string {
  if (!/^https?:\/\/\S{1,200}$/.test(origin)) {
    return 'This key is not valid here: the page is a file or in a closed frame. Put the form on a page of an allowed site.';
  }
  return `This key is not valid on ${origin}. Add ${origin} to its websites, on “Your website” of the booking service.`;
}
