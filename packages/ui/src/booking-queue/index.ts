export type {
  BookingQueue,
  PressedBooking,
  PressResult,
  QueuedBooking,
  QueueProblem,
  QueueSnapshot,
  WaitingBooking,
} from './BookingQueue.ts';
export { type BookingQueueOptions, createBookingQueue } from './createBookingQueue.ts';
export type { QueueStorage } from './queueRecords.ts';
export { useBookingQueue, useQueueSending } from './useBookingQueue.ts';
export type {
  WaitingAction,
  WaitingButtonProps,
  WaitingForm,
  WaitingRow,
  WaitingWords,
} from './useWaitingWords.ts';
