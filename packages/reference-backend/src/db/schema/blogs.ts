import { type AnyPgColumn, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { languages } from '../../values.ts';
import { id, instant, maybeInstant } from './columns.ts';
import { users } from './people.ts';

export const blogCategories = pgTable('blog_categories', {
  id: id(),
  name: text().notNull(),
  name_sw: text().notNull().default(''),
  slug: text().notNull(),
});

export const blogs = pgTable('blogs', {
  id: id(),
  title: text().notNull(),
  slug: text().notNull(),
  summary: text().notNull().default(''),
  body: text().notNull(),
  cover_image: text().notNull().default(''),
  cover_alt: text().notNull().default(''),
  category_id: integer().references(() => blogCategories.id),
  author_id: integer().references(() => users.id, { onDelete: 'set null' }),
  language: text({ enum: languages }).notNull().default('en'),
  translation_id: integer().references((): AnyPgColumn => blogs.id, { onDelete: 'set null' }),
  published_on: maybeInstant(),
  subscribers_told_on: maybeInstant(),
  created_on: instant(),
  updated_on: instant(),
});
