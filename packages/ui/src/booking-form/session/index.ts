export type { BookingController, ConfirmUnusualValues, WaitingActions } from './BookingController.ts';
export { BookingErrors } from './BookingErrors.tsx';
export type {
  AmountDue,
  BookingFeatures,
  BookingShareProps,
  FieldName,
} from './BookingFeatures.ts';
export type {
  BookingFormApi,
  BookingFormCommon,
  BookingFormMode,
  BookingFormParams,
} from './BookingFormProps.ts';
export { type BookingLinks, BookingRootContext, useBookingRoot } from './BookingRootContext.ts';
export { listDraftKeys } from './bookingDraft.ts';
export { DraftOffer } from './DraftOffer.tsx';
export { isFinished } from './isFinished.ts';
export { useBookingController } from './useBookingController.ts';
export { useFarmerChoice } from './useFarmerChoice.ts';
export type { SampleRows } from './useSampleRows.ts';
export { type NoticeText, useSendNotice } from './useSendNotice.ts';
export { nothingWaits, useWaitingItems, type WaitingSource } from './useWaitingItems.ts';
export { ClearSection, WaitingSection } from './WaitingSection.tsx';
