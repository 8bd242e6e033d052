import type { MessageKind } from '@udongo/sdk';
import { boolean, date, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  languages,
  messageChannels,
  messageClasses,
  messageKinds,
  messageStatuses,
  notificationKinds,
} from '../../values.ts';
import { bookings } from './bookings.ts';
import { growingId, growingKey, instant, maybeInstant } from './columns.ts';
import { users } from './people.ts';

export const messages = pgTable('messages', {
  id: growingId(),
  kind: text({ enum: messageKinds }).notNull(),
  channel: text({ enum: messageChannels }).notNull(),
  recipient: text().notNull(),
  user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
  language: text({ enum: languages }).notNull(),
  status: text({ enum: messageStatuses }).notNull().default('queued'),
  attempts: integer().notNull().default(0),
  next_attempt_on: instant(),
  reason: text().notNull().default(''),
  subject: text().notNull().default(''),
  text: text().notNull().default(''),
  html: text().notNull().default(''),
  created_on: instant(),
  claimed_on: maybeInstant(),
  booking_id: integer().references(() => bookings.id, { onDelete: 'set null' }),
  name: text().notNull().default(''),
  facts: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  class: text({ enum: messageClasses }).notNull().default('transactional'),
  sent_by_id: integer().references(() => users.id, { onDelete: 'set null' }),
  parts: integer(),
  cost: numeric({ precision: 12, scale: 2 }),
  provider_id: text(),
});

/** Way back from a change of what somebody logs in with. */
export const loginUndos = pgTable('login_undos', {
  message_id: growingKey()
    .primaryKey()
    .references(() => messages.id, { onDelete: 'cascade' }),
  user_id: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  recipient: text().notNull(),
  token_hash: text(),
  email: text().notNull(),
  email_verified_on: maybeInstant(),
  phone_number: text().notNull(),
  phone_verified_on: maybeInstant(),
  expires_on: instant(),
});

/** Number of messages of a kind that were handed over on a day in Nairobi; '' counts all kinds. */
export const messageDays = pgTable(
  'message_days',
  {
    day: date({ mode: 'string' }).notNull(),
    channel: text({ enum: messageChannels }).notNull(),
    kind: text().$type<MessageKind | ''>().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.channel, table.kind] })],
);

/** Reminders that were written. */
export const sentReminders = pgTable('told_once', { key: text().primaryKey(), told_on: instant() });

export const notifications = pgTable('notifications', {
  id: growingId(),
  user_id: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  kind: text({ enum: notificationKinds }).notNull(),
  title: text().notNull(),
  message: text().notNull(),
  title_sw: text().notNull(),
  message_sw: text().notNull(),
  booking_id: integer().references(() => bookings.id, { onDelete: 'set null' }),
  /** It goes with that message. */
  contact_message_id: integer(),
  is_read: boolean().notNull().default(false),
  created_on: instant(),
});
