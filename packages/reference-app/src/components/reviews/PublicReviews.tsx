import type { CallOptions } from '@udongo/sdk';
import { formatNumber } from '@udongo/sdk/values';
import { Card } from '@udongo/ui';
import { useCallback } from 'react';
import { useServices } from '../../app/ServicesContext.ts';
import { useLoaded } from '../../lib/useLoaded.ts';
import { Stars } from '../stars/Stars.tsx';
import { useReviewText } from './reviewTexts.ts';
import './publicReviews.css';

const asked = { is_published: true, ordering: '-created_on', limit: 3 } as const;

/** The latest published reviews with the average of all; nothing where there are none. */
export function PublicReviews() {
  const t = useReviewText();
  const { visitor } = useServices();
  const ask = useCallback(
    async (query: typeof asked, options: CallOptions) => {
      const [{ results }, average] = await Promise.all([
        visitor.reviews.list(query, options),
        // A service can have reviews without their average.
        visitor.reviews.getAverage(options).catch(() => null),
      ]);
      return { reviews: results, average };
    },
    [visitor],
  );
  const { data } = useLoaded(ask, asked);
  if (!data?.reviews.length) return null;
  const { count = 0, average = null } = data.average ?? {};
  return (
    <section className="app-section" aria-labelledby="reviews">
      <h2 id="reviews">{t('reviews.title')}</h2>
      {average !== null && (
        <p className="app-reviews__average">
          <Stars count={average} />
          <span>
            {t(count === 1 ? 'reviews.averageOne' : 'reviews.average', {
              average: formatNumber(average),
              count: formatNumber(count),
            })}
          </span>
        </p>
      )}
      <ul className="app-reviews">
        {data.reviews.map(({ id, rating, comment, author }) => (
          <li key={id}>
            <Card>
              <Stars count={rating} />
              <blockquote>{comment}</blockquote>
              <p className="app-quiet">{author}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
