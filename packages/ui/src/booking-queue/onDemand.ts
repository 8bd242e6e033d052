/** The parts of a booking form that show its queue, as one module to be fetched on demand. */
export { ClearDetails } from './ClearDetails.tsx';
export { isSaved } from './isSaved.ts';
export { WaitingBookings } from './WaitingBookings.tsx';
