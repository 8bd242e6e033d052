import { amountDue } from '@udongo/sdk/values';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { discounts } from '../../db/schema.ts';
import type { Issue } from '../../validation/issues.ts';
import type { BookingReading } from './bookingFields.ts';
import type { StoredBooking } from './StoredBooking.ts';

export interface SettledDiscount {
  /** KES as text with two decimals. */
  discount: string;
  discount_code: string;
  issues: Issue[];
}

/**
 * Decides the discount. A code gives a share of the amount due, so it is computed again whenever samples change; without a
 * code an administrator sets the amount. A code that the booking carries already stays good after it has run out.
 */
export async function settleDiscount(
  db: Db,
  actor: Actor,
  { values, samples }: BookingReading,
  stored: StoredBooking | null,
  today: string,
): Promise<SettledDiscount> {
  const due = amountDue(samples.length, stored?.row.test_type ?? values.test_type) * 100;
  const codeBefore = stored?.row.discount_code ?? '';
  const code = (values.discount_code ?? codeBefore).toUpperCase();
  const before = toCents(stored?.row.discount ?? '0');
  const kept = code === codeBefore ? Math.min(before, due) : 0;
  const wish = readWish(actor, values.discount, before);
  if (wish.refused) return settled(kept, code, 'discount', 'Only an administrator may set a discount.');
  if (code === '') {
    if ((wish.cents ?? 0) > due) {
      return settled(kept, code, 'discount', 'The discount cannot be more than the amount due.');
    }
    return settled(
      wish.cents ?? (actor.role === 'administrator' ? Math.min(wish.unchanged ?? kept, due) : kept),
      code,
    );
  }
  const share = await findShare(db, code, code === codeBefore, values.test_type, today);
  if (share === undefined && code !== codeBefore) {
    return settled(kept, code, 'discount_code', 'This discount code is not valid.');
  }
  const amount = share === undefined ? kept : Math.round((due * share) / 10_000);
  if (wish.cents !== undefined && wish.cents !== 0 && wish.cents !== amount) {
    const message = 'The discount code sets the amount. Clear the code to set another one.';
    return settled(amount, code, 'discount', message);
  }
  return settled(amount, code);
}

/** Share in hundredths of a percent; undefined when the code is unknown, or newly typed and not valid today. */
async function findShare(
  db: Db,
  code: string,
  carried: boolean,
  testType: string | undefined,
  today: string,
): Promise<number | undefined> {
  const [found] = await db.select().from(discounts).where(eq(discounts.code, code));
  if (!found) return undefined;
  const { active, valid_until, test_types } = found;
  const inTime = valid_until === null || valid_until >= today;
  const forTest = test_types.length === 0 || test_types.some((type) => type === testType);
  return carried || (active && inTime && forTest) ? toCents(found.percentage) : undefined;
}

interface Wish {
  refused?: true;
  /** The amount that an administrator asks for, when it is another one than is stored. */
  cents?: number;
  /** The stored amount, sent back by an administrator. */
  unchanged?: number;
}

/** Forms send the field back as they got it, or 0 where they don't show it: neither is a wish of anybody else. */
function readWish(actor: Actor, sent: string | undefined, before: number): Wish {
  if (sent === undefined) return {};
  const cents = toCents(sent);
  if (actor.role === 'administrator') return cents === before ? { unchanged: cents } : { cents };
  return cents === before || cents === 0 ? {} : { refused: true };
}

function settled(cents: number, code: string, field?: string, message?: string): SettledDiscount {
  const issues = field && message ? [{ path: [field], message }] : [];
  return { discount: (cents / 100).toFixed(2), discount_code: code, issues };
}

function toCents(amount: string): number {
  return Math.round(Number(amount) * 100);
}
