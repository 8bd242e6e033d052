import { formatNumber } from './formatNumber.ts';

/**
 * Writes an amount of Kenyan shillings: 2000 and "2000.00" give 'KES 2,000.00', whatever the locale.
 * Empty, null and unreadable amounts give '-'.
 * Source: specification sections 1 and 9, currency KES with 2 decimals.
 */
export function formatKes(amount: number | string | null | undefined): string {
  const text = formatNumber(amount, 2);
  return text === '-' ? text : `KES ${text}`;
}
