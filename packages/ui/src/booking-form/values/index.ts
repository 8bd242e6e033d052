export {
  type BookingFields,
  BookingFieldsContext,
  useBookingFields,
} from './BookingFieldsContext.ts';
export { BoundField, type FieldOptions, TextField } from './BoundField.tsx';
export { type ErrorLine, errorText, listErrorLines, placeServerErrors } from './bookingErrorLines.ts';
export {
  type BookingField,
  type BookingPath,
  bookingFields,
  type ExtraPath,
  isSampleField,
  readField,
  readPath,
  type SampleField,
  sampleFields,
} from './bookingFields.ts';
export type { BookingFormSlots, BookingFormState } from './bookingFormSlots.ts';
export type { BookingLists, BookingListsPort, RecordKind } from './bookingLists.ts';
export { type BookingRole, isRequired, isShown, readRole } from './bookingRole.ts';
export { readTestTypes } from './bookingTestTypes.ts';
export { type BookingTextKey, type BookingTranslate, bookingTexts, sayText } from './bookingTexts.ts';
export { type BookingUser, isAgent, isForOthers, isUpdate, toBookingUser } from './bookingUser.ts';
export {
  type BookingExtra,
  type BookingExtraField,
  type BookingExtraFields,
  type BookingFormValues,
  bookingToValues,
  emptySample,
  type FarmerChoice,
  type FarmerValues,
  farmerToValues,
  newBookingValues,
  type SampleValues,
  toOwnChoice,
} from './bookingValues.ts';
export type { DiscountState } from './DiscountState.ts';
export { findWithdrawn } from './findWithdrawn.ts';
export { type BookingForm, useFieldArray, useForm } from './formLibrary.ts';
export { useErrorLines, useFieldError, useFieldValue, useFormOutcome } from './formValues.ts';
export { DateQuestion, SizeQuestion } from './Question.tsx';
export { CropsField, RecordField } from './RecordField.tsx';
export { readChosenNames } from './readChosenNames.ts';
export { toBookingRequest } from './toBookingRequest.ts';
export { isFar, isLarge } from './unusual.ts';
export { useBookingLists } from './useBookingLists.ts';
export { useBookingValues } from './useBookingValues.ts';
export { useRecordName } from './useRecordName.ts';
