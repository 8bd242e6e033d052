import type { Booking, BookingStatus, Role } from '@udongo/sdk';
import { amountDue, netAmount, toNumber } from '@udongo/sdk/values';
import { isStaff, mayCall } from './mayCall.ts';

/** Gives the key of the text for a booking's status. */
export function statusKeyOf<Status extends BookingStatus>(status: Status) {
  return `status.${status}` as const;
}

/** KES before and after the discount; `discount` is 0 without one. */
export function amountsOf(booking: Pick<Booking, 'no_of_samples' | 'test_type' | 'discount'>) {
  const due = amountDue(booking.no_of_samples, booking.test_type);
  const discount = toNumber(booking.discount) ?? 0;
  return { due, discount, net: netAmount(due, discount) };
}

type Progress = Pick<Booking, 'status' | 'may_change' | 'may_delete'> & Partial<Pick<Booking, 'samples'>>;

/** Whether the booking can be changed: as the service says, else anybody's own until the test has begun. */
export function mayChange(booking: Progress, role: Role | undefined): boolean {
  if (isStaff(role)) return mayCall(role, 'bookings.update');
  return booking.may_change !== false && !hasBegun(booking);
}

/** The text for somebody who can't change the booking. */
export function lockedKeyOf(booking: Progress) {
  if (booking.status === 'canceled') return 'booking.lockedCanceled';
  return hasBegun(booking) ? 'booking.locked' : 'booking.onlyServed';
}

/** A list does not load the samples: whether one has readings shows on the booking's page. */
function hasBegun({ status, samples = [] }: Progress): boolean {
  const isBooked = status === undefined || status === 'booked';
  return !isBooked || samples.some(({ has_readings }) => has_readings);
}

/** Whether the booking may be deleted: as the service says, else as long as it may be changed and is neither paid nor has its report. */
export function mayDelete(booking: Progress & Pick<Booking, 'paid'>, role: Role | undefined): boolean {
  if (booking.may_delete === false) return false;
  return mayChange(booking, role) && booking.paid !== true && booking.status !== 'report_ready';
}
