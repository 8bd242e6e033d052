import { formatKes } from '@udongo/sdk/values';
import { useEffect } from 'react';
import { readFieldErrors } from '../../lib/errors.ts';
import { useEvent } from '../../lib/useEvent.ts';
import { bookingDiscount } from '../../messages/en/bookingDiscount.ts';
import { useMessages } from '../../provider/index.ts';
import type { BookingForm, DiscountState } from '../values/index.ts';
import { useDiscountQuestion } from './discount.ts';

const texts = { bookingDiscount };

/** The pause after the last key before a code is checked. */
const askAfterMs = 500;

/** Checks the typed code if the server can, and gives its result as a hint; '' without a code or before the answer. */
export function useDiscountHint(form: BookingForm, discount: DiscountState): string {
  const t = useMessages(texts);
  const { question, answer } = useDiscountQuestion(form, discount);
  const ask = useEvent((signal: AbortSignal) => {
    const asked = question && discount.ask?.(question, { signal });
    asked?.then(
      ({ discount: amount }) => discount.onAnswer({ question, amount }),
      (error) =>
        signal.aborted ||
        discount.onAnswer({ question, isRefused: readFieldErrors(error).discount_code !== undefined }),
    );
  });
  const key = JSON.stringify(question);
  useEffect(() => {
    if (key === 'null') return;
    const controller = new AbortController();
    const timer = setTimeout(ask, askAfterMs, controller.signal);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, ask]);

  if (!question) return '';
  if (answer?.amount) return t('bookingDiscount.given', { amount: formatKes(answer.amount) });
  if (answer?.isRefused) return t('bookingDiscount.refused');
  return answer || !discount.ask ? t('bookingDiscount.later') : '';
}
