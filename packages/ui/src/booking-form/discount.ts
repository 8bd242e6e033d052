import type { Booking, DiscountCheck } from '@udongo/sdk';
import type { BookingsPort } from '../lib/sendBooking.ts';
import type { BookingForm } from './formLibrary.ts';
import { useFieldValue, useFormOutcome } from './formValues.ts';

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

/** What there is to ask about the code that is typed, null for nothing; and the answer, once it is there. */
export function useDiscountQuestion(form: BookingForm, { booking, answer }: DiscountState) {
  const discount_code = useFieldValue(form, 'discount_code').trim().toUpperCase();
  const test_type = useFieldValue(form, 'test_type');
  const no_of_samples = useFormOutcome(form, ({ samples }) => samples.length);
  const isStored = discount_code === booking?.discount_code && no_of_samples === booking.no_of_samples;
  const question =
    discount_code && test_type && no_of_samples && !isStored
      ? ({
          discount_code,
          test_type,
          no_of_samples,
          ...(booking && { booking: booking.id }),
        } as DiscountCheck)
      : null;
  const isAnswered = JSON.stringify(answer?.question) === JSON.stringify(question);
  return { discount_code, question, answer: isAnswered ? answer : null };
}

/** The discount that the booking would be stored with, in KES as far as it is known. */
export function useDiscount(form: BookingForm, state: DiscountState, givesDiscount: boolean): string {
  const typed = useFieldValue(form, 'discount');
  const { discount_code, question, answer } = useDiscountQuestion(form, state);
  const { booking } = state;
  if (question) return answer?.amount ?? '0';
  if (discount_code === '' && givesDiscount) return typed;
  return booking && discount_code === booking.discount_code ? booking.discount : '0';
}
