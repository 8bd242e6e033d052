import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { languages } from '../../values.ts';
import { id, instant } from './columns.ts';

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
});
