import type { Messages } from './createCatalogueTranslator.ts';
import { adminList } from './sw/adminList.ts';
import { adminListView } from './sw/adminListView.ts';
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
import { bookingStatus } from './sw/bookingStatus.ts';
import { bookingSummary } from './sw/bookingSummary.ts';
import { combobox } from './sw/combobox.ts';
import { common } from './sw/common.ts';
import { cropForm } from './sw/cropForm.ts';
import { cropName } from './sw/cropName.ts';
import { failure } from './sw/failure.ts';
import { farmerForm } from './sw/farmerForm.ts';
import { farmerPicker } from './sw/farmerPicker.ts';
import { farmingType } from './sw/farmingType.ts';
import { field } from './sw/field.ts';
import { login } from './sw/login.ts';
import { lookup } from './sw/lookup.ts';
import { merge } from './sw/merge.ts';
import { otherCropNameForm } from './sw/otherCropNameForm.ts';
import { pagination } from './sw/pagination.ts';
import { password } from './sw/password.ts';
import { payment } from './sw/payment.ts';
import { paymentPanel } from './sw/paymentPanel.ts';
import { recordFields } from './sw/recordFields.ts';
import { recordForm } from './sw/recordForm.ts';
import { sampleResults } from './sw/sampleResults.ts';
import { sensorPaste } from './sw/sensorPaste.ts';
import { sensorReading } from './sw/sensorReading.ts';
import { serverText } from './sw/serverText.ts';
import { soilSample } from './sw/soilSample.ts';
import { soilType } from './sw/soilType.ts';
import { soilTypeHelp } from './sw/soilTypeHelp.ts';
import { statusTimeline } from './sw/statusTimeline.ts';
import { support } from './sw/support.ts';
import { table } from './sw/table.ts';
import { testType } from './sw/testType.ts';
import { toaster } from './sw/toaster.ts';

/** The Kiswahili catalogue: complete, awaiting a native speaker's review. A group or key that is missing is a compile error. */
export const sw = {
  adminList,
  adminListView,
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
  bookingStatus,
  bookingSummary,
  combobox,
  common,
  cropForm,
  failure,
  farmerForm,
  cropName,
  farmerPicker,
  farmingType,
  field,
  login,
  otherCropNameForm,
  lookup,
  merge,
  pagination,
  password,
  payment,
  paymentPanel,
  recordForm,
  recordFields,
  sampleResults,
  sensorPaste,
  sensorReading,
  serverText,
  soilSample,
  soilType,
  soilTypeHelp,
  statusTimeline,
  support,
  table,
  testType,
  toaster,
} as const satisfies Messages;
