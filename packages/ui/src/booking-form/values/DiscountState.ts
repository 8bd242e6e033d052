import type { Booking, DiscountCheck } from '@udongo/sdk';
import type { BookingsPort } from '../../lib/sendBooking.ts';

/** A server's answer about a discount code. */
export interface DiscountAnswer {
  question: DiscountCheck | null;
  /** KES; undefined if the code takes nothing off, or that is unknown. */
  amount?: string;
  isRefused?: boolean;
}

export interface DiscountState {
  /** Undefined if the server has no such operation. */
  ask: BookingsPort['checkDiscount'] | undefined;
  /** The booking that is changed; null for a new one. */
  booking: Booking | null;
  answer: DiscountAnswer | null;
  onAnswer: (answer: DiscountAnswer) => void;
}
