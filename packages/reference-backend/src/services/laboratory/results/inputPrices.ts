import type { InputPrice } from '@udongo/sdk';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { inputPrices } from '../../../db/schema.ts';
import { searchWords } from '../../../db/search.ts';
import { choice, day, decimal } from '../../../validation/fields.ts';
import { allValues } from '../../../validation/readFields.ts';
import { inputProducts } from '../../../values.ts';
import { createRecordService } from '../../platform/createRecordService.ts';
import type { Prices } from './priceAction.ts';

const searched = sql`lower(${inputPrices.product})`;

export const priceService = createRecordService({
  table: inputPrices,
  name: 'input price',
  fields: {
    product: choice(inputProducts),
    price_per_bag: decimal({ digits: 12, above: 'zero' }),
    as_of: day(),
  },
  orderings: { id: inputPrices.id, product: inputPrices.product, as_of: inputPrices.as_of },
  where: ({ search }) => searchWords(searched, search),
  toRow: allValues,
  unique: [
    {
      constraint: 'input_prices_product_key',
      field: 'product',
      message: 'input price with this product already exists.',
    },
  ],
  toAnswers: (rows): InputPrice[] => rows,
});

/** Every price, by its product. */
export async function readPrices(db: Db): Promise<Prices> {
  const rows = await db.select().from(inputPrices);
  return new Map(rows.map(({ product, ...price }) => [product, price]));
}
