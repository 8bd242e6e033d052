import type { ReviewAverage } from '@udongo/sdk';
import { formatNumber } from '@udongo/sdk/values';
import { Card, formatDate, useLocale } from '@udongo/ui';
import { Stars } from '../stars/Stars.tsx';
import type { ReviewsAnswer } from './askReviews.ts';
import { useReviewText } from './reviewTexts.ts';
import './reviewCards.css';

/** Reviews with their average, where the service says it. */
export function ReviewCards({ reviews, average }: Pick<ReviewsAnswer, 'reviews' | 'average'>) {
  const locale = useLocale();
  return (
    <>
      {average !== null && <Average {...average} />}
      <ul className="app-reviews">
        {reviews.map(({ id, rating, comment, author, created_on }) => (
          <li key={id}>
            <Card>
              <Stars count={rating} />
              <blockquote>{comment}</blockquote>
              <p className="app-quiet">
                {author}, <time dateTime={created_on}>{formatDate(locale, created_on)}</time>
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}

function Average({ count, average }: ReviewAverage) {
  const t = useReviewText();
  if (average === null) return null;
  return (
    <p className="app-reviews__average">
      <Stars count={average} />
      <span>
        {t(count === 1 ? 'reviews.averageOne' : 'reviews.average', {
          average: formatNumber(average),
          count: formatNumber(count),
        })}
      </span>
    </p>
  );
}
