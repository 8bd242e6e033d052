import { bookingLimits } from '@udongo/sdk/values';
import { pythonType } from '../../validation/drfMessages.ts';
import {
  boolean,
  choice,
  day,
  decimal,
  email,
  keys,
  line,
  nullableKey,
  phone,
  text,
  uuid,
} from '../../validation/fields.ts';
import type { Issue } from '../../validation/issues.ts';
import { isObject, notAnObject, type Reading, readFields, readObject } from '../../validation/readFields.ts';
import { farmingTypes, languages, testTypes } from '../../values.ts';
import { soilFields } from './soilFields.ts';

/** Lists have it as a heading. */
export const wardField = line({ max: 100 });

/**
 * Fields that a booking can have by itself; `resolveBooking` decides whether they fit together. `created_by` and `no_of_samples` are
 * not read.
 */
const bookingFields = {
  name: text({ max: 150 }).optional(),
  email: email().optional(),
  phone_no: phone().optional(),
  soil_test_date: day(),
  test_type: choice(testTypes),
  county: nullableKey().optional(),
  address: text({ max: 255 }).optional(),
  crops: keys({ max: bookingLimits.crops, tooMany: 'Select at most 3 crops.' }).optional(),
  notes: text({ max: bookingLimits.notesLength }).optional(),
  referrer_agent: nullableKey().optional(),
  agent: nullableKey().optional(),
  farming_type: choice(farmingTypes),
  discount: decimal({ digits: 12, above: 'below zero' }).optional(),
  discount_code: text({ max: 50 }).optional(),
  is_report_sent: boolean().optional(),
  farmer: nullableKey().optional(),
  uuid: uuid().optional(),
  language: choice(languages).optional(),
  consent_version: day().optional(),
  ward: wardField.optional(),
  share_results: boolean().optional(),
};

const sampleFields = { id: nullableKey().optional(), ...soilFields };

export type BookingValues = Reading<typeof bookingFields>['values'];
export type SampleValues = Reading<typeof sampleFields>['values'];

/** A booking as it was sent: all that could be read of it, and every issue. */
export interface BookingReading {
  values: BookingValues;
  /** Samples in the order they were sent; of a sample that could not be read, only its readable fields. */
  samples: SampleValues[];
  issues: Issue[];
}

/** One statement stores all samples; more parameters than this allows would be refused by the database. */
export const maximumSamples = 200;

/** Reads a booking's request. Errors: throws 400 only when the body is no object; issues are for the caller. */
export function readBooking(body: unknown): BookingReading {
  const raw = readObject(body);
  const { values, issues } = readFields(bookingFields, raw);
  const read = readSamples(raw.samples);
  return { values, samples: read.samples, issues: [...issues, ...read.issues] };
}

function readSamples(raw: unknown): { samples: SampleValues[]; issues: Issue[] } {
  const refuse = (message: string, ...path: string[]) => ({
    samples: [],
    issues: [{ path: ['samples', ...path], message }],
  });
  if (raw === undefined) return refuse('This field is required.');
  if (raw === null) return refuse('This field may not be null.');
  if (!Array.isArray(raw)) {
    return refuse(`Expected a list of items but got type "${pythonType(raw)}".`, 'non_field_errors');
  }
  if (raw.length === 0) return refuse('This list may not be empty.', 'non_field_errors');
  if (raw.length > maximumSamples) {
    return refuse(`Ensure this field has no more than ${maximumSamples} elements.`, 'non_field_errors');
  }
  const readings = raw.map(readSample);
  return {
    samples: readings.map(({ values }) => values),
    issues: readings.flatMap(({ issues }, index) =>
      issues.map(({ path, message }) => ({ path: ['samples', index, ...path], message })),
    ),
  };
}

function readSample(raw: unknown): Reading<typeof sampleFields> {
  if (isObject(raw)) return readFields(sampleFields, raw);
  if (raw === null) return { values: {}, issues: [{ path: [], message: 'This field may not be null.' }] };
  return { values: {}, issues: [{ path: ['non_field_errors'], message: notAnObject(raw) }] };
}
