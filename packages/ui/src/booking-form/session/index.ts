export { BookingErrors } from './BookingErrors.tsx';
export type { BookingFormController, ConfirmUnusualValues } from './BookingFormController.ts';
export type { BookingFormApi, BookingFormParams } from './BookingFormProps.ts';
export { listDraftKeys } from './bookingDraft.ts';
export { DraftOffer } from './DraftOffer.tsx';
export { useBookingForm } from './useBookingForm.ts';
export { useSendNotice } from './useSendNotice.tsx';
export { ClearSection, WaitingSection } from './WaitingSection.tsx';
