import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  bookingStatuses,
  consentSources,
  farmingTypes,
  languages,
  moveStatuses,
  sharingSources,
  statusCauses,
  testTypes,
} from '../../values.ts';
import { growingId, id, instant, maybeInstant } from './columns.ts';
import { crops } from './crops.ts';
import { agents, counties, farmers, users } from './people.ts';

export const discounts = pgTable('discounts', {
  id: id(),
  code: text().notNull(),
  percentage: numeric({ precision: 5, scale: 2 }).notNull(),
  active: boolean().notNull().default(true),
  valid_until: date({ mode: 'string' }),
  test_types: text({ enum: testTypes }).array().notNull().default([]),
  valid_from: date({ mode: 'string' }),
  max_uses: integer(),
  max_uses_per_person: integer(),
});

export const discountUses = pgTable('discount_uses', {
  booking_id: integer().primaryKey(),
  discount_id: integer().notNull(),
  phone_no: text().notNull(),
});

export const bookingUuids = pgTable('booking_uuids', {
  uuid: uuid().primaryKey(),
  content_hash: text().notNull(),
  created_on: instant(),
});

export const bookings = pgTable('bookings', {
  id: id(),
  code: text().notNull().default(sql`('UD-' || nextval('booking_codes'))`),
  uuid: uuid()
    .notNull()
    .references(() => bookingUuids.uuid),
  status: text({ enum: bookingStatuses }).notNull().default('booked'),
  created_by_id: integer().references(() => users.id),
  farmer_id: integer().references(() => farmers.id),
  agent_id: integer().references(() => agents.id),
  referrer_agent_id: integer().references(() => users.id),
  referrer_verified: boolean().notNull().default(false),
  name: text().notNull(),
  email: text().notNull().default(''),
  phone_no: text().notNull(),
  county_id: integer().references(() => counties.id),
  address: text().notNull().default(''),
  soil_test_date: date({ mode: 'string' }).notNull(),
  test_type: text({ enum: testTypes }).notNull(),
  farming_type: text({ enum: farmingTypes }).notNull(),
  notes: text().notNull().default(''),
  discount: numeric({ precision: 12, scale: 2 }).notNull().default('0'),
  discount_code: text().notNull().default(''),
  /** Share that the code gave when it was taken, in hundredths of a percent; null without one. */
  discount_share: integer(),
  is_report_sent: boolean().notNull().default(false),
  paid: boolean().notNull().default(false),
  amount_paid: numeric({ precision: 12, scale: 2 }).notNull().default('0'),
  amount_credited: numeric({ precision: 12, scale: 2 }).notNull().default('0'),
  amount_overpaid: numeric({ precision: 12, scale: 2 }).notNull().default('0'),
  earlier_refunds: integer().notNull().default(0),
  earlier_credit: integer().notNull().default(0),
  /** Set with the status `canceled`, for its money. The laboratory goes by the status. */
  canceled: boolean().notNull().default(false),
  created_on: instant(),
  updated_on: instant(),
  search_text: text().notNull().generatedAlwaysAs(sql``),
  last_sample_number: integer().notNull().default(0),
  promised_from: date({ mode: 'string' }).notNull(),
  due_on: date({ mode: 'string' }).notNull().default('infinity'),
  results_changed_on: maybeInstant(),
  language: text({ enum: languages }),
  shared_with: integer().array().notNull().default([]),
  collector_id: integer().references(() => users.id),
  partner_key_id: integer().references((): AnyPgColumn => partnerKeys.id, { onDelete: 'set null' }),
  partner_key_name: text(),
  consent_version: date({ mode: 'string' }),
  consent_said_by: text({ enum: consentSources }),
  ward: text().notNull().default(''),
});

export const bookingMoves = pgTable('booking_moves', {
  id: id(),
  booking_id: integer().notNull(),
  status: text({ enum: moveStatuses }).notNull(),
  from_date: date({ mode: 'string' }).notNull(),
  asked_date: date({ mode: 'string' }).notNull(),
  new_date: date({ mode: 'string' }),
  reason: text().notNull().default(''),
  note: text().notNull().default(''),
  created_on: instant(),
  created_by_id: integer(),
  decided_on: maybeInstant(),
  decided_by_id: integer(),
});

export const bookingStatusChanges = pgTable('booking_status_changes', {
  id: growingId(),
  booking_id: integer().notNull(),
  from_status: text({ enum: bookingStatuses }),
  status: text({ enum: bookingStatuses }).notNull(),
  note: text().notNull().default(''),
  cause: text({ enum: statusCauses }).notNull(),
  is_skipped: boolean().notNull().default(false),
  changed_on: instant(),
  changed_by_id: integer(),
});

export const sharingChanges = pgTable('sharing_changes', {
  id: id(),
  booking_id: integer().notNull(),
  share_results: boolean().notNull(),
  said_by: text({ enum: sharingSources }).notNull(),
  changed_on: instant(),
  changed_by_id: integer(),
});

export const bookingCrops = pgTable(
  'booking_crops',
  {
    booking_id: integer()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    crop_id: integer()
      .notNull()
      .references(() => crops.id),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.booking_id, table.crop_id] })],
);

export const partnerKeys = pgTable('partner_keys', {
  id: id(),
  name: text().notNull(),
  key: text().notNull(),
  agent_id: integer().references(() => agents.id),
  referrer_agent_id: integer().references(() => users.id),
  allowed_origins: text().array().notNull().default([]),
  is_active: boolean().notNull().default(true),
  created_on: instant(),
  last_used_on: maybeInstant(),
});

export const formerPartnerKeys = pgTable('former_partner_keys', {
  key: text().primaryKey(),
  partner_key_id: integer()
    .notNull()
    .references(() => partnerKeys.id, { onDelete: 'cascade' }),
  expires_on: instant(),
});
