import type { Report } from '@udongo/sdk';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  bookingStatuses,
  commissionStatuses,
  documentKinds,
  farmingTypes,
  inputProducts,
  languages,
  messageChannels,
  messageKinds,
  messageStatuses,
  notificationKinds,
  paymentMethods,
  paymentProviders,
  paymentReasons,
  paymentStatuses,
  rejectedReasons,
  sandboxPromptStates,
  sendChannels,
  sendOutcomes,
  soilTypes,
  statusCauses,
  testTypes,
} from '../values.ts';

/**
 * The tables as queries see them. `migrations/` makes them; indexes, checks and sequences stand there alone, and a test
 * compares both.
 */

const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
const instant = () => timestamp({ withTimezone: true, mode: 'date' }).notNull();
const bound = () => numeric({ precision: 8, scale: 2 }).notNull();

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
  is_superuser: boolean().notNull().default(false),
  is_active: boolean().notNull().default(true),
  phone_number: text().notNull().default(''),
  address: text().notNull().default(''),
  county_id: integer().references(() => counties.id),
  created_on: instant(),
  updated_on: instant(),
  search_text: text().notNull().generatedAlwaysAs(sql``),
  phone_verified_on: timestamp({ withTimezone: true, mode: 'date' }),
  language: text({ enum: languages }).notNull().default('en'),
  notify_by: text({ enum: messageChannels }).array().notNull().default(['email', 'sms']),
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

export const messages = pgTable('messages', {
  id: id(),
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
});

export const emailChanges = pgTable('email_changes', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  token_hash: text().notNull(),
  email: text().notNull(),
  expires_on: instant(),
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

export const crops = pgTable('crops', {
  id: id(),
  name: text().notNull(),
  public: boolean().notNull().default(true),
  n_low: bound(),
  n_high: bound(),
  p_low: bound(),
  p_high: bound(),
  k_low: bound(),
  k_high: bound(),
  ph_low: bound(),
  ph_high: bound(),
  ec_low: bound(),
  ec_high: bound(),
  humidity_low: bound(),
  humidity_high: bound(),
  temp_low: bound(),
  temp_high: bound(),
});

export const otherCropNames = pgTable('other_crop_names', {
  id: id(),
  crop_id: integer()
    .notNull()
    .references(() => crops.id),
  county_id: integer()
    .notNull()
    .references(() => counties.id),
  name: text().notNull(),
  created_on: instant(),
  updated_on: instant(),
});

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
  is_report_sent: boolean().notNull().default(false),
  paid: boolean().notNull().default(false),
  amount_paid: numeric({ precision: 12, scale: 2 }).notNull().default('0'),
  amount_credited: numeric({ precision: 12, scale: 2 }).notNull().default('0'),
  amount_overpaid: numeric({ precision: 12, scale: 2 }).notNull().default('0'),
  canceled: boolean().notNull().default(false),
  created_on: instant(),
  updated_on: instant(),
  search_text: text().notNull().generatedAlwaysAs(sql``),
  last_sample_number: integer().notNull().default(0),
  promised_from: date({ mode: 'string' }).notNull(),
  due_on: date({ mode: 'string' }).notNull().default('infinity'),
  measure_order: integer().notNull().generatedAlwaysAs(sql``),
  results_changed_on: timestamp({ withTimezone: true, mode: 'date' }),
});

export const bookingStatusChanges = pgTable('booking_status_changes', {
  id: id(),
  booking_id: integer().notNull(),
  from_status: text({ enum: bookingStatuses }),
  status: text({ enum: bookingStatuses }).notNull(),
  note: text().notNull().default(''),
  cause: text({ enum: statusCauses }).notNull(),
  is_skipped: boolean().notNull().default(false),
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

/** Names nothing but that its samples are of one place. */
export const places = pgTable('places', { id: id() });

export const samples = pgTable('samples', {
  id: id(),
  booking_id: integer()
    .notNull()
    .references(() => bookings.id, { onDelete: 'cascade' }),
  position: integer().notNull(),
  sample_location: text().notNull(),
  sample_notes: text().notNull(),
  soil_type: text({ enum: soilTypes }).notNull(),
  size_of_land: numeric({ precision: 8, scale: 2 }).notNull(),
  main_crop_id: integer()
    .notNull()
    .references(() => crops.id),
  nitrogen: doublePrecision(),
  phosphorus: doublePrecision(),
  potassium: doublePrecision(),
  moisture: doublePrecision(),
  temperature: doublePrecision(),
  pH: doublePrecision('ph'),
  conductivity: doublePrecision(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  search_text: text().notNull().generatedAlwaysAs(sql``),
  number: integer().notNull(),
  rejected_reason: text({ enum: rejectedReasons }),
  rejected_note: text().notNull().default(''),
  rejected_on: timestamp({ withTimezone: true, mode: 'date' }),
  rejected_by_id: integer().references(() => users.id, { onDelete: 'set null' }),
  place_id: integer().references(() => places.id, { onDelete: 'set null' }),
});

export const sampleReadingsHistory = pgTable('sample_readings_history', {
  id: id(),
  sample_id: integer().notNull(),
  nitrogen: doublePrecision().notNull(),
  phosphorus: doublePrecision().notNull(),
  potassium: doublePrecision().notNull(),
  moisture: doublePrecision().notNull(),
  temperature: doublePrecision().notNull(),
  pH: doublePrecision('ph').notNull(),
  conductivity: doublePrecision().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  saved_on: instant(),
  saved_by_id: integer(),
});

export const readingComments = pgTable('reading_comments', {
  id: id(),
  sample_id: integer().notNull(),
  reading: text().notNull(),
  value: doublePrecision().notNull(),
  comment: text().notNull(),
  commented_on: instant(),
  commented_by_id: integer(),
});

export const sampleOtherCrops = pgTable(
  'sample_other_crops',
  {
    sample_id: integer()
      .notNull()
      .references(() => samples.id, { onDelete: 'cascade' }),
    crop_id: integer()
      .notNull()
      .references(() => crops.id),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sample_id, table.crop_id] })],
);

export const devices = pgTable('devices', {
  id: id(),
  serial_number: text().notNull(),
  name: text().notNull(),
  agent_id: integer().references(() => agents.id),
  is_active: boolean().notNull().default(true),
  last_seen_on: timestamp({ withTimezone: true, mode: 'date' }),
  notes: text().notNull().default(''),
});

export const partnerKeys = pgTable('partner_keys', {
  id: id(),
  name: text().notNull(),
  key: text().notNull(),
  agent_id: integer().references(() => agents.id),
  referrer_agent_id: integer().references(() => users.id),
  allowed_origins: text().array().notNull().default([]),
  is_active: boolean().notNull().default(true),
  created_on: instant(),
  last_used_on: timestamp({ withTimezone: true, mode: 'date' }),
});

export const formerPartnerKeys = pgTable('former_partner_keys', {
  key: text().primaryKey(),
  partner_key_id: integer()
    .notNull()
    .references(() => partnerKeys.id, { onDelete: 'cascade' }),
  expires_on: instant(),
});

/** What a report keeps of the moment in which it was generated. */
export type Snapshot = Required<
  Pick<Report, 'results' | 'ph_advice' | 'fertiliser_advice' | 'disclaimer' | 'facts' | 'letterhead'>
>;

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
  revoked_on: timestamp({ withTimezone: true, mode: 'date' }),
  sent_on: timestamp({ withTimezone: true, mode: 'date' }),
  explained_on: timestamp({ withTimezone: true, mode: 'date' }),
  explained_by_id: integer().references(() => users.id, { onDelete: 'set null' }),
});

export const reportSends = pgTable('report_sends', {
  id: id(),
  report_id: integer().notNull(),
  channel: text({ enum: sendChannels }).notNull(),
  outcome: text({ enum: sendOutcomes }).notNull(),
  sent_on: instant(),
  sent_by_id: integer(),
});

export const inputPrices = pgTable('input_prices', {
  id: id(),
  product: text({ enum: inputProducts }).notNull(),
  price_per_bag: numeric({ precision: 12, scale: 2 }).notNull(),
  as_of: date({ mode: 'string' }).notNull(),
});

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

export const notifications = pgTable('notifications', {
  id: id(),
  user_id: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  kind: text({ enum: notificationKinds }).notNull(),
  title: text().notNull(),
  message: text().notNull(),
  title_sw: text().notNull(),
  message_sw: text().notNull(),
  booking_id: integer().references(() => bookings.id, { onDelete: 'set null' }),
  is_read: boolean().notNull().default(false),
  created_on: instant(),
});

export const settings = pgTable('settings', {
  id: integer().primaryKey().default(1),
  support_name: text().notNull().default(''),
  support_phone_no: text().notNull().default(''),
  updated_on: timestamp({ withTimezone: true, mode: 'date' }),
  updated_by_id: integer().references(() => users.id, { onDelete: 'set null' }),
  days_to_collect: integer().notNull().default(0),
  days_to_receive: integer().notNull().default(2),
  days_to_analyse: integer().notNull().default(3),
  days_to_verify: integer().notNull().default(1),
  days_to_report: integer().notNull().default(1),
  allow_self_verification: boolean().notNull().default(false),
  letterhead_name: text().notNull().default(''),
  letterhead_contacts: text().notNull().default(''),
  letterhead_logo: text().notNull().default(''),
  commission_percentage: numeric({ precision: 5, scale: 2 }).notNull().default('10'),
  business_name: text().notNull().default(''),
  business_details: text().notNull().default(''),
  business_kra_pin: text().notNull().default(''),
  tax_lines: text().notNull().default(''),
  paybill: text().notNull().default(''),
});

export const biodataDownloads = pgTable('biodata_downloads', {
  id: id(),
  downloaded_on: instant(),
  downloaded_by_id: integer().notNull(),
  farmers: integer().notNull(),
  reason: text().notNull(),
});

export const rowCountChanges = pgTable('row_count_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  table_name: text().notNull(),
  change: bigint({ mode: 'number' }).notNull(),
});

export const passwordResets = pgTable('password_resets', {
  token_hash: text().primaryKey(),
  user_id: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expires_on: instant(),
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

const maybeInstant = () => timestamp({ withTimezone: true, mode: 'date' });

export const payments = pgTable('payments', {
  id: id(),
  booking_id: integer().notNull(),
  reference: text().notNull(),
  amount: integer().notNull(),
  method: text({ enum: paymentMethods }).notNull(),
  provider: text({ enum: paymentProviders }).notNull(),
  is_sandbox: boolean().notNull().default(false),
  phone_number: text().notNull().default(''),
  status: text({ enum: paymentStatuses }).notNull().default('pending'),
  reason: text({ enum: paymentReasons }),
  provider_reference: text().notNull().default(''),
  token_hash: text(),
  authorization_url: text(),
  is_superseded: boolean().notNull().default(false),
  receipt_number: text().notNull().default(''),
  amount_received: integer(),
  amount_refunded: integer().notNull().default(0),
  prompted_on: instant(),
  ask_on: maybeInstant(),
  times_asked: integer().notNull().default(0),
  paid_on: maybeInstant(),
  created_on: instant(),
  created_by_id: integer(),
  note: text().notNull().default(''),
  search_text: text().notNull().generatedAlwaysAs(sql``),
});

export const receipts = pgTable('receipts', {
  id: id(),
  provider: text({ enum: paymentProviders }).notNull(),
  receipt_number: text().notNull(),
  amount: numeric({ precision: 12, scale: 2 }).notNull(),
  currency: text().notNull(),
  phone_hint: text().notNull().default(''),
  account_number: text().notNull().default(''),
  received_on: instant(),
  payment_id: integer(),
});

/** What can be said of a payment. */
export const eventKinds = ['paid', 'reported', 'failed', 'canceled', 'refunded', 'accepted'] as const;

export const paymentEvents = pgTable('payment_events', {
  id: id(),
  payment_id: integer().notNull(),
  event_key: text().notNull(),
  kind: text({ enum: eventKinds }).notNull(),
  reason: text({ enum: paymentReasons }),
  amount: numeric({ precision: 12, scale: 2 }),
  currency: text().notNull().default('KES'),
  fee: numeric({ precision: 12, scale: 2 }).notNull().default('0'),
  receipt_number: text().notNull().default(''),
  happened_on: instant(),
});

export const ledgerPostings = pgTable('ledger_postings', {
  id: id(),
  event_key: text().notNull(),
  source: text().notNull(),
  destination: text().notNull(),
  amount: integer().notNull(),
  posted_on: instant(),
  booking_id: integer(),
  payment_id: integer(),
  commission_id: integer(),
  posted_by_id: integer(),
});

/** What a document keeps of the moment in which it was issued. */
export interface DocumentSnapshot {
  business: { name: string; details: string; kra_pin: string; tax_lines: string; logo: string };
  customer: { name: string; phone_no: string };
  booking_code: string;
  test_type: (typeof testTypes)[number];
  samples: number;
  gross: number;
  discount: number;
  discount_code: string;
  payment?: { method: (typeof paymentMethods)[number]; receipt_number: string; is_sandbox: boolean };
}

export const paymentDocuments = pgTable('payment_documents', {
  id: id(),
  kind: text({ enum: documentKinds }).notNull(),
  number: text().notNull(),
  issued_for: text().notNull(),
  booking_id: integer().notNull(),
  payment_id: integer(),
  amount: integer().notNull(),
  snapshot: jsonb().$type<DocumentSnapshot>().notNull(),
  created_on: instant(),
});

export const documentCounters = pgTable(
  'document_counters',
  {
    kind: text({ enum: documentKinds }).notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
);

export const commissionRates = pgTable('commission_rates', {
  id: id(),
  agent_id: integer(),
  percentage: numeric({ precision: 5, scale: 2 }),
  since: instant(),
  set_by_id: integer(),
});

export const commissionBatches = pgTable('commission_batches', {
  id: id(),
  method: text({ enum: paymentMethods }).notNull(),
  reference: text().notNull(),
  created_on: instant(),
  created_by_id: integer(),
});

export const commissions = pgTable('commissions', {
  id: id(),
  agent_id: integer().notNull(),
  booking_id: integer().notNull(),
  amount: integer().notNull(),
  percentage: numeric({ precision: 5, scale: 2 }).notNull(),
  status: text({ enum: commissionStatuses }).notNull().default('earned'),
  phone_number: text().notNull().default(''),
  created_on: instant(),
  collected_on: maybeInstant(),
  collected_by_id: integer(),
  disbursed_on: maybeInstant(),
  disbursed_by_id: integer(),
  batch_id: integer(),
  takes_back_id: integer(),
});

export const jobs = pgTable('jobs', {
  name: text().primaryKey(),
  every_seconds: integer().notNull(),
  next_run_on: instant(),
  claimed_until: maybeInstant(),
  last_run_on: maybeInstant(),
  last_success_on: maybeInstant(),
  last_failure_on: maybeInstant(),
  last_failure: text().notNull().default(''),
});

export const sandboxPrompts = pgTable('sandbox_prompts', {
  reference: text().primaryKey(),
  amount: integer().notNull(),
  method: text({ enum: paymentMethods }).notNull(),
  phone_number: text().notNull(),
  return_url: text(),
  state: text({ enum: sandboxPromptStates }).notNull().default('waiting'),
  paid_amount: integer(),
  receipt_number: text().notNull().default(''),
  refunds: jsonb().$type<{ id: string; amount: number }[]>().notNull().default([]),
  tell_on: maybeInstant(),
  created_on: instant(),
  answered_on: maybeInstant(),
});

export const sandboxSecret = pgTable('sandbox_secret', {
  id: integer().primaryKey().default(1),
  secret: text().notNull(),
});
