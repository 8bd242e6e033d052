import { booking } from '../../messages/en/booking.ts';
import { bookingDone } from '../../messages/en/bookingDone.ts';
import { bookingDraft } from '../../messages/en/bookingDraft.ts';
import { bookingErrors } from '../../messages/en/bookingErrors.ts';
import { bookingSample } from '../../messages/en/bookingSample.ts';
import { bookingSignedIn } from '../../messages/en/bookingSignedIn.ts';
import { bookingSummary } from '../../messages/en/bookingSummary.ts';
import { common } from '../../messages/en/common.ts';
import { cropName } from '../../messages/en/cropName.ts';
import { farmingType } from '../../messages/en/farmingType.ts';
import { field } from '../../messages/en/field.ts';
import { lookup } from '../../messages/en/lookup.ts';
import { soilType } from '../../messages/en/soilType.ts';
import { testType } from '../../messages/en/testType.ts';
import type { KeyOf, TranslateOf } from '../../messages/index.ts';

/** The texts of a booking form. */
export const bookingTexts = {
  booking,
  bookingDone,
  bookingDraft,
  bookingErrors,
  bookingSample,
  bookingSignedIn,
  bookingSummary,
  common,
  cropName,
  farmingType,
  field,
  lookup,
  soilType,
  testType,
};

export type BookingTextKey = KeyOf<typeof bookingTexts>;

export type BookingTranslate = TranslateOf<typeof bookingTexts>;

/** Translates a text without placeholders, which the type of a key from a table can't show. */
export function sayText(t: BookingTranslate, key: BookingTextKey): string {
  return (t as (key: BookingTextKey) => string)(key);
}
