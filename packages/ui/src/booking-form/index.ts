export { type DraftStorage, localDraftStorage } from '../lib/draftStorage.ts';
export type { BookingsPort } from '../lib/sendBooking.ts';
export {
  type BookedBooking,
  BookingConfirmation,
  type BookingConfirmationProps,
} from './BookingConfirmation.tsx';
export { BookingForm, type BookingFormProps } from './BookingForm.tsx';
export type { BookingFormController } from './BookingFormController.ts';
export type { BookingFormApi, BookingFormParams } from './BookingFormProps.ts';
export { listDraftKeys } from './bookingDraft.ts';
export type { BookingFormSlots, BookingFormState } from './bookingFormSlots.ts';
export type { BookingListsPort } from './bookingLists.ts';
export type { BookingRole } from './bookingRole.ts';
export { type BookingUser, toBookingUser } from './bookingUser.ts';
export {
  type BookingFormValues,
  type FarmerChoice,
  farmerToValues,
  type SampleValues,
} from './bookingValues.ts';
export { useBookingForm } from './useBookingForm.ts';
