import { and, eq } from 'drizzle-orm';
import type { AppOptions } from '../../Dependencies.ts';
import type { Db } from '../../db/Database.ts';
import { type messages, users } from '../../db/schema.ts';
import { ownsEmail } from '../emailOwners.ts';
import { isNotice } from '../notifications/notices.ts';
import { ownsPhone } from '../phoneOwners.ts';
import { isWithinLimit } from '../throttle.ts';

/**
 * Whether a notice may go out. The phone number or address of a booking is no proof of whose it is: whoever made the booking, it is
 * written to only so often a day, and so is the shop that a booking names. What else an account has verified has no such limit.
 */
export async function mayTellStranger(
  db: Db,
  { kind, channel, recipient, user_id, attempts }: typeof messages.$inferSelect,
  { limits, now }: { limits: AppOptions['limits']; now: Date },
): Promise<boolean> {
  // The first attempt was counted.
  if (!isNotice(kind) || attempts > 1) return true;
  const isOwn = and(
    eq(users.id, user_id ?? 0),
    channel === 'sms' ? ownsPhone(recipient) : ownsEmail(recipient),
  );
  const [owner] = await db.select({ id: users.id }).from(users).where(isOwn);
  if (owner && kind !== 'to_collect') return true;
  return isWithinLimit(db, {
    what: 'noticesByRecipient',
    whom: recipient,
    limit: limits.noticesByRecipient,
    now,
  });
}
