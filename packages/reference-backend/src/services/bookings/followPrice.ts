import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { bookings, discounts, discountUses } from '../../db/schema.ts';
import { updateLedger } from '../money/payments/updateLedger.ts';

interface Change {
  now: Date;
  by: number | null;
}

/** After a booking, which the caller has locked, was changed, canceled or opened again: its discount code and its money follow. */
export async function followPrice(db: Db, bookingId: number, { now, by }: Change): Promise<void> {
  await keepDiscountUse(db, bookingId);
  await updateLedger(db, bookingId, { now, by });
}

/** A booking uses its code once, and gives the use back when it is canceled. */
export async function keepDiscountUse(db: Db, bookingId: number): Promise<void> {
  const [used] = await db
    .select({ id: discounts.id, phone_no: bookings.phone_no, canceled: bookings.canceled })
    .from(bookings)
    .innerJoin(discounts, eq(discounts.code, bookings.discount_code))
    .where(eq(bookings.id, bookingId));
  if (!used || used.canceled) {
    await db.delete(discountUses).where(eq(discountUses.booking_id, bookingId));
    return;
  }
  const { id: discount_id, phone_no } = used;
  await db
    .insert(discountUses)
    .values({ booking_id: bookingId, discount_id, phone_no })
    .onConflictDoUpdate({
      target: discountUses.booking_id,
      set: { discount_id: sql`excluded.discount_id`, phone_no: sql`excluded.phone_no` },
    });
}
