import type { Booking, DiscountCheck } from '@udongo/sdk';
import type { BookingsPort } from '../../lib/sendBooking.ts';

/** What a server said of a code. */
export interface DiscountAnswer {
  question: DiscountCheck | null;
  /** KES; undefined where it takes nothing off, or nobody could say. */
  amount?: string;
  isRefused?: boolean;
}

export interface DiscountState {
  /** Undefined where the server can't be asked. */
  ask: BookingsPort['checkDiscount'] | undefined;
  /** The booking that is changed; null for a new one. */
  booking: Booking | null;
  answer: DiscountAnswer | null;
  onAnswer: (answer: DiscountAnswer) => void;
}
