import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { queryRows } from '../../db/queryRows.ts';
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
async function keepDiscountUse(db: Db, bookingId: number): Promise<void> {
  const kept = await queryRows(db, sql`${discountUse(bookingId)} returning 1`);
  if (kept.length === 0) await db.delete(discountUses).where(eq(discountUses.booking_id, bookingId));
}

/** The statement that keeps the use of a code by a stored booking, unless that is canceled or has none. */
export function discountUse(bookingId: number): SQL {
  const { id, phone_no, canceled, discount_code } = bookings;
  return sql`insert into ${discountUses} (booking_id, discount_id, phone_no)
    select ${id}, ${discounts.id}, ${phone_no} from ${bookings} join ${discounts} on ${discounts.code} = ${discount_code}
    where ${id} = ${bookingId} and not ${canceled}
    on conflict (booking_id) do update set discount_id = excluded.discount_id, phone_no = excluded.phone_no`;
}
