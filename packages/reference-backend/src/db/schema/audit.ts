import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { auditKinds, auditRecordKinds } from '../../values.ts';
import { instant } from './columns.ts';

export const auditEntries = pgTable('audit_entries', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  happened_on: instant(),
  kind: text({ enum: auditKinds }).notNull(),
  operation: text().notNull(),
  request_id: text(),
  user_id: integer(),
  user_name: text().notNull().default(''),
  role: text().notNull().default(''),
  record_kind: text({ enum: auditRecordKinds }),
  record_id: integer(),
  table_name: text(),
  row_id: integer(),
  changes: jsonb().$type<Readonly<Record<string, readonly [unknown, unknown]>>>().notNull().default({}),
});
