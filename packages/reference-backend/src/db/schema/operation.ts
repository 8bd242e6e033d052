import { bigint, boolean, date, integer, numeric, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { growingId, instant, maybeInstant } from './columns.ts';
import { users } from './people.ts';

export const settings = pgTable('settings', {
  id: integer().primaryKey().default(1),
  support_name: text().notNull().default(''),
  support_phone_no: text().notNull().default(''),
  updated_on: maybeInstant(),
  updated_by_id: integer().references(() => users.id, { onDelete: 'set null' }),
  days_to_collect: integer().notNull().default(0),
  days_to_receive: integer().notNull().default(2),
  days_to_analyse: integer().notNull().default(3),
  days_to_verify: integer().notNull().default(1),
  days_to_report: integer().notNull().default(1),
  allow_self_verification: boolean().notNull().default(false),
  self_verification_asked_by_id: integer().references(() => users.id, { onDelete: 'set null' }),
  self_verification_asked_on: maybeInstant(),
  offers_basic_test: boolean().notNull().default(true),
  offers_complete_test: boolean().notNull().default(true),
  offers_microbial_test: boolean().notNull().default(true),
  letterhead_name: text().notNull().default(''),
  letterhead_contacts: text().notNull().default(''),
  letterhead_logo: text().notNull().default(''),
  commission_percentage: numeric({ precision: 5, scale: 2 }).notNull().default('10'),
  business_name: text().notNull().default(''),
  business_details: text().notNull().default(''),
  business_kra_pin: text().notNull().default(''),
  tax_lines: text().notNull().default(''),
  paybill: text().notNull().default(''),
  sms_price: numeric({ precision: 5, scale: 2 }).notNull().default('0.80'),
  support_email: text().notNull().default(''),
  days_between_calibrations: integer().notNull().default(180),
  asks_for_controls: boolean().notNull().default(false),
  duplicates_one_in: integer().notNull().default(0),
});

export const rowCountChanges = pgTable('row_count_changes', {
  id: growingId(),
  table_name: text().notNull(),
  change: bigint({ mode: 'number' }).notNull(),
});

export const smallLists = pgTable('small_lists', {
  id: integer().primaryKey().default(1),
  changes: bigint({ mode: 'number' }).notNull(),
});

export const healthChecks = pgTable('health_checks', {
  id: integer().primaryKey(),
  checked_on: instant(),
});

export const throttleCounters = pgTable('throttle_counters', {
  key: text().primaryKey(),
  count: integer().notNull(),
  expires_on: instant(),
});

export const keptAnswers = pgTable('kept_answers', {
  /** Digest of the caller and the key. */
  key: text().primaryKey(),
  /** Digest of the request and the key. */
  request: text().notNull(),
  /** 0 until the transaction of the write has its answer. */
  status: smallint().notNull().default(0),
  content_type: text().notNull().default(''),
  /** Null for an answer that is too long to keep. */
  body: text(),
  made_on: instant(),
});

export const jobs = pgTable('jobs', {
  name: text().primaryKey(),
  every_seconds: integer().notNull(),
  next_run_on: instant(),
  claimed_until: maybeInstant(),
  claim_token: uuid(),
  last_run_on: maybeInstant(),
  last_success_on: maybeInstant(),
  last_failure_on: maybeInstant(),
  last_failure: text().notNull().default(''),
  failures: integer().notNull().default(0),
});

const counts = () => ({
  statistic: text().notNull(),
  rollup: smallint().notNull(),
  day: date({ mode: 'string' }).notNull(),
  status: text(),
  payment: text(),
  test_type: text(),
  county: text(),
  soil_type: text(),
  main_crop: text(),
  method: text(),
  agent: text(),
  count: integer().notNull(),
  amount: numeric({ precision: 14, scale: 2 }).notNull(),
});
export const dayCounts = pgTable('day_counts', counts());
/** Counts of the days of a month; its day is the first. */
export const monthCounts = pgTable('month_counts', counts());

/** Days that have to be counted again. */
export const changedDays = pgTable('changed_days', {
  id: growingId(),
  day: date({ mode: 'string' }).notNull(),
});

export const dayCountsVersion = pgTable('day_counts_version', { version: text().primaryKey() });
