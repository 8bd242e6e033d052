export { BookingConfirmation } from './BookingConfirmation.tsx';
export { type BookedBooking, type BookingConfirmationProps, Confirmation } from './Confirmation.tsx';
export { LateBookingShare } from './LateBookingShare.tsx';
