import type { Booking, BookingRequest } from '@udongo/sdk';
import { findNotTaken } from './findNotTaken.ts';

/**
 * Paths of the fields whose value in a stored booking differs from the one that was sent; empty if the
 * content is the same.
 */
export function bookingNotTaken(
  { farmer, uuid: _, ...request }: BookingRequest,
  stored: Partial<Booking>,
): string[] {
  // The service decides the uuid, and which farmer a person is who books for themselves.
  return findNotTaken({ ...request, ...(farmer && { farmer }) }, stored);
}
