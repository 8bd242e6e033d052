import type { Booking, BookingStatus, Role } from '@udongo/sdk';
import { amountDue, netAmount, toNumber } from '@udongo/sdk/values';

/** How people call a booking: its code, or its number where a service gives none. */
export function codeOf({ code, id }: { code?: string | undefined; id: number }): string {
  return code ?? `#${id}`;
}

/** The text that says where a booking stands. */
export function statusKeyOf<Status extends BookingStatus>(status: Status) {
  return status === 'canceled' ? 'status.canceledStep' : (`status.${status}` as const);
}

/** KES before and after the discount; `discount` is 0 without one. */
export function amountsOf(booking: Pick<Booking, 'no_of_samples' | 'test_type' | 'discount'>) {
  const due = amountDue(booking.no_of_samples, booking.test_type);
  const discount = toNumber(booking.discount) ?? 0;
  return { due, discount, net: netAmount(due, discount) };
}

/** Whether the booking may be changed: anybody's own until the test has begun, by an administrator always. */
export function mayChange({ status }: Pick<Booking, 'status'>, role: Role | undefined): boolean {
  return role === 'administrator' || status === undefined || status === 'booked';
}

/** Whether the booking may be deleted: as long as it may be changed; a paid one by nobody, administrators included. */
export function mayDelete(booking: Pick<Booking, 'status' | 'paid'>, role: Role | undefined): boolean {
  return mayChange(booking, role) && booking.paid !== true;
}
