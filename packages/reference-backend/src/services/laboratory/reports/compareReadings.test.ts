import { readLimit } from '@udongo/sdk/results';
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

/** Maize likes 111 to 300 mg/kg of potassium; a probe cannot tell 40 from nothing. */
test.each([
  ['< 5', '< 50', 'not_clear'],
  ['< 50', '90', 'not_clear'],
  ['< 50', '91', 'same_rating'],
  ['< 50', '120', 'better'],
  ['120', '< 50', 'worse'],
  ['60', '< 50', 'not_clear'],
  // A limit that has no rating is compared with nothing that is clearly above.
  ['< 150', '180', 'not_clear'],
  ['< 150', '200', undefined],
] as const)('potassium of %s, then %s: %s', (before, now, change) => {
  const rateText = (written: string) => {
    const { text, isBelow } = readLimit(written);
    return [rateReading('potassium', Number(text), { low: 111, high: 300 }, isBelow)].flatMap(
      (one) => one ?? [],
    );
  };
  const compared = compareReadings(rateText(before), rateText(now));
  expect(compared.map((one) => one.change)).toEqual(change ? [change] : []);
  expect(compared[0]?.before_below_limit).toBe(change && before.startsWith('<') ? true : undefined);
  expect(compared[0]?.now_below_limit).toBe(change && now.startsWith('<') ? true : undefined);
});
