import { adminList } from './en/adminList.ts';
import { adminListView } from './en/adminListView.ts';
import { booking } from './en/booking.ts';
import { bookingAskBack } from './en/bookingAskBack.ts';
import { bookingDiscount } from './en/bookingDiscount.ts';
import { bookingDone } from './en/bookingDone.ts';
import { bookingDraft } from './en/bookingDraft.ts';
import { bookingErrors } from './en/bookingErrors.ts';
import { bookingLocation } from './en/bookingLocation.ts';
import { bookingQuestion } from './en/bookingQuestion.ts';
import { bookingQueue } from './en/bookingQueue.ts';
import { bookingSample } from './en/bookingSample.ts';
import { bookingShare } from './en/bookingShare.ts';
import { bookingSignedIn } from './en/bookingSignedIn.ts';
import { bookingStatus } from './en/bookingStatus.ts';
import { bookingSummary } from './en/bookingSummary.ts';
import { combobox } from './en/combobox.ts';
import { common } from './en/common.ts';
import { cropForm } from './en/cropForm.ts';
import { cropName } from './en/cropName.ts';
import { failure } from './en/failure.ts';
import { farmerForm } from './en/farmerForm.ts';
import { farmerPicker } from './en/farmerPicker.ts';
import { farmingType } from './en/farmingType.ts';
import { field } from './en/field.ts';
import { login } from './en/login.ts';
import { lookup } from './en/lookup.ts';
import { merge } from './en/merge.ts';
import { otherCropNameForm } from './en/otherCropNameForm.ts';
import { pagination } from './en/pagination.ts';
import { password } from './en/password.ts';
import { payment } from './en/payment.ts';
import { paymentPanel } from './en/paymentPanel.ts';
import { recordFields } from './en/recordFields.ts';
import { recordForm } from './en/recordForm.ts';
import { sampleResults } from './en/sampleResults.ts';
import { sensorPaste } from './en/sensorPaste.ts';
import { sensorReading } from './en/sensorReading.ts';
import { serverText } from './en/serverText.ts';
import { soilSample } from './en/soilSample.ts';
import { soilType } from './en/soilType.ts';
import { soilTypeHelp } from './en/soilTypeHelp.ts';
import { statusTimeline } from './en/statusTimeline.ts';
import { support } from './en/support.ts';
import { table } from './en/table.ts';
import { testType } from './en/testType.ts';
import { toaster } from './en/toaster.ts';

/** The English catalogue, the source of every key. One file per component in `en/`. */
export const en = {
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
} as const;
