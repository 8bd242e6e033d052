import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { type bookings, discounts, discountUses } from '../../db/schema.ts';

type Discount = typeof discounts.$inferSelect;

/**
 * Gives the reason why a discount code has no use left for this person; undefined when it has. The code stays locked until the
 * transaction ends, so that two people cannot take the last use together.
 */
export async function findUseProblem(
  db: Db,
  { id, max_uses, max_uses_per_person }: Discount,
  phoneNo: string | undefined,
): Promise<string | undefined> {
  if (max_uses === null && max_uses_per_person === null) return undefined;
  await db.select({ id: discounts.id }).from(discounts).where(eq(discounts.id, id)).for('update');
  if (max_uses !== null && (await countUses(db, id)) >= max_uses) {
    return 'This discount code has been used up.';
  }
  if (max_uses_per_person === null || !phoneNo) return undefined;
  return (await countUses(db, id, phoneNo)) < max_uses_per_person
    ? undefined
    : 'You have used this discount code already.';
}

/**
 * Gives the reason why the code of a stored booking that uses it no longer, as it was canceled or deleted, has no use left for it.
 */
export async function findProblemOfCode(
  db: Db,
  { discount_code: code, phone_no }: typeof bookings.$inferSelect,
): Promise<string | undefined> {
  const [found] = await db.select().from(discounts).where(eq(discounts.code, code));
  return found && findUseProblem(db, found, phone_no);
}

async function countUses(db: Db, discountId: number, phoneNo?: string): Promise<number> {
  const { discount_id, phone_no } = discountUses;
  const counted = await db.$count(
    discountUses,
    and(eq(discount_id, discountId), phoneNo === undefined ? undefined : eq(phone_no, phoneNo)),
  );
  return counted;
}
