import type { Booking, BookingStatus, Role } from '@udongo/sdk';
import { amountDue, netAmount, toNumber } from '@udongo/sdk/values';

/** The text that says where a booking stands. */
export function statusKeyOf<Status extends BookingStatus>(status: Status) {
  return `status.${status}` as const;
}

/** KES before and after the discount; `discount` is 0 without one. */
export function amountsOf(booking: Pick<Booking, 'no_of_samples' | 'test_type' | 'discount'>) {
  const due = amountDue(booking.no_of_samples, booking.test_type);
  const discount = toNumber(booking.discount) ?? 0;
  return { due, discount, net: netAmount(due, discount) };
}

type Progress = Pick<Booking, 'status'> & Partial<Pick<Booking, 'samples'>>;

/**
 * Whether the booking can be changed: anybody's own until the test has begun, by an administrator always. A list does not load
 * the samples: whether one has readings shows on the booking's page.
 */
export function mayChange({ status, samples = [] }: Progress, role: Role | undefined): boolean {
  if (role === 'administrator') return true;
  const isBooked = status === undefined || status === 'booked';
  return isBooked && !samples.some(({ has_readings }) => has_readings);
}

/** Whether the booking may be deleted: as long as it may be changed; one that is paid or has its report by nobody. */
export function mayDelete(booking: Progress & Pick<Booking, 'paid'>, role: Role | undefined): boolean {
  return mayChange(booking, role) && booking.paid !== true && booking.status !== 'report_ready';
}
