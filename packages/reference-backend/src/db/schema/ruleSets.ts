import { boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

export const ruleSets = pgTable('rule_sets', {
  id: id(),
  name: text().notNull(),
  /** Text of each file by its name. */
  files: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  hash: text().notNull(),
  counts_from: date({ mode: 'string' }).notNull(),
  is_demo: boolean().notNull().default(false),
  uploaded_on: instant(),
  uploaded_by_id: integer(),
});

export const ruleSetApprovals = pgTable('rule_set_approvals', {
  id: id(),
  rule_set_id: integer()
    .notNull()
    .references(() => ruleSets.id),
  approved_by_id: integer().notNull(),
  approved_on: instant(),
});
