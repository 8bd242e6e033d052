import { expect, test } from 'vitest';
import { rateReading } from '../results/rateReading.ts';
import { compareReadings } from './compareReadings.ts';

const rate = (value: number | null, reading: 'pH' | 'moisture' = 'pH') => {
  const rating = rateReading(reading, value, { low: 5.5, high: 7 });
  return rating ? [rating] : [];
};
/** Maize likes 5.5 to 7.0; 5.3 to 5.5 and 7.0 to 7.2 are slightly beside. */
test.each([
  [5.1, 5.6, 'better'],
  [5.6, 5.1, 'worse'],
  [7.2, 8, 'worse'],
  [4.6, 5.1, 'same_rating'],
  [5.7, 6.9, 'same_rating'],
  [5.1, 7.4, 'other_side'],
  // A probe cannot tell 0.3 from nothing, even across the edge of the range; 0.31 it can.
  [5.4, 5.7, 'not_clear'],
  [5.7, 5.4, 'not_clear'],
  [5.4, 5.71, 'better'],
] as const)('a pH of %s, then %s: %s', (before, now, change) => {
  expect(compareReadings(rate(before), rate(now))).toMatchObject([{ before, now, change }]);
});

test('nothing is compared with a value that nobody measured, nor the weather of two days', () => {
  expect(compareReadings(rate(null), rate(6))).toEqual([]);
  expect(compareReadings(rate(6), rate(null))).toEqual([]);
  expect(compareReadings([], rate(6))).toEqual([]);
  expect(compareReadings(rate(5, 'moisture'), rate(7, 'moisture'))).toEqual([]);
});
