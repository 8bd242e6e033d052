import type { CallOptions } from '@udongo/sdk';
import { useCallback } from 'react';
import { useServices } from '../../app/ServicesContext.ts';
import { useLoaded } from '../../lib/useLoaded.ts';
import { usePublicPath } from '../../lib/usePublicPath.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { askReviews } from './askReviews.ts';
import { ReviewCards } from './ReviewCards.tsx';
import { useReviewText } from './reviewTexts.ts';

const asked = { page: 1, limit: 3 } as const;

/** The latest published reviews with the average of all; nothing where there are none. */
export function PublicReviews() {
  const t = useReviewText();
  const toPath = usePublicPath();
  const { visitor, config } = useServices();
  const ask = useCallback(
    (query: typeof asked, options: CallOptions) => askReviews(visitor, query, options),
    [visitor],
  );
  const { data } = useLoaded(ask, asked);
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
