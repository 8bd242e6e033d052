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
 * A value that `isBelow` the limit of its method, and is that limit, is anything from 0 to it: it is rated where both have the same
 * rating, and `not_measured` elsewhere.
 * Computed in whole thousandths, of values in hundredths, because 5.4 + 0.2 is not 5.6 in binary.
 */
export function rateReading(
  reading: RatedReading,
  value: number | null,
  range: Range,
  isBelow = false,
): Rating | undefined {
  if (range.low === null || range.high === null) return undefined;
  const low = toHundredths(range.low);
  const high = toHundredths(range.high);
  const bounds = { reading, low: low / 100, high: high / 100 };
  if (value === null) return { ...bounds, value, rating: 'not_measured', delta: null };
  const shoulder = reading === 'pH' ? 200 : high - low;
  const beyondOf = (measured: number) => (measured < low ? measured - low : Math.max(0, measured - high));
  const rate = (measured: number) => toClass(beyondOf(measured) * 10, shoulder);
  const measured = toHundredths(value);
  const rated = {
    ...bounds,
    value: measured / 100,
    ...(isBelow && { below_limit: true }),
    rating: rate(measured),
    delta: beyondOf(measured) / 100,
  };
  return isBelow && rate(0) !== rated.rating ? { ...rated, rating: 'not_measured', delta: null } : rated;
}

/**
 * The rating that the arithmetic of fertiliser counts with: of a nutrient below its limit that of 0, since the soil shows nothing for
 * sure, and of salts that of the limit, since they do harm.
 */
export function countedRating({ reading, value, rating, below_limit, ...range }: Rating): RatingClass {
  if (!below_limit) return rating;
  return rateReading(reading, reading === 'conductivity' ? value : 0, range)?.rating ?? rating;
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
