import type { BookingExtra } from '../values/index.ts';
import type { BookingFormParams } from './BookingFormProps.ts';

/** Gives the keys by which a request carries the values of a host's own fields; none unless the host asks for them. */
export function toExtraKeys(extra: BookingExtra | undefined, sendExtra: BookingFormParams['sendExtra']) {
  return typeof sendExtra === 'function' ? sendExtra(extra ?? {}) : sendExtra && extra && { extra };
}
