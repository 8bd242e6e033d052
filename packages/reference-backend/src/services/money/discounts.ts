import type { Discount, TestType } from '@udongo/sdk';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { discounts } from '../../db/schema.ts';
import { searchWords } from '../../db/search.ts';
import { boolean, choices, decimal, nullableDay, text, wholeNumber } from '../../validation/fields.ts';
import { allValues } from '../../validation/readFields.ts';
import { testTypes } from '../../values.ts';
import { createRecordService } from '../platform/createRecordService.ts';
import type { ListQuery } from '../platform/list.ts';

interface DiscountFilters {
  active: boolean | undefined;
  /** Codes for every type are good for this one, too. */
  test_type: TestType | undefined;
}

const discountFields = {
  code: text({ max: 50, blank: false }).transform((code) => code.toUpperCase()),
  percentage: decimal({ digits: 5, above: 'zero', maximum: 100 }),
  active: boolean().optional(),
  valid_until: nullableDay().optional(),
  test_types: choices(testTypes).optional(),
  valid_from: nullableDay().optional(),
  max_uses: nullableNumber(1_000_000).optional(),
  max_uses_per_person: nullableNumber(1000).optional(),
};

/** A count, or null, which "" is too. */
function nullableNumber(maximum: number) {
  return z.preprocess(
    (value) => (value === '' ? null : value),
    wholeNumber({ minimum: 1, maximum }).nullable(),
  );
}

/** Bookings that use it now. */
const uses = sql<number>`(select count(*)::int from discount_uses where discount_id = ${discounts.id})`;
const searched = sql`lower(${discounts.code})`;

/** Discount codes. Bookings keep what a deleted one gave them. */
export const discountService = createRecordService({
  table: discounts,
  name: 'discount',
  fields: discountFields,
  lookedUp: { uses },
  orderings: { id: discounts.id, code: discounts.code, valid_until: discounts.valid_until },
  where: ({ active, test_type, search }: ListQuery & DiscountFilters) =>
    and(
      active === undefined ? undefined : eq(discounts.active, active),
      test_type && sql`(${discounts.test_types} = '{}' or ${test_type} = any (${discounts.test_types}))`,
      searchWords(searched, search),
    ),
  toRow: allValues,
  unique: [
    {
      constraint: 'discounts_code_key',
      field: 'code',
      message: 'discount with this code already exists.',
    },
  ],
  toAnswers: (rows): Discount[] => rows,
});
