import { amountDue } from '@udongo/sdk/values';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { discounts } from '../../db/schema.ts';
import type { Issue } from '../../validation/issues.ts';
import type { BookingReading } from './bookingFields.ts';
import { findUseProblem } from './countDiscountUses.ts';
import type { StoredBooking } from './StoredBooking.ts';

export interface ResolvedDiscount {
  /** KES as text with two decimals. */
  discount: string;
  discount_code: string;
  /** Of the code, in hundredths of a percent; null without one. */
  discount_share: number | null;
  issues: Issue[];
}

/**
 * Decides the discount. A code gives a share of the amount due, so it is computed again whenever samples change; without a
 * code an administrator sets the amount. `phoneNo` says whose uses of a code are counted. A code that the booking carries already stays good after it has run out, and gives the share that it gave first.
 */
export async function resolveDiscount(
  db: Db,
  actor: Actor,
  { values, samples }: BookingReading,
  stored: StoredBooking | null,
  today: string,
  phoneNo?: string,
): Promise<ResolvedDiscount> {
  const testType = stored?.row.test_type ?? values.test_type;
  const due = amountDue(samples.length, testType) * 100;
  const codeBefore = stored?.row.discount_code ?? '';
  const code = (values.discount_code ?? codeBefore).toUpperCase();
  const before = toCents(stored?.row.discount ?? '0');
  const kept = code === codeBefore ? Math.min(before, due) : 0;
  const requested = readRequestedDiscount(actor, values.discount, before);
  if (requested.refused) return resolved(kept, code, 'discount', 'Only an administrator can set a discount.');
  if (code === '') {
    if ((requested.cents ?? 0) > due) {
      return resolved(kept, code, 'discount', 'The discount cannot be more than the amount due.');
    }
    return resolved(
      requested.cents ?? (actor.role === 'administrator' ? Math.min(requested.unchanged ?? kept, due) : kept),
      code,
    );
  }
  const found = await findDiscount(db, code);
  const isNew = code !== codeBefore;
  const problem =
    (isNew ? findProblem(found, testType, today) : undefined) ??
    (isNew && found ? await findUseProblem(db, found, phoneNo) : undefined);
  if (problem) return resolved(kept, code, 'discount_code', problem);
  const share = (isNew ? null : stored?.row.discount_share) ?? (found ? toCents(found.percentage) : null);
  // A code that was deleted before bookings kept their share leaves the amount that it gave.
  const amount = share === null ? kept : shareOf(due, share);
  if (requested.cents !== undefined && requested.cents !== 0 && requested.cents !== amount) {
    const message = 'The discount code sets the amount. Clear the code to set another one.';
    return resolved(amount, code, 'discount', message);
  }
  return { ...resolved(amount, code), discount_share: share };
}

/** Gives a share of an amount, in the amount's unit; `share` is in hundredths of a percent. */
export function shareOf(amount: number, share: number): number {
  return Math.round((amount * share) / 10_000);
}

type Discount = typeof discounts.$inferSelect;

async function findDiscount(db: Db, code: string): Promise<Discount | undefined> {
  const [found] = await db.select().from(discounts).where(eq(discounts.code, code));
  return found;
}

/** Gives the reason why a newly typed code can't be taken today. Another check refuses a missing test type. */
function findProblem(
  found: Discount | undefined,
  testType: string | undefined,
  today: string,
): string | undefined {
  const inTime =
    found &&
    (found.valid_from === null || found.valid_from <= today) &&
    (found.valid_until === null || found.valid_until >= today);
  if (!found?.active || !inTime) return 'This discount code is not valid.';
  const forTest = found.test_types.length === 0 || found.test_types.some((type) => type === testType);
  return forTest || testType === undefined
    ? undefined
    : 'This discount code is not valid for this test type.';
}

interface RequestedDiscount {
  refused?: true;
  /** The amount that an administrator asks for, when it is another one than is stored. */
  cents?: number;
  /** The stored amount, sent back by an administrator. */
  unchanged?: number;
}

/** Reads the requested discount. Forms send the field back as they got it, or 0 where they don't show it: neither requests a discount. */
function readRequestedDiscount(actor: Actor, sent: string | undefined, before: number): RequestedDiscount {
  if (sent === undefined) return {};
  const cents = toCents(sent);
  if (actor.role === 'administrator') return cents === before ? { unchanged: cents } : { cents };
  return cents === before || cents === 0 ? {} : { refused: true };
}

function resolved(cents: number, code: string, field?: string, message?: string): ResolvedDiscount {
  const issues = field && message ? [{ path: [field], message }] : [];
  return { discount: (cents / 100).toFixed(2), discount_code: code, discount_share: null, issues };
}

function toCents(amount: string): number {
  return Math.round(Number(amount) * 100);
}
