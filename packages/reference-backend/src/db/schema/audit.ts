import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { auditKinds, auditRecordKinds } from '../../values.ts';
import { growingId, growingKey, instant } from './columns.ts';

export const auditEntries = pgTable('audit_entries', {
  id: growingId(),
  happened_on: instant(),
  kind: text({ enum: auditKinds }).notNull(),
  operation: text().notNull(),
  request_id: text(),
  user_id: integer(),
  user_name: text().notNull().default(''),
  role: text().notNull().default(''),
  record_kind: text({ enum: auditRecordKinds }),
  record_id: growingKey(),
  table_name: text(),
  row_id: growingKey(),
  changes: jsonb().$type<Readonly<Record<string, readonly [unknown, unknown]>>>().notNull().default({}),
});
