import type { Rating } from '@udongo/sdk';
import { describeRating, readingUnits } from '@udongo/sdk/results';
import { useLocale } from '@udongo/ui';

/** The range that the main crop wants and the rating in words: "20 to 40, Low"; nothing where the rating is unknown. */
export function RatingLine({ rating }: { rating: Rating | undefined }) {
  const locale = useLocale();
  if (!rating || (rating.rating === 'not_measured' && !rating.below_limit)) return null;
  const words = describeRating(rating, locale);
  // The value above it has the unit.
  const range = words.range.slice(0, words.range.length - readingUnits[rating.reading].length).trim();
  return (
    <div className="app-verify__rating" data-rating={rating.rating}>
      <span>{range}</span> <span>{words.rating}</span>
    </div>
  );
}
