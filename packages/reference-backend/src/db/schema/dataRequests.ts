import { date, integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import { dataRequestKinds, dataRequestStates } from '../../values.ts';
import { id, instant, maybeInstant } from './columns.ts';
import { users } from './people.ts';

/** Requests of a person with an account, or of one who is known by a booking only. */
export const dataRequests = pgTable('data_requests', {
  id: id(),
  kind: text({ enum: dataRequestKinds }).notNull(),
  state: text({ enum: dataRequestStates }).notNull(),
  user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
  booking_id: integer(),
  text: text().notNull().default(''),
  answer: text().notNull().default(''),
  created_on: instant(),
  created_by_id: integer().references(() => users.id, { onDelete: 'set null' }),
  due_on: date({ mode: 'string' }).notNull(),
  cooling_off_until: maybeInstant(),
  /** When the person was told that their data will be deleted soon. */
  announced_on: maybeInstant(),
  kept_until: maybeInstant(),
  closed_on: maybeInstant(),
  closed_by_id: integer().references(() => users.id, { onDelete: 'set null' }),
});

/** Rows about a person, by table. */
export type ExportedTables = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

export const dataExports = pgTable('data_exports', {
  request_id: integer()
    .primaryKey()
    .references(() => dataRequests.id, { onDelete: 'cascade' }),
  data: json().$type<ExportedTables>().notNull(),
  made_on: instant(),
});
