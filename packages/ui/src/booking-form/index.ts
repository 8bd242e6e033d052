export { type DraftStorage, localDraftStorage } from '../lib/draftStorage.ts';
export type { BookingsPort } from '../lib/sendBooking.ts';
export { BookingForm, type BookingFormProps } from './BookingForm.tsx';
export type { BookingFormApi, BookingFormParams } from './BookingFormProps.ts';
export type { BookingFormSlots, BookingFormState } from './bookingFormSlots.ts';
export type { BookingListsPort } from './bookingLists.ts';
export type { BookingFormValues, BookingUser, FarmerChoice, SampleValues } from './bookingValues.ts';
export { type BookingFormController, type BookingRole, useBookingForm } from './useBookingForm.ts';
