export { type DraftStorage, localDraftStorage } from '../lib/draftStorage.ts';
export type { BookingsPort } from '../lib/sendBooking.ts';
export { BookingForm, type BookingFormProps } from './BookingForm.tsx';
export {
  type BookedBooking,
  BookingConfirmation,
  type BookingConfirmationProps,
} from './confirmation/index.ts';
export type { BookingFormApi, BookingFormController, BookingFormParams } from './session/index.ts';
export { useBookingForm } from './session/index.ts';
export type { BookingFormSlots, BookingFormState, BookingListsPort, BookingRole } from './values/index.ts';
export {
  type BookingFormValues,
  type BookingUser,
  type FarmerChoice,
  farmerToValues,
  listDraftKeys,
  type SampleValues,
  toBookingUser,
} from './values/index.ts';
