import type { Settings, TestType } from '@udongo/sdk';
import type { Db } from '../../db/Database.ts';
import { settings } from '../../db/schema.ts';
import { boolean, decimal, email, phone, picture, text, wholeNumber } from '../../validation/fields.ts';
import { toInstant } from './toInstant.ts';

const days = () => wholeNumber({ minimum: 0, maximum: 60 }).optional();

export const settingsFields = {
  support_name: text({ max: 100 }).optional(),
  support_phone_no: phone().optional(),
  days_to_collect: days(),
  days_to_receive: days(),
  days_to_analyse: days(),
  days_to_verify: days(),
  days_to_report: days(),
  allow_self_verification: boolean().optional(),
  offers_basic_test: boolean().optional(),
  offers_complete_test: boolean().optional(),
  offers_microbial_test: boolean().optional(),
  letterhead_name: text({ max: 100 }).optional(),
  letterhead_contacts: text({ max: 200 }).optional(),
  letterhead_logo: picture({ max: 60_000 }).optional(),
  commission_percentage: decimal({ digits: 5, above: 'below zero', maximum: 100 }).optional(),
  business_name: text({ max: 100 }).optional(),
  business_details: text({ max: 300 }).optional(),
  business_kra_pin: text({ max: 11 })
    .transform((pin) => pin.toUpperCase())
    .refine(
      (pin) => pin === '' || pin.length > 11 || /^[AP]\d{9}[A-Z]$/.test(pin),
      'Enter a KRA PIN, such as P051234567X.',
    )
    .optional(),
  tax_lines: text({ max: 300 }).optional(),
  sms_price: decimal({ digits: 5, above: 'below zero', maximum: 100 }).optional(),
  support_email: email().optional(),
  days_between_calibrations: wholeNumber({ minimum: 0, maximum: 1000 }).optional(),
  asks_for_controls: boolean().optional(),
  duplicates_one_in: wholeNumber({ minimum: 0, maximum: 1000 }).optional(),
  paybill: text({ max: 10 })
    // The limit above already refuses a number that is too long.
    .refine(
      (number) => number.length > 10 || /^(?:\d{5,7})?$/.test(number),
      'Enter a business number of 5 to 7 digits.',
    )
    .optional(),
};

const columns = {
  support_name: settings.support_name,
  support_phone_no: settings.support_phone_no,
  days_to_collect: settings.days_to_collect,
  days_to_receive: settings.days_to_receive,
  days_to_analyse: settings.days_to_analyse,
  days_to_verify: settings.days_to_verify,
  days_to_report: settings.days_to_report,
  allow_self_verification: settings.allow_self_verification,
  self_verification_asked_on: settings.self_verification_asked_on,
  offers_basic_test: settings.offers_basic_test,
  offers_complete_test: settings.offers_complete_test,
  offers_microbial_test: settings.offers_microbial_test,
  letterhead_name: settings.letterhead_name,
  letterhead_contacts: settings.letterhead_contacts,
  letterhead_logo: settings.letterhead_logo,
  commission_percentage: settings.commission_percentage,
  business_name: settings.business_name,
  business_details: settings.business_details,
  business_kra_pin: settings.business_kra_pin,
  tax_lines: settings.tax_lines,
  paybill: settings.paybill,
  sms_price: settings.sms_price,
  support_email: settings.support_email,
  days_between_calibrations: settings.days_between_calibrations,
  asks_for_controls: settings.asks_for_controls,
  duplicates_one_in: settings.duplicates_one_in,
};

/** The settings that somebody changes. */
export type SettingsChange = Partial<
  Omit<Settings, 'self_verification_asked_on' | 'message_channels' | 'version'>
>;

/** The settings as they are stored. */
export type StoredSettings = Required<Omit<Settings, 'version' | 'message_channels'>>;

/** The settings of a database in which nobody has set any; the columns have the same defaults. */
export const defaultSettings: StoredSettings = {
  support_name: '',
  support_phone_no: '',
  days_to_collect: 0,
  days_to_receive: 2,
  days_to_analyse: 3,
  days_to_verify: 1,
  days_to_report: 1,
  allow_self_verification: false,
  self_verification_asked_on: null,
  offers_basic_test: true,
  offers_complete_test: true,
  offers_microbial_test: true,
  letterhead_name: '',
  letterhead_contacts: '',
  letterhead_logo: '',
  commission_percentage: '10.00',
  business_name: '',
  business_details: '',
  business_kra_pin: '',
  tax_lines: '',
  paybill: '',
  sms_price: '0.80',
  support_email: '',
  days_between_calibrations: 180,
  asks_for_controls: false,
  duplicates_one_in: 0,
};

const offers = {
  'basic-macro-nutrients-analysis': 'offers_basic_test',
  'complete-soil-analysis': 'offers_complete_test',
  'microbial-analysis': 'offers_microbial_test',
} as const satisfies Record<TestType, keyof Settings>;

/** The settings that a booking follows. */
export type BookingSettings = Pick<StoredSettings, keyof typeof followedByBookings>;

const followedByBookings = {
  days_to_collect: columns.days_to_collect,
  days_to_receive: columns.days_to_receive,
  days_to_analyse: columns.days_to_analyse,
  days_to_verify: columns.days_to_verify,
  days_to_report: columns.days_to_report,
  offers_basic_test: columns.offers_basic_test,
  offers_complete_test: columns.offers_complete_test,
  offers_microbial_test: columns.offers_microbial_test,
};

/** The settings that a booking follows, without the others: one of them is a picture. */
export async function readBookingSettings(db: Db): Promise<BookingSettings> {
  const [row] = await db.select(followedByBookings).from(settings);
  return row ?? defaultSettings;
}

/** Whether a test can be booked now. */
export function isOffered(stored: BookingSettings, testType: TestType): boolean {
  return stored[offers[testType]];
}

/** The settings as they are now; every text is '' until somebody sets it. */
export async function readSettings(db: Db): Promise<StoredSettings> {
  const [row] = await db.select(columns).from(settings);
  if (!row) return defaultSettings;
  const asked = row.self_verification_asked_on;
  return { ...row, self_verification_asked_on: asked && toInstant(asked) };
}

/** Stores the settings of a database that has none yet. */
export async function storeFirstSettings(db: Db, first: SettingsChange): Promise<void> {
  await db.insert(settings).values(first).onConflictDoNothing();
}
