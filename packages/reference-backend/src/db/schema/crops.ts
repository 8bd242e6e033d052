import { boolean, date, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { inputProducts } from '../../values.ts';
import { bound, id, instant } from './columns.ts';
import { counties } from './people.ts';

export const crops = pgTable('crops', {
  id: id(),
  name: text().notNull(),
  public: boolean().notNull().default(true),
  n_low: bound(),
  n_high: bound(),
  p_low: bound(),
  p_high: bound(),
  k_low: bound(),
  k_high: bound(),
  ph_low: bound(),
  ph_high: bound(),
  ec_low: bound(),
  ec_high: bound(),
  humidity_low: bound(),
  humidity_high: bound(),
  temp_low: bound(),
  temp_high: bound(),
  name_in_rules: text().notNull().default(''),
});

export const otherCropNames = pgTable('other_crop_names', {
  id: id(),
  crop_id: integer()
    .notNull()
    .references(() => crops.id),
  county_id: integer()
    .notNull()
    .references(() => counties.id),
  name: text().notNull(),
  created_on: instant(),
  updated_on: instant(),
});

export const inputPrices = pgTable('input_prices', {
  id: id(),
  product: text({ enum: inputProducts }).notNull(),
  price_per_bag: numeric({ precision: 12, scale: 2 }).notNull(),
  as_of: date({ mode: 'string' }).notNull(),
});
