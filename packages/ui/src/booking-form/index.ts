export { type DraftStorage, localDraftStorage } from '../lib/draftStorage.ts';
export type { BookingsPort } from '../lib/sendBooking.ts';
export { BookingForm, type BookingFormProps } from './BookingForm.tsx';
export type {
  BookingActionProps,
  BookingControlPath,
  BookingControlProps,
  BookingControlTarget,
  BookingExtraPath,
  BookingFieldPath,
  BookingFocusTarget,
  BookingFormAction,
  BookingFormController,
  BookingOption,
} from './BookingFormController.ts';
export type { BookingFormRootProps } from './BookingRoot.tsx';
export {
  type BookedBooking,
  BookingConfirmation,
  type BookingConfirmationProps,
} from './confirmation/index.ts';
export type { BookingFormFieldProps, SectionProps as BookingFormSectionProps } from './fields/index.ts';
export type {
  BookingFormApi,
  BookingFormCommon,
  BookingFormMode,
  BookingFormParams,
} from './session/index.ts';
export { useBookingForm, useBookingFormContext } from './useBookingForm.ts';
export { useBookingMerge } from './useBookingMerge.ts';
export type { BookingFormSlots, BookingFormState, BookingListsPort, BookingRole } from './values/index.ts';
export {
  type BookingExtra,
  type BookingExtraField,
  type BookingExtraFields,
  type BookingFormValues,
  type BookingUser,
  type FarmerChoice,
  farmerToValues,
  type SampleValues,
  toBookingUser,
} from './values/index.ts';
