import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { users } from './people.ts';

export const media = pgTable('media', {
  id: id(),
  name: text().notNull(),
  url: text().notNull(),
  content_type: text().notNull(),
  size: integer().notNull(),
  alt: text().notNull().default(''),
  uploaded_by: integer().references(() => users.id, { onDelete: 'set null' }),
  created_on: instant(),
});

/** Addresses whose files belong to no picture, or not yet. */
export const unkeptFiles = pgTable('unkept_files', {
  url: text().primaryKey(),
  since: instant(),
});
