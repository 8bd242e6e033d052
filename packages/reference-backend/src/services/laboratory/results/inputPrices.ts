import type { InputPrice } from '@udongo/sdk';
import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { one } from '../../../db/one.ts';
import { orderBy } from '../../../db/ordering.ts';
import { inputPrices } from '../../../db/schema.ts';
import { searchWords } from '../../../db/search.ts';
import { notFound } from '../../../errors.ts';
import { choice, day, decimal } from '../../../validation/fields.ts';
import { allValues, type Reading } from '../../../validation/readFields.ts';
import { inputProducts } from '../../../values.ts';
import { storeUnique } from '../../platform/databaseRefusals.ts';
import { cutPage, type Listed, type ListQuery } from '../../platform/list.ts';
import type { Prices } from './priceAction.ts';

export const inputPriceFields = {
  product: choice(inputProducts),
  price_per_bag: decimal({ digits: 12, above: 'zero' }),
  as_of: day(),
};

const orderings = { id: inputPrices.id, product: inputPrices.product, as_of: inputPrices.as_of };
const searched = sql`lower(${inputPrices.product})`;

/** Every price, by its product. */
export async function readPrices(db: Db): Promise<Prices> {
  const rows = await db.select().from(inputPrices);
  return new Map(rows.map(({ product, ...price }) => [product, price]));
}

export async function listPrices(db: Db, _actor: Actor, query: ListQuery): Promise<Listed<InputPrice>> {
  const where = searchWords(searched, query.search);
  return cutPage(query, await db.$count(inputPrices, where), (limit, offset) =>
    db
      .select()
      .from(inputPrices)
      .where(where)
      .orderBy(...orderBy(query.ordering, orderings))
      .limit(limit)
      .offset(offset),
  );
}

export async function getPrice(db: Db, _actor: Actor, id: number): Promise<InputPrice> {
  const [price] = await db.select().from(inputPrices).where(eq(inputPrices.id, id));
  if (!price) throw notFound();
  return price;
}

/** Errors: throws 400 for refused fields and a product that has a price. */
export async function createPrice(db: Db, actor: Actor, reading: PriceReading): Promise<InputPrice> {
  const created = one(
    await uniquely(db.insert(inputPrices).values(allValues(reading)).returning({ id: inputPrices.id })),
  );
  return getPrice(db, actor, created.id);
}

/** Errors: throws 404, and 400 as `createPrice`. */
export async function updatePrice(
  db: Db,
  actor: Actor,
  id: number,
  reading: PriceReading,
): Promise<InputPrice> {
  await getPrice(db, actor, id);
  await uniquely(db.update(inputPrices).set(allValues(reading)).where(eq(inputPrices.id, id)));
  return getPrice(db, actor, id);
}

/** Errors: throws 404. */
export async function deletePrice(db: Db, actor: Actor, id: number): Promise<void> {
  await getPrice(db, actor, id);
  await db.delete(inputPrices).where(eq(inputPrices.id, id));
}

type PriceReading = Reading<typeof inputPriceFields>;

function uniquely<Result>(change: PromiseLike<Result>): Promise<Result> {
  const message = 'input price with this product already exists.';
  return storeUnique(change, { constraint: 'input_prices_product_key', field: 'product', message });
}
