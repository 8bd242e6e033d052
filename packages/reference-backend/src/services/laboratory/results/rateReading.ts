import type { Rating, RatingClass } from '@udongo/sdk';

/** The version of the rules in this folder; it goes up with every change of an answer. */
export const ruleVersion = '4';

/** Versions whose advice can do harm: nobody sends a report by them, and a farmer who was given one gets a corrected one. */
export const withdrawnVersions: readonly string[] = ['1', '2'];

export type RatedReading = Rating['reading'];

/** A crop's ideal range; a bound is null when the crop has none. */
export interface Range {
  low: string | number | null;
  high: string | number | null;
}

/**
 * A reading against an ideal range, both ends included. Beyond each end is a shoulder of a tenth of the range, for pH of 0.2,
 * that still belongs to `slightly_low` and `slightly_high`. Undefined without a range: such a reading is never rated.
 * Computed in whole thousandths, of values in hundredths, because 5.4 + 0.2 is not 5.6 in binary.
 */
export function rateReading(reading: RatedReading, value: number | null, range: Range): Rating | undefined {
  if (range.low === null || range.high === null) return undefined;
  const low = toHundredths(range.low);
  const high = toHundredths(range.high);
  const bounds = { reading, low: low / 100, high: high / 100 };
  if (value === null) return { ...bounds, value, rating: 'not_measured', delta: null };
  const measured = toHundredths(value);
  const beyond = measured < low ? measured - low : Math.max(0, measured - high);
  const shoulder = reading === 'pH' ? 200 : high - low;
  return {
    ...bounds,
    value: measured / 100,
    rating: toClass(beyond * 10, shoulder),
    delta: beyond / 100,
  };
}

/** Thousandths beyond the range, below 0 or above, and the width of its shoulder. */
function toClass(beyond: number, shoulder: number): RatingClass {
  if (beyond === 0) return 'optimal';
  if (beyond < 0) return -beyond <= shoulder ? 'slightly_low' : 'low';
  return beyond <= shoulder ? 'slightly_high' : 'high';
}

/** A number or decimal text as whole hundredths. */
export function toHundredths(value: number | string): number {
  return Math.round(Number(value) * 100);
}
