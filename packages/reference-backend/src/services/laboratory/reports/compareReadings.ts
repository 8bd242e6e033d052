import type { Rating, RatingClass, ReadingSince } from '@udongo/sdk';
import { isWithin, unclearUpTo } from '../results/repeatability.ts';

/** Ratings by their distance from the range that the crop likes. */
const distances: Readonly<Record<Exclude<RatingClass, 'not_measured'>, number>> = {
  low: 2,
  slightly_low: 1,
  optimal: 0,
  slightly_high: 1,
  high: 2,
};

/** Compares the ratings of a sample with earlier ones of its place, for the same crop and by the same rules. */
export function compareReadings(before: readonly Rating[], now: readonly Rating[]): ReadingSince[] {
  return now.flatMap((rating) => {
    const earlier = before.find(({ reading }) => reading === rating.reading);
    const change = earlier && judgeChange(earlier, rating);
    if (!change || earlier.value === null || rating.value === null) return [];
    return [
      {
        reading: rating.reading,
        before: earlier.value,
        ...(earlier.below_limit && { before_below_limit: true }),
        rating_before: earlier.rating,
        now: rating.value,
        ...(rating.below_limit && { now_below_limit: true }),
        rating_now: rating.rating,
        change,
      },
    ];
  });
}

/** Undefined where the two are not compared. */
function judgeChange(before: Rating, now: Rating): ReadingSince['change'] | undefined {
  const unclear = unclearUpTo[now.reading];
  if (unclear === undefined || before.value === null || now.value === null) return undefined;
  const [one, other] = [before, now].map(({ value, below_limit: isBelow }) => ({
    value: value ?? 0,
    isBelow,
  }));
  if (one && other && isWithin(one, other, unclear)) return 'not_clear';
  if (before.rating === 'not_measured' || now.rating === 'not_measured') return undefined;
  if (before.rating === now.rating) return 'same_rating';
  const nearer = distances[before.rating] - distances[now.rating];
  if (nearer === 0) return 'other_side';
  return nearer > 0 ? 'better' : 'worse';
}
