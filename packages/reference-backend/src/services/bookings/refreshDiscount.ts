import { todayInNairobi } from '@udongo/sdk/values';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { bookings } from '../../db/schema.ts';
import { checkTextSize } from './checkTextSize.ts';
import { followPrice } from './followPrice.ts';
import { lockBooking } from './lockBooking.ts';
import { resolveDiscount } from './resolveDiscount.ts';

/**
 * After samples were added or deleted: the discount is a share of the amount, and the money follows.
 * Errors: throws 400 when the texts of the booking have become too long together.
 */
export async function refreshDiscount(db: Db, actor: Actor, id: number, now: Date): Promise<void> {
  const stored = await lockBooking(db, actor, id);
  checkTextSize(stored);
  const unchanged = { values: {}, samples: stored.samples.map(() => ({})), issues: [] };
  const { discount } = await resolveDiscount(db, actor, unchanged, stored, todayInNairobi(now));
  await db.update(bookings).set({ discount, updated_on: now }).where(eq(bookings.id, id));
  await followPrice(db, id, { now, by: actor.userId });
}
