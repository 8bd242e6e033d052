import type { CheckedDiscount } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { z } from 'zod';
import type { Actor } from '../../Actor.ts';
import type { Dependencies } from '../../Dependencies.ts';
import { choice, key, text } from '../../validation/fields.ts';
import { invalid } from '../../validation/issues.ts';
import { allValues, type Reading } from '../../validation/readFields.ts';
import { testTypes } from '../../values.ts';
import { countWrongCodes } from './countWrongCodes.ts';
import { lockBooking } from './lockBooking.ts';
import { resolveDiscount } from './resolveDiscount.ts';

export const discountCheckFields = {
  discount_code: text({ max: 50, blank: false }),
  test_type: choice(testTypes),
  no_of_samples: z.int().min(1).max(1000),
  booking: key().optional(),
};

/**
 * Gives the amount that a code would take off, by the rule that stores it. Wrong codes are counted.
 * Errors: throws 400 for a code that is not valid, 404 for a booking out of the caller's reach, 429 after too many wrong
 * codes.
 */
export async function checkDiscount(
  dependencies: Dependencies,
  actor: Actor,
  address: string,
  reading: Reading<typeof discountCheckFields>,
): Promise<CheckedDiscount> {
  const { booking, no_of_samples, ...values } = allValues(reading);
  const { db, clock } = dependencies;
  return countWrongCodes(dependencies, actor, address, () =>
    db.inTransaction(async (transaction) => {
      const stored = booking === undefined ? null : await lockBooking(transaction, actor, booking);
      const samples = Array.from({ length: no_of_samples }, () => ({}));
      const asked = { values, samples, issues: [] };
      const today = todayInNairobi(clock());
      const { issues, discount, discount_code } = await resolveDiscount(
        transaction,
        actor,
        asked,
        stored,
        today,
      );
      if (issues.length > 0) throw invalid(issues);
      return { discount, discount_code };
    }),
  );
}
