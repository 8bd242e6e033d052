import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { languages } from '../../values.ts';
import { bookings } from './bookings.ts';
import { growingKey, id, instant, maybeInstant } from './columns.ts';
import { messages } from './messages.ts';

export const faqs = pgTable('faqs', {
  id: id(),
  question: text().notNull(),
  answer: text().notNull(),
  position: integer().notNull().default(0),
  language: text({ enum: languages }).notNull().default('en'),
  is_published: boolean().notNull().default(true),
});

export const contactMessages = pgTable('contact_messages', {
  id: id(),
  name: text().notNull(),
  email: text().notNull(),
  phone_number: text().notNull().default(''),
  subject: text().notNull().default(''),
  message: text().notNull(),
  is_handled: boolean().notNull().default(false),
  created_on: instant(),
  language: text({ enum: languages }).notNull().default('en'),
  booking_id: integer().references(() => bookings.id, { onDelete: 'set null' }),
});

export const contactAnswers = pgTable('contact_answers', {
  id: id(),
  contact_message_id: integer()
    .notNull()
    .references(() => contactMessages.id, { onDelete: 'cascade' }),
  message_id: growingKey()
    .notNull()
    .references(() => messages.id, { onDelete: 'cascade' }),
  text: text().notNull(),
  answered_by: text().notNull(),
  created_on: instant(),
});

export const subscribers = pgTable('subscribers', {
  id: id(),
  email: text().notNull(),
  language: text({ enum: languages }).notNull(),
  created_on: instant(),
  left_on: maybeInstant(),
});

export const subscriberTokens = pgTable('subscriber_tokens', {
  token_hash: text().primaryKey(),
  purpose: text({ enum: ['confirm', 'leave'] }).notNull(),
  email: text().notNull(),
  language: text({ enum: languages }).notNull(),
  expires_on: instant(),
});
