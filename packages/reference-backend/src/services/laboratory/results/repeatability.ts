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

/** Whether two values differ by the limit or less, in hundredths. */
export function isWithin(value: number, expected: number, limit: number): boolean {
  return Math.abs(toHundredths(value) - toHundredths(expected)) <= toHundredths(limit);
}
