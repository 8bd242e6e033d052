import { and } from 'drizzle-orm';
import type { AppOptions } from '../../Dependencies.ts';
import type { Db } from '../../db/Database.ts';
import { hasId } from '../../db/hasId.ts';
import { type messages, users } from '../../db/schema.ts';
import { ownsEmail } from '../people/emailOwners.ts';
import { ownsPhone } from '../people/phoneOwners.ts';
import { isWithinLimit } from '../platform/throttle.ts';
import { isNotice } from './notifications/notices.ts';

/**
 * Gives the reason why a notice may not go out; undefined when it may. Nobody has proven that the phone number or address of a booking
 * is their own, so it gets only a few messages a day. A number or address that an account has verified has no such limit, with one
 * exception: others choose a shop, so its phone does not get a text message about every new booking and every farmer who asks for another day.
 */
export async function whyNotToTell(
  db: Db,
  message: typeof messages.$inferSelect,
  { limits, now }: { limits: AppOptions['limits']; now: Date },
): Promise<string | undefined> {
  // The first attempt was counted.
  if (!isNotice(message.kind) || message.attempts > 1) return undefined;
  const limit = await findLimit(db, message, limits);
  if (!limit || (await isWithinLimit(db, { ...limit, now }))) return undefined;
  return limit.what === 'shopTextsByRecipient'
    ? 'The phone of this shop got a text message of another booking just before.'
    : tooOften;
}

/** Reason of a message to somebody who got too many of them today. */
export const tooOften = 'This recipient was written to too often today.';

/** Gives the limit under which a notice goes out; undefined without one. */
export async function findLimit(
  db: Db,
  {
    kind,
    channel,
    recipient,
    user_id,
  }: Pick<typeof messages.$inferSelect, 'kind' | 'channel' | 'recipient' | 'user_id'>,
  limits: AppOptions['limits'],
) {
  const isOwn = and(
    hasId(users.id, user_id),
    channel === 'sms' ? ownsPhone(recipient) : ownsEmail(recipient),
  );
  const [owner] = await db.select({ id: users.id }).from(users).where(isOwn);
  const isChosenShop = (kind === 'to_collect' || kind === 'move_asked') && channel === 'sms';
  if (owner && !isChosenShop) return undefined;
  const what = owner ? 'shopTextsByRecipient' : 'noticesByRecipient';
  const whom = kind === 'move_asked' ? `${kind} ${recipient}` : recipient;
  return { what, whom, limit: limits[what] } as const;
}
