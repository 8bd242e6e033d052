import type { Booking } from '@udongo/sdk';
import { bookingLimits, farmingTypes, parseKenyanPhone, type TestTypeOption } from '@udongo/sdk/values';
import { isEmail } from '../../lib/isEmail.ts';
import { toDecimal } from '../../lib/toDecimal.ts';
import type { BookingTextKey } from './bookingTexts.ts';
import type { FarmerChoice } from './bookingValues.ts';
import * as z from './ruleLibrary.ts';

// zod compiles schemas with `new Function` if it can; a strict content security policy reports even the attempt.
z.config({ jitless: true });

/** The error message of a rule: a key of the catalogue. */
export type BookingRule = Exclude<
  Extract<BookingTextKey, `bookingErrors.${string}`>,
  'bookingErrors.summary' | 'bookingErrors.ofSample' | 'bookingErrors.ofField'
>;

export interface BookingRulesContext {
  /** Today in Nairobi, yyyy-mm-dd: the earliest date of a test. */
  today: string;
  /** The booking that is changed: its unchanged date, phone number and test stay valid, whatever they are. */
  booking?: Pick<Booking, 'soil_test_date' | 'phone_no' | 'test_type'> | undefined;
  /** The tests that can be booked. */
  testTypes: readonly TestTypeOption[];
}

/**
 * Creates the rules of a booking form, by the farmer's choice: 'yes' requires a farmer, the others a name and a phone number.
 * One message key per rule. Source: specification section 5 and the settled points of the design.
 */
export function createBookingSchema(context: BookingRulesContext) {
  const common = commonRules(context);
  const phone = z.string().check(
    rule('bookingErrors.phoneInvalid', (text) => {
      return text.trim() === '' || text === context.booking?.phone_no || parseKenyanPhone(text) !== null;
    }),
  );
  const forFarmer = z.object({
    ...common,
    farmer: z.number(key('bookingErrors.farmerRequired')),
    name: z.string(),
    phone_no: phone,
  });
  const forAnybody = z.object({
    ...common,
    farmer: z.nullable(z.number()),
    name: filled('bookingErrors.nameRequired'),
    phone_no: z.pipe(filled('bookingErrors.phoneRequired'), phone),
  });
  return { yes: forFarmer, no: forAnybody, auto: forAnybody } satisfies Record<FarmerChoice, unknown>;
}

function commonRules({ today, booking, testTypes }: BookingRulesContext) {
  return {
    farmerChoice: z.enum(['yes', 'no', 'auto']),
    email: z.string().check(rule('bookingErrors.emailInvalid', isEmailOrEmpty)),
    test_type: z
      .string()
      .check(
        rule(
          'bookingErrors.testTypeRequired',
          (text) => testTypes.some(({ value }) => value === text) || text === booking?.test_type,
        ),
      ),
    soil_test_date: z.pipe(
      z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, key('bookingErrors.testDateRequired'))),
      z
        .string()
        .check(rule('bookingErrors.testDatePast', (day) => day >= today || day === booking?.soil_test_date)),
    ),
    farming_type: z
      .string()
      .check(
        rule('bookingErrors.farmingTypeRequired', (value) =>
          farmingTypes.some((type) => type.value === value),
        ),
      ),
    crops: ids(bookingLimits.crops, 'bookingErrors.cropsLimit'),
    county: z.nullable(z.number()),
    address: z.string(),
    agent: z.nullable(z.number()),
    samples: z.array(sample),
    notes: z.string().check(z.maxLength(bookingLimits.notesLength, key('bookingErrors.notesLong'))),
    discount_code: z.string(),
    discount: z.string().check(rule('bookingErrors.discountInvalid', isAmountOrEmpty)),
    is_report_sent: z.boolean(),
  };
}

const sample = z.object({
  id: z.optional(z.number()),
  sample_location: filled('bookingErrors.locationRequired').check(
    z.maxLength(bookingLimits.sampleLocationLength, key('bookingErrors.locationLong')),
  ),
  sample_notes: filled('bookingErrors.notesRequired').check(
    z.maxLength(bookingLimits.notesLength, key('bookingErrors.notesLong')),
  ),
  soil_type: filled('bookingErrors.soilTypeRequired'),
  size_of_land: z.pipe(
    filled('bookingErrors.sizeRequired'),
    z.string().check(rule('bookingErrors.sizeInvalid', isSize)),
  ),
  main_crop: z.number(key('bookingErrors.mainCropRequired')),
  other_crops: ids(bookingLimits.otherCropsPerSample, 'bookingErrors.otherCropsLimit'),
});

function filled(message: BookingRule) {
  return z.string(message).check(rule(message, (text) => text.trim() !== ''));
}

function ids(limit: number, message: BookingRule) {
  return z.array(z.number()).check(z.maxLength(limit, message));
}

function rule(message: BookingRule, holds: (text: string) => boolean) {
  return z.refine<string>(holds, message);
}

/** Checks by its type that a message is a key of the catalogue. */
function key(message: BookingRule): BookingRule {
  return message;
}

function isEmailOrEmpty(text: string): boolean {
  return text.trim() === '' || isEmail(text.trim());
}

function isAmountOrEmpty(text: string): boolean {
  const decimal = toDecimal(text);
  return decimal === '' || /^\d{1,10}(\.\d{1,2})?$/.test(decimal);
}

function isSize(text: string): boolean {
  const decimal = toDecimal(text);
  return /^\d{0,8}(\.\d{1,2})?$/.test(decimal) && Number(decimal) >= bookingLimits.leastAcres;
}
