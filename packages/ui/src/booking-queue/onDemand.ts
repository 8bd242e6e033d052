/** The parts of a booking form that show its queue, as one module to be fetched on demand. */
export { ClearDetails } from './ClearDetails.tsx';
export { keepsWork } from './keepsWork.ts';
export { WaitingBookings } from './WaitingBookings.tsx';
