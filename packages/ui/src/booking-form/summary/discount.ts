import type { DiscountCheck } from '@udongo/sdk';
import { formatKes, netAmount } from '@udongo/sdk/values';
import { toDecimal } from '../../lib/toDecimal.ts';
import { useMessages } from '../../provider/index.ts';
import type { AmountDue, BookingController } from '../session/index.ts';
import {
  type BookingForm,
  bookingTexts,
  type DiscountState,
  useFieldValue,
  useFormOutcome,
} from '../values/index.ts';

/** Gives the discount check for the typed code (null if there is none), and its result when it arrives. */
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

/** Gives the discount that the booking would be stored with, in KES; '0' until the check of its code is answered. */
function useDiscount(form: BookingForm, state: DiscountState, givesDiscount: boolean): string {
  const typed = useFieldValue(form, 'discount');
  const { discount_code, question, answer } = useDiscountQuestion(form, state);
  const { booking } = state;
  if (question) return answer?.amount ?? '0';
  if (discount_code === '' && givesDiscount) return typed;
  return booking && discount_code === booking.discount_code ? booking.discount : '0';
}

/** Gives the lines and the total after the discount of an amount in KES; null without a discount. */
export function useDiscountLines({ form, discount, role }: BookingController, due: number): AmountDue | null {
  const t = useMessages(bookingTexts);
  const amount = netAmount(due, toDecimal(useDiscount(form, discount, role.givesDiscount)));
  if (amount === due) return null;
  const line = (label: string, value: string) => ({ label, value });
  return {
    lines: [
      line(t('bookingSummary.total'), formatKes(due)),
      line(t('bookingSummary.discount'), `− ${formatKes(due - amount)}`),
    ],
    total: line(t('bookingSummary.afterDiscount'), formatKes(amount)),
    amount,
  };
}
