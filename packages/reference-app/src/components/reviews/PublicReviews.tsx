import type { CallOptions } from '@udongo/sdk';
import { useCallback } from 'react';
import { usePublicPath } from '../../lib/usePublicPath.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { useServerData } from '../../services/useServerData.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { askReviews, latestReviews, type ReviewsAnswer } from './askReviews.ts';
import { ReviewCards } from './ReviewCards.tsx';
import { useReviewText } from './reviewTexts.ts';

/** The latest published reviews with the average of all; nothing where there are none. */
export function PublicReviews() {
  const t = useReviewText();
  const toPath = usePublicPath();
  const { visitor, config } = useServices();
  const given = useServerData<ReviewsAnswer | null>();
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
