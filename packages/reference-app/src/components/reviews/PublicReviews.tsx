import type { CallOptions } from '@udongo/sdk';
import { useCallback } from 'react';
import { useServices } from '../../app/ServicesContext.ts';
import { useGiven } from '../../app/useGiven.ts';
import { useLoaded } from '../../lib/useLoaded.ts';
import { usePublicPath } from '../../lib/usePublicPath.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { askReviews, latestReviews, type ReviewsAnswer } from './askReviews.ts';
import { ReviewCards } from './ReviewCards.tsx';
import { useReviewText } from './reviewTexts.ts';

/** The latest published reviews with the average of all; nothing where there are none. */
export function PublicReviews() {
  const t = useReviewText();
  const toPath = usePublicPath();
  const { visitor, config } = useServices();
  const given = useGiven<ReviewsAnswer | null>();
  const ask = useCallback(
    (query: typeof latestReviews, options: CallOptions) => askReviews(visitor, query, options),
    [visitor],
  );
  const { data = given } = useLoaded(ask, latestReviews);
  if (!data?.reviews.length) return null;
  return (
    <section className="app-section" aria-labelledby="reviews">
      <h2 id="reviews">{t('reviews.title')}</h2>
      <ReviewCards {...data} />
      {!config.withoutScreens.includes('reviews') && (
        <div className="app-actions">
          <ButtonLink to={toPath('/reviews')}>{t('reviews.all')}</ButtonLink>
        </div>
      )}
    </section>
  );
}
