export {
  type BookedBooking,
  BookingConfirmation,
  type BookingConfirmationProps,
} from './BookingConfirmation.tsx';
