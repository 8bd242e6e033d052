export { type DraftStorage, localDraftStorage } from '../lib/draftStorage.ts';
export type { BookingsPort } from '../lib/sendBooking.ts';
export { BookingForm, type BookingFormProps } from './BookingForm.tsx';
export {
  type BookedBooking,
  BookingConfirmation,
  type BookingConfirmationProps,
} from './confirmation/index.ts';
export {
  type BookingFormApi,
  type BookingFormController,
  type BookingFormParams,
  listDraftKeys,
  useBookingForm,
} from './session/index.ts';
export type { BookingFormSlots, BookingFormState, BookingListsPort, BookingRole } from './values/index.ts';
export {
  type BookingFormValues,
  type BookingUser,
  type FarmerChoice,
  farmerToValues,
  type SampleValues,
  toBookingUser,
} from './values/index.ts';
