import { type CropRule, type Nutrient, nutrients, type ProductRule, readingOf } from '../rules/RuleSet.ts';
import { type Action, toAction } from './Action.ts';
import { isWanted, type KnownRating, type RatingOf } from './nutrientNeeds.ts';

interface Trees {
  ratingOf: RatingOf;
  /** Percent of a need that is left. */
  share: (rating: KnownRating) => number;
  /** Products that may meet the needs, the preferred one first. */
  products: readonly ProductRule[];
}

/**
 * Advises grams a tree and year, by the year of its life. Nobody knows how many trees there are, so there are no bags. A compound
 * that meets several nutrients goes by its main one.
 */
export function adviseTrees(crop: CropRule, { ratingOf, share, products }: Trees): Action[] {
  const met = new Set<Nutrient>();
  const timing = crop.splits[0]?.timing ?? 'rains';
  const order = [...products].sort((a, b) => Number(countOf(b) > 1) - Number(countOf(a) > 1));
  return order.flatMap((product) => {
    const { main, contents } = product;
    const rating = main ? ratingOf(main) : undefined;
    const needs = crop.needs.filter(({ nutrient }) => nutrient === main);
    if (!main || !rating || met.has(main) || needs.length === 0) return [];
    if (!needs.every((need) => isWanted(need, rating))) return [];
    for (const one of nutrients) if (contents[one] > 0) met.add(one);
    const percent = share(rating);
    if (percent === 0) return [];
    const grams = needs.map(({ amount, fromYear }) => {
      const own = (amount * percent) / contents[main];
      return [`grams_year_${fromYear}`, Math.round(own / 5) * 5] as const;
    });
    return [
      toAction({
        kind: 'fertiliser',
        product: product.product,
        timing,
        reading: readingOf[main],
        reason: 'tree_rate',
        values: { rating, percent_low: percent, percent_high: percent, ...Object.fromEntries(grams) },
      }),
    ];
  });
}

function countOf({ contents }: ProductRule): number {
  return nutrients.filter((one) => contents[one] > 0).length;
}
