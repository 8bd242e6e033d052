export { BookingErrors } from './BookingErrors.tsx';
export type { BookingFormController } from './BookingFormController.ts';
export type { BookingFormApi, BookingFormParams } from './BookingFormProps.ts';
export { DraftOffer } from './DraftOffer.tsx';
export { useBookingForm } from './useBookingForm.ts';
export type { AskBack } from './useBookingSubmit.ts';
export { useSendNotice } from './useSendNotice.tsx';
export { ClearSection, WaitingSection } from './WaitingSection.tsx';
