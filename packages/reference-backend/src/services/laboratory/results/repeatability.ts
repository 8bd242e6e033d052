import { type RatedReading, toHundredths } from './rateReading.ts';

/**
 * The largest difference of two measurements that a field probe cannot tell from none, in the unit of the reading. Moisture and
 * temperature go by the weather of the day: they are not compared. Needs review. Source: docs/agronomy.md, "What changed since the last
 * report".
 */
export const unclearUpTo: Readonly<Partial<Record<RatedReading, number>>> = {
  nitrogen: 40,
  phosphorus: 40,
  potassium: 40,
  pH: 0.3,
  conductivity: 300,
};

/** A measured number, or the limit of a method that the value `isBelow`: then it is anything from 0 to that limit. */
export interface Measured {
  value: number;
  isBelow?: boolean | undefined;
}

/** Whether two values can differ by the limit or less, in hundredths. */
export function isWithin(one: Measured, other: Measured, limit: number): boolean {
  const least = ({ value, isBelow }: Measured) => (isBelow ? 0 : toHundredths(value));
  const apart = Math.max(least(one) - toHundredths(other.value), least(other) - toHundredths(one.value));
  return apart <= toHundredths(limit);
}
