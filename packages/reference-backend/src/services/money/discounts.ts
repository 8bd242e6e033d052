import type { Discount, TestType } from '@udongo/sdk';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { one } from '../../db/one.ts';
import { orderBy } from '../../db/ordering.ts';
import { discounts } from '../../db/schema.ts';
import { searchWords } from '../../db/search.ts';
import { notFound } from '../../errors.ts';
import { boolean, choices, decimal, nullableDay, text, wholeNumber } from '../../validation/fields.ts';
import { allValues, type Reading } from '../../validation/readFields.ts';
import { testTypes } from '../../values.ts';
import { storeUnique } from '../platform/databaseRefusals.ts';
import { cutPage, type Listed, type ListQuery } from '../platform/list.ts';

export interface DiscountsQuery extends ListQuery {
  active: boolean | undefined;
  /** Codes for every type are good for this one, too. */
  test_type: TestType | undefined;
}

export const discountFields = {
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

const orderings = { id: discounts.id, code: discounts.code, valid_until: discounts.valid_until };
/** Bookings that use it now. */
const uses = sql<number>`(select count(*)::int from discount_uses where discount_id = ${discounts.id})`;
const searched = sql`lower(${discounts.code})`;

export async function listDiscounts(db: Db, _actor: Actor, query: DiscountsQuery): Promise<Listed<Discount>> {
  const { active, test_type } = query;
  const where = and(
    active === undefined ? undefined : eq(discounts.active, active),
    test_type && sql`(${discounts.test_types} = '{}' or ${test_type} = any (${discounts.test_types}))`,
    searchWords(searched, query.search),
  );
  return cutPage(query, await db.$count(discounts, where), (limit, offset) =>
    db
      .select({ ...getTableColumns(discounts), uses })
      .from(discounts)
      .where(where)
      .orderBy(...orderBy(query.ordering, orderings))
      .limit(limit)
      .offset(offset),
  );
}

export async function getDiscount(db: Db, _actor: Actor, id: number): Promise<Discount> {
  const [discount] = await db
    .select({ ...getTableColumns(discounts), uses })
    .from(discounts)
    .where(eq(discounts.id, id));
  if (!discount) throw notFound();
  return discount;
}

/** Errors: throws 400 for refused fields and a code that is taken. */
export async function createDiscount(db: Db, actor: Actor, reading: DiscountReading): Promise<Discount> {
  const created = one(
    await uniquely(db.insert(discounts).values(allValues(reading)).returning({ id: discounts.id })),
  );
  return getDiscount(db, actor, created.id);
}

/** Errors: throws 404, and 400 as `createDiscount`. */
export async function updateDiscount(
  db: Db,
  actor: Actor,
  id: number,
  reading: DiscountReading,
): Promise<Discount> {
  await getDiscount(db, actor, id);
  await uniquely(db.update(discounts).set(allValues(reading)).where(eq(discounts.id, id)));
  return getDiscount(db, actor, id);
}

/** Bookings keep what the code gave them. Errors: throws 404. */
export async function deleteDiscount(db: Db, actor: Actor, id: number): Promise<void> {
  await getDiscount(db, actor, id);
  await db.delete(discounts).where(eq(discounts.id, id));
}

type DiscountReading = Reading<typeof discountFields>;

function uniquely<Result>(change: PromiseLike<Result>): Promise<Result> {
  const message = 'discount with this code already exists.';
  return storeUnique(change, { constraint: 'discounts_code_key', field: 'code', message });
}
