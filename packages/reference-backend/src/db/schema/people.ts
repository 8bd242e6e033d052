import type { NotifyChoices } from '@udongo/sdk';
import { sql } from 'drizzle-orm';
import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { consentSources, languages, messageChannels, staffRoles } from '../../values.ts';
import { id, instant, maybeInstant } from './columns.ts';

export const counties = pgTable('counties', {
  id: id(),
  name: text().notNull(),
  search_name: text().notNull().generatedAlwaysAs(sql``),
});

export const users = pgTable('users', {
  id: id(),
  username: text().notNull(),
  email: text().notNull(),
  full_name: text().notNull(),
  password_hash: text().notNull().default(''),
  /** Null for farmers and agents. */
  staff_role: text({ enum: staffRoles }),
  is_active: boolean().notNull().default(true),
  phone_number: text().notNull().default(''),
  address: text().notNull().default(''),
  county_id: integer().references(() => counties.id),
  created_on: instant(),
  updated_on: instant(),
  search_text: text().notNull().generatedAlwaysAs(sql``),
  phone_verified_on: maybeInstant(),
  email_verified_on: maybeInstant(),
  language: text({ enum: languages }).notNull().default('en'),
  notify_by: text({ enum: messageChannels }).array().notNull().default(['email', 'sms']),
  notify_choices: jsonb().$type<NotifyChoices>().notNull().default({}),
  reminders_agreed_on: maybeInstant(),
  consent_version: date({ mode: 'string' }),
  consent_said_by: text({ enum: consentSources }),
  consent_on: maybeInstant(),
  consent_withdrawn_on: maybeInstant(),
});

export const tokens = pgTable('tokens', {
  token_hash: text().primaryKey(),
  id: integer().notNull().generatedByDefaultAsIdentity(),
  device: text().notNull().default(''),
  last_used_on: instant(),
  user_id: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  created_on: instant(),
  expires_on: instant(),
  proven_on: maybeInstant(),
});

export const secondFactors = pgTable('second_factors', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text().notNull(),
  started_on: instant(),
  confirmed_on: maybeInstant(),
  last_step: integer().notNull().default(0),
});

export const recoveryCodes = pgTable('recovery_codes', {
  code_hash: text().primaryKey(),
  user_id: integer()
    .notNull()
    .references(() => secondFactors.user_id, { onDelete: 'cascade' }),
});

export const phoneCodes = pgTable(
  'phone_codes',
  {
    phone_number: text().notNull(),
    purpose: text({ enum: ['password', 'phone'] }).notNull(),
    code_hash: text().notNull(),
    expires_on: instant(),
    tries_left: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.phone_number, table.purpose] })],
);

export const emailChanges = pgTable('email_changes', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  token_hash: text().notNull(),
  email: text().notNull(),
  expires_on: instant(),
});

export const passwordResets = pgTable('password_resets', {
  token_hash: text().primaryKey(),
  user_id: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expires_on: instant(),
  email: text(),
});

export const agents = pgTable('agents', {
  id: id(),
  user_id: integer()
    .notNull()
    .references(() => users.id),
  agrovet_name: text().notNull().default(''),
  is_agrovet: boolean().notNull().default(false),
});

export const farmers = pgTable('farmers', {
  id: id(),
  user_id: integer()
    .notNull()
    .references(() => users.id),
  referrer_id: integer().references(() => users.id),
});

export const biodataDownloads = pgTable('biodata_downloads', {
  id: id(),
  downloaded_on: instant(),
  downloaded_by_id: integer().notNull(),
  farmers: integer().notNull(),
  reason: text().notNull(),
});
