import type { Booking, BookingRequest } from '@udongo/sdk';
import { findNotTaken } from './findNotTaken.ts';

/** Paths of the fields that a stored booking has with another value than was sent; empty where it has the same content. */
export function bookingNotTaken(
  { farmer, uuid: _, ...request }: BookingRequest,
  stored: Partial<Booking>,
): string[] {
  // Which farmer somebody is who books for themselves, and the uuid, are the service's to say.
  return findNotTaken({ ...request, ...(farmer && { farmer }) }, stored);
}
