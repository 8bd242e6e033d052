import type { MessageOverrides } from './createCatalogueTranslator.ts';
import { booking } from './sw/booking.ts';
import { bookingAskBack } from './sw/bookingAskBack.ts';
import { bookingDiscount } from './sw/bookingDiscount.ts';
import { bookingDone } from './sw/bookingDone.ts';
import { bookingDraft } from './sw/bookingDraft.ts';
import { bookingErrors } from './sw/bookingErrors.ts';
import { bookingLocation } from './sw/bookingLocation.ts';
import { bookingQuestion } from './sw/bookingQuestion.ts';
import { bookingQueue } from './sw/bookingQueue.ts';
import { bookingSample } from './sw/bookingSample.ts';
import { bookingShare } from './sw/bookingShare.ts';
import { bookingSignedIn } from './sw/bookingSignedIn.ts';
import { bookingSummary } from './sw/bookingSummary.ts';
import { combobox } from './sw/combobox.ts';
import { common } from './sw/common.ts';
import { cropName } from './sw/cropName.ts';
import { farmerPicker } from './sw/farmerPicker.ts';
import { farmingType } from './sw/farmingType.ts';
import { field } from './sw/field.ts';
import { lookup } from './sw/lookup.ts';
import { serverText } from './sw/serverText.ts';
import { soilType } from './sw/soilType.ts';
import { soilTypeHelp } from './sw/soilTypeHelp.ts';
import { support } from './sw/support.ts';
import { table } from './sw/table.ts';
import { testType } from './sw/testType.ts';
import { toaster } from './sw/toaster.ts';

/**
 * The part of `sw` for the booking form, its dialogs and its notifications: for pages that show nothing else.
 */
export const swBookingForm = {
  booking,
  bookingAskBack,
  bookingDiscount,
  bookingDone,
  bookingDraft,
  bookingErrors,
  bookingLocation,
  bookingQuestion,
  bookingQueue,
  bookingSample,
  bookingShare,
  bookingSignedIn,
  bookingSummary,
  combobox,
  common,
  cropName,
  farmerPicker,
  farmingType,
  field,
  lookup,
  serverText,
  soilType,
  soilTypeHelp,
  support,
  table,
  testType,
  toaster,
} satisfies MessageOverrides;
