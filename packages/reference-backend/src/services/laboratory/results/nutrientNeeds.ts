import type { Rating, RatingClass } from '@udongo/sdk';
import {
  type CropRule,
  type Need,
  type Nutrient,
  type Nutrients,
  nutrients,
  type RuleSet,
  readingOf,
} from '../rules/RuleSet.ts';
import { countedRating } from './rateReading.ts';

export type KnownRating = Exclude<RatingClass, 'not_measured'>;
/** Source of the readings. */
export type Evidence = 'probe' | 'laboratory';

export const none: Nutrients = { n: 0, p2o5: 0, k2o: 0 };

export type RatingOf = (nutrient: Nutrient) => KnownRating | undefined;

export function ratingsByNutrient(ratings: readonly Rating[]): RatingOf {
  return (nutrient) => {
    const found = ratings.find(({ reading }) => reading === readingOf[nutrient]);
    const rating = found && countedRating(found);
    return rating === 'not_measured' ? undefined : rating;
  };
}

/** The rating of a nutrient as a sentence says it: one that a limit hides has none. */
export function saidRating(ratings: readonly Rating[], nutrient: Nutrient): string | undefined {
  const found = ratings.find(({ reading }) => reading === readingOf[nutrient]);
  return found?.below_limit && found.rating === 'not_measured' ? 'below_limit' : found?.rating;
}

/** Percent of the full need that is left after what the soil shows; salts a little above the range take a step more. */
export function shareOf(
  { bands, numbers }: RuleSet,
  rating: KnownRating,
  { evidence, isSalty }: { evidence: Evidence; isSalty: boolean },
): number {
  const needed = evidence === 'probe' ? Math.max(bands[rating], numbers.probe_least_share) : bands[rating];
  return Math.max(0, isSalty ? needed - numbers.salts_step : needed);
}

/** Whether the crop wants this nutrient from such a soil at all. */
export function isWanted({ onlyWhenLow }: Need, rating: KnownRating): boolean {
  return !onlyWhenLow || rating === 'low' || rating === 'slightly_low';
}

export interface Needs {
  /** Kilograms an acre where the soil gives nothing. */
  full: Nutrients;
  /** Kilograms an acre that are left to buy. */
  left: Nutrients;
  /** Percent of the full need. */
  shares: Partial<Record<Nutrient, number>>;
}

/** Gives the needs of a crop by its readings. A nutrient that was not measured decides nothing. */
export function needsOf(crop: CropRule, ratingOf: RatingOf, share: (rating: KnownRating) => number): Needs {
  const shares: Partial<Record<Nutrient, number>> = {};
  const [full, left] = [{ ...none } as Record<Nutrient, number>, { ...none } as Record<Nutrient, number>];
  for (const need of crop.needs) {
    const rating = ratingOf(need.nutrient);
    if (need.unit !== 'kg/acre') continue;
    if (!rating || isWanted(need, rating)) full[need.nutrient] = need.amount;
    if (!rating || !isWanted(need, rating)) continue;
    shares[need.nutrient] = share(rating);
    left[need.nutrient] = (need.amount * share(rating)) / 100;
  }
  return { full, left, shares };
}

export function mapNutrients(value: (nutrient: Nutrient) => number): Nutrients {
  return Object.fromEntries(nutrients.map((nutrient) => [nutrient, value(nutrient)])) as unknown as Nutrients;
}
