import { toDecimal } from '../../lib/toDecimal.ts';

/** True if a date is more than a year after today, which is allowed but rarely meant. */
export function isFar(date: string, today: string): boolean {
  return date > `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
}

/** True if a sample's land, in acres as typed, is more than nearly anybody has. */
export function isLarge(size: string): boolean {
  return Number(toDecimal(size)) > 1000;
}
