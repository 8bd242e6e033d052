export { type BookingFields, BookingFieldsContext, useBookingFields } from './BookingFieldsContext.ts';
export { BoundField } from './BoundField.tsx';
export {
  type BookingDraft,
  draftKey,
  listDraftKeys,
  readDraft,
  slotsOf,
  writeDraft,
} from './bookingDraft.ts';
export { type ErrorLine, listErrorLines, placeServerErrors } from './bookingErrorLines.ts';
export { type BookingPath, fieldLabels, readPath } from './bookingFields.ts';
export type { BookingFormSlots, BookingFormState } from './bookingFormSlots.ts';
export type { BookingListsPort } from './bookingLists.ts';
export { type BookingRole, isShown, readRole } from './bookingRole.ts';
export { readTestTypes } from './bookingTestTypes.ts';
export { type BookingTextKey, type BookingTranslate, bookingTexts } from './bookingTexts.ts';
export { type BookingUser, isAgent, toBookingUser } from './bookingUser.ts';
export {
  type BookingFormValues,
  bookingToValues,
  emptySample,
  type FarmerChoice,
  type FarmerValues,
  farmerToValues,
  type SampleValues,
  toOwnChoice,
} from './bookingValues.ts';
export type { DiscountAnswer, DiscountState } from './DiscountState.ts';
export { findWithdrawn } from './findWithdrawn.ts';
export { type BookingForm, useFieldArray, useForm } from './formLibrary.ts';
export { useFieldValue, useFormOutcome } from './formValues.ts';
export { DateQuestion, SizeQuestion } from './Question.tsx';
export { CropsField, RecordField } from './RecordField.tsx';
export { readChosenNames } from './readChosenNames.ts';
export { type BookingRequestContext, toBookingRequest } from './toBookingRequest.ts';
export { isFar, isLarge } from './unusual.ts';
export { useBookingLists } from './useBookingLists.ts';
export { useBookingValues } from './useBookingValues.ts';
export { useRecordName } from './useRecordName.ts';
