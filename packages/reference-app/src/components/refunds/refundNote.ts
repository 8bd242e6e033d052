import type { Booking } from '@udongo/sdk';
import { formatKes } from '@udongo/sdk/values';
import type { Locale } from '@udongo/ui';
import { createTextsOf } from '../../messages/createTexts.ts';

/** The amounts that say what became of the money of a canceled booking; a plain service gives none. */
export type RefundFacts = Pick<Booking, 'canceled'> &
  Partial<Pick<Booking, 'amount_paid' | 'amount_to_refund' | 'amount_refunded'>>;

/** The Kiswahili is a draft. */
const textOf = createTextsOf(
  {
    refund: {
      open: '{amount} to refund',
      done: '{amount} refunded',
      kept: '{amount} not refunded',
    },
  } as const,
  {
    refund: {
      open: '{amount} za kurudisha',
      done: '{amount} zimerudishwa',
      kept: '{amount} hazirudishwi',
    },
  },
);

/** The fate of the money of a canceled booking: 'KES 1,950.00 to refund'; '' where nobody paid. */
export function refundNote(locale: Locale, booking: RefundFacts): string {
  if (!booking.canceled || booking.amount_to_refund === undefined) return '';
  const amounts = [
    ['open', booking.amount_to_refund],
    ['done', booking.amount_refunded],
    // Nothing is to go back: all that was paid stays.
    ['kept', booking.amount_paid],
  ] as const;
  const told = amounts.find(([, amount]) => Number(amount ?? 0) > 0);
  return told ? textOf(locale)(`refund.${told[0]}`, { amount: formatKes(told[1]) }) : '';
}
