import type { ControlLimits, ControlReadings, DuplicateReadings } from '@udongo/sdk';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import {
  limitedReadings,
  rejectedReasons,
  sampleConditions,
  savedReadingsKinds,
  soilTypes,
} from '../../values.ts';
import { bookings } from './bookings.ts';
import { growingId, id, instant, maybeInstant } from './columns.ts';
import { crops } from './crops.ts';
import { agents, counties, users } from './people.ts';

/** Readings below the limit of their method: their number is that limit. */
const belowLimit = () => text({ enum: limitedReadings }).array().notNull().default([]);

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
  below_limit: belowLimit(),
  search_text: text().notNull().generatedAlwaysAs(sql``),
  number: integer().notNull(),
  rejected_reason: text({ enum: rejectedReasons }),
  rejected_note: text().notNull().default(''),
  rejected_on: maybeInstant(),
  rejected_by_id: integer().references(() => users.id, { onDelete: 'set null' }),
  received_on: maybeInstant(),
  repeat_asked_on: maybeInstant(),
  place_id: integer().references(() => places.id, { onDelete: 'set null' }),
});

export const sampleReadingsHistory = pgTable('sample_readings_history', {
  id: growingId(),
  sample_id: integer().notNull(),
  nitrogen: doublePrecision().notNull(),
  phosphorus: doublePrecision().notNull(),
  potassium: doublePrecision().notNull(),
  moisture: doublePrecision().notNull(),
  temperature: doublePrecision().notNull(),
  pH: doublePrecision('ph').notNull(),
  conductivity: doublePrecision().notNull(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  below_limit: belowLimit(),
  saved_on: instant(),
  saved_by_id: integer(),
  /** Null for readings of before this was kept. */
  kind: text({ enum: savedReadingsKinds }),
  reason: text().notNull().default(''),
  device_id: integer(),
  device_name: text().notNull().default(''),
  device_serial_number: text().notNull().default(''),
  calibration_overdue: boolean().notNull().default(false),
});

export const sampleEvents = pgTable('sample_events', {
  id: growingId(),
  sample_id: integer().notNull(),
  kind: text({ enum: ['received', 'repeat_asked', 'rejected', 'rejection_undone'] }).notNull(),
  happened_on: instant(),
  by_id: integer(),
  handed_over_by: text().notNull().default(''),
  place: text().notNull().default(''),
  condition: text({ enum: sampleConditions }).notNull().default(''),
  bag: text().notNull().default(''),
  note: text().notNull().default(''),
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
  last_seen_on: maybeInstant(),
  notes: text().notNull().default(''),
});

export const deviceCalibrations = pgTable('device_calibrations', {
  id: id(),
  device_id: integer().notNull(),
  calibrated_on: date().notNull(),
  standard: text().notNull(),
  result: text().notNull(),
  has_passed: boolean().notNull(),
  recorded_on: instant(),
  recorded_by_id: integer(),
});

export const controlSoils = pgTable('control_soils', {
  id: id(),
  name: text().notNull(),
  limits: jsonb().$type<ControlLimits>().notNull(),
  is_active: boolean().notNull().default(true),
});

export const controlMeasurements = pgTable('control_measurements', {
  id: id(),
  control_soil_id: integer()
    .notNull()
    .references(() => controlSoils.id),
  readings: jsonb().$type<ControlReadings>().notNull(),
  measured_on: instant(),
  measured_by_id: integer(),
  device_id: integer().notNull(),
  device_name: text().notNull(),
  device_serial_number: text().notNull(),
});

export const sampleDuplicates = pgTable('sample_duplicates', {
  id: id(),
  sample_id: integer().notNull(),
  readings: jsonb().$type<DuplicateReadings>().notNull(),
  below_limit: belowLimit(),
  measured_on: instant(),
  measured_by_id: integer(),
  device_id: integer(),
  device_name: text().notNull().default(''),
  device_serial_number: text().notNull().default(''),
});

export const verificationComments = pgTable('verification_comments', {
  id: id(),
  booking_id: integer().notNull(),
  comment: text().notNull(),
  commented_on: instant(),
  commented_by_id: integer(),
});

export const analyses = pgTable('analyses', {
  id: id(),
  code: text().notNull(),
  name: text().notNull(),
  name_sw: text().notNull().default(''),
  unit: text().notNull().default(''),
  method: text().notNull().default(''),
  decimals: integer().notNull(),
  minimum: doublePrecision().notNull(),
  maximum: doublePrecision().notNull(),
  is_active: boolean().notNull().default(true),
  is_microbial: boolean().notNull().default(false),
});

export const sampleAnalyses = pgTable('sample_analyses', {
  id: id(),
  sample_id: integer().notNull(),
  analysis_id: integer()
    .notNull()
    .references(() => analyses.id),
  value: doublePrecision(),
  below_limit: boolean().notNull().default(false),
  unit: text().notNull(),
  method: text().notNull(),
  laboratory: text().notNull().default(''),
  file_name: text().notNull().default(''),
  saved_on: instant(),
  saved_by_id: integer(),
});

/** Published medians of verified results. */
export const soilCells = pgTable(
  'soil_cells',
  {
    year: integer().notNull(),
    county_id: integer()
      .notNull()
      .references(() => counties.id, { onDelete: 'cascade' }),
    crop_id: integer()
      .notNull()
      .references(() => crops.id, { onDelete: 'cascade' }),
    farms: integer().notNull(),
    samples: integer().notNull(),
    pH: doublePrecision('ph').notNull(),
    nitrogen: doublePrecision().notNull(),
    phosphorus: doublePrecision().notNull(),
    potassium: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.year, table.county_id, table.crop_id] })],
);
