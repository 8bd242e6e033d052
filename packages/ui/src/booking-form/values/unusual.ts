import { toDecimal } from '../../lib/toDecimal.ts';

/** Whether a date is more than a year after today: allowed, and rarely meant. */
export function isFar(date: string, today: string): boolean {
  return date > `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
}

/** Whether it is more land, in acres as typed, than nearly anybody has. */
export function isLarge(size: string): boolean {
  return Number(toDecimal(size)) > 1000;
}
