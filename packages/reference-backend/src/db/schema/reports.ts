import type { Report } from '@udongo/sdk';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { languages, sendChannels, sendOutcomes } from '../../values.ts';
import { bookings } from './bookings.ts';
import { id, instant, maybeInstant } from './columns.ts';
import { users } from './people.ts';

/** Facts that a report keeps from the moment in which it was generated. */
export type Snapshot = Required<
  Pick<Report, 'results' | 'ph_advice' | 'fertiliser_advice' | 'disclaimer' | 'facts' | 'letterhead'>
> &
  Pick<Report, 'since'>;

export const reports = pgTable('reports', {
  id: id(),
  booking_id: integer()
    .notNull()
    .references(() => bookings.id, { onDelete: 'cascade' }),
  generated_on: instant(),
  generated_by_id: integer().references(() => users.id, { onDelete: 'set null' }),
  rule_version: text().notNull(),
  language: text({ enum: languages }).notNull(),
  remarks: text().notNull().default(''),
  snapshot: jsonb().$type<Snapshot>().notNull(),
  link: uuid().notNull(),
  revoked_on: maybeInstant(),
  /** Time when the last message to the farmer went out, or when somebody marked it as sent. */
  sent_on: maybeInstant(),
  /** Since when farmer and agents see it: it was first sent, whether or not a message arrived, or marked as sent. */
  given_on: maybeInstant(),
  explained_on: maybeInstant(),
  explained_by_id: integer().references(() => users.id, { onDelete: 'set null' }),
  /** Why it takes the place of an earlier report of the booking; "" for the first one, and where nobody was asked. */
  reason: text().notNull().default(''),
  withdrawn_on: maybeInstant(),
  withdrawn_reason: text().notNull().default(''),
  withdrawn_by_id: integer().references(() => users.id, { onDelete: 'set null' }),
});

export const reportSends = pgTable('report_sends', {
  id: id(),
  report_id: integer().notNull(),
  channel: text({ enum: sendChannels }).notNull(),
  outcome: text({ enum: sendOutcomes }).notNull(),
  sent_on: instant(),
  sent_by_id: integer(),
});
