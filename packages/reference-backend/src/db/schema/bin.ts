import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { users } from './people.ts';

/** Rows of a deleted record: those of `table` that went with it, or rows that stay and lost `link` to it. */
export interface BinRows {
  table: string;
  link?: string;
  rows: readonly Record<string, unknown>[];
}

export const bin = pgTable('bin', {
  id: id(),
  kind: text({ enum: ['booking', 'farmer'] }).notNull(),
  record: integer().notNull(),
  name: text().notNull(),
  deleted_on: instant(),
  deleted_by_id: integer().references(() => users.id, { onDelete: 'set null' }),
  /** In the order in which they can be stored again. */
  rows: jsonb().$type<readonly BinRows[]>().notNull(),
});
