import { sql } from 'drizzle-orm';
import { boolean, date, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  commissionStatuses,
  documentKinds,
  paymentMethods,
  paymentProviders,
  paymentReasons,
  paymentStatuses,
  refundCauses,
  refundStatuses,
  sandboxPromptStates,
  type testTypes,
} from '../../values.ts';
import { growingId, id, instant, maybeInstant } from './columns.ts';

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
  is_linked: boolean().notNull().default(false),
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
  reference: text().notNull().default(''),
  amount_refunded: numeric({ precision: 12, scale: 2 }).notNull().default('0'),
});

export const receiptNumbers = pgTable('receipt_numbers', {
  number: text().primaryKey(),
  payment_id: integer(),
});

export const unreadableNotifications = pgTable('unreadable_notifications', {
  id: id(),
  provider: text({ enum: paymentProviders }).notNull(),
  body: text().notNull(),
  received_on: instant(),
});

export const receiptRefunds = pgTable('receipt_refunds', {
  event_key: text().primaryKey(),
  provider: text({ enum: paymentProviders }).notNull(),
  reference: text().notNull(),
  amount: numeric({ precision: 12, scale: 2 }).notNull(),
  happened_on: instant(),
});

export const reconciliations = pgTable(
  'reconciliations',
  {
    date: date({ mode: 'string' }).notNull(),
    provider: text({ enum: paymentProviders }).notNull(),
    is_complete: boolean().notNull(),
    differences: integer().notNull(),
    provider_total: numeric({ precision: 12, scale: 2 }).notNull(),
    books_total: numeric({ precision: 12, scale: 2 }).notNull(),
    checked_on: instant(),
  },
  (table) => [primaryKey({ columns: [table.date, table.provider] })],
);

/** Kinds of events that a provider or a person can report of a payment. */
export const eventKinds = [
  'paid',
  'reported',
  'failed',
  'canceled',
  'refunded',
  'accepted',
  'undone',
] as const;

export const paymentEvents = pgTable('payment_events', {
  id: growingId(),
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

export const refunds = pgTable('refunds', {
  id: id(),
  booking_id: integer().notNull(),
  status: text({ enum: refundStatuses }).notNull().default('requested'),
  cause: text({ enum: refundCauses }).notNull(),
  amount: integer().notNull(),
  amount_withheld: integer().notNull().default(0),
  amount_refunded: integer().notNull().default(0),
  is_current: boolean().notNull().default(true),
  reason: text().notNull().default(''),
  note: text().notNull().default(''),
  refund_number: text().notNull().default(''),
  created_on: instant(),
  created_by_id: integer(),
  decided_on: maybeInstant(),
  decided_by_id: integer(),
  paid_back_on: maybeInstant(),
});

export const ledgerPostings = pgTable('ledger_postings', {
  id: growingId(),
  event_key: text().notNull(),
  source: text().notNull(),
  destination: text().notNull(),
  amount: integer().notNull(),
  posted_on: instant(),
  booking_id: integer(),
  payment_id: integer(),
  commission_id: integer(),
  posted_by_id: integer(),
  receipt_id: integer().generatedAlwaysAs(sql``),
});

/** Facts that a document keeps from the moment in which it was issued. */
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

export const moneyDifferences = pgTable('money_differences', {
  booking_id: integer().primaryKey(),
  found_on: instant(),
  note: text().notNull(),
});

export const moneyChecks = pgTable('money_checks', {
  id: integer().primaryKey().default(1),
  checked_up_to: integer().notNull(),
});

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
