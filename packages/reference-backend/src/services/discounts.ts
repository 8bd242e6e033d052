import type { Discount } from '@udongo/sdk';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/Database.ts';
import { orderBy } from '../db/ordering.ts';
import { discounts } from '../db/schema.ts';
import { searchWords } from '../db/search.ts';
import { notFound } from '../errors.ts';
import { countRows } from './countRows.ts';
import { cutPage, type Listed, type ListQuery } from './list.ts';

export interface DiscountsQuery extends ListQuery {
  active: boolean | undefined;
}

const orderings = { id: discounts.id, code: discounts.code, valid_until: discounts.valid_until };
const searched = sql`lower(${discounts.code})`;

export async function listDiscounts(db: Db, query: DiscountsQuery): Promise<Listed<Discount>> {
  const where = and(
    query.active === undefined ? undefined : eq(discounts.active, query.active),
    searchWords(searched, query.search),
  );
  const [total] = await db.select({ count: countRows }).from(discounts).where(where);
  return cutPage(query, total?.count ?? 0, (limit, offset) =>
    db
      .select()
      .from(discounts)
      .where(where)
      .orderBy(...orderBy(query.ordering, orderings))
      .limit(limit)
      .offset(offset),
  );
}

export async function getDiscount(db: Db, id: number): Promise<Discount> {
  const [discount] = await db.select().from(discounts).where(eq(discounts.id, id));
  if (!discount) throw notFound();
  return discount;
}
