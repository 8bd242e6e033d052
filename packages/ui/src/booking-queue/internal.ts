/** Words of waiting bookings for the booking form, not for hosts. */
export { useWaitingWords } from './useWaitingWords.ts';
