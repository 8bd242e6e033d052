import type { CallOptions } from '@udongo/sdk';
import { useCallback, useEffect } from 'react';
import { useParams } from 'react-router';
import { BookOrAsk } from '../../components/BookOrAsk.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { NotFoundPage } from '../../components/NotFoundPage.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { askReviews, type ReviewsAnswer } from '../../components/reviews/askReviews.ts';
import { ReviewCards } from '../../components/reviews/ReviewCards.tsx';
import { useReviewText } from '../../components/reviews/reviewTexts.ts';
import { Waiting } from '../../components/Waiting.tsx';
import { usePublicPath } from '../../lib/usePublicPath.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { useServerData } from '../../services/useServerData.ts';
import { readReviewsPage, reviewsAtOnce, reviewsPath } from './reviewsPath.ts';

/** All published reviews, the newest first, page by page. */
export function ReviewsPage() {
  const page = readReviewsPage(useParams().page);
  return page === null ? <NotFoundPage /> : <PageOfReviews key={page} page={page} />;
}

function PageOfReviews({ page }: { page: number }) {
  const t = useReviewText();
  const { visitor, config } = useServices();
  const given = useServerData<ReviewsAnswer | null>();
  const ask = useCallback(
    (query: { page: number; limit: number }, options: CallOptions) =>
      // An answer says that there is no such page, so that one can tell it from no answer yet.
      askReviews(visitor, query, options).then((found) => ({ found })),
    [visitor],
  );
  const { data, ...loading } = useLoaded(ask, { page, limit: reviewsAtOnce });
  const answer = data ? data.found : given;
  const title = page === 1 ? t('reviews.title') : t('reviews.titleOfPage', { page });
  useEffect(() => {
    // The first page is named by its address.
    if (page > 1) document.title = `${title} · ${config.productName}`;
  }, [page, title, config.productName]);
  if (answer === null) return <NotFoundPage />;
  return (
    <div className="app-page">
      <PageTitle intro={t('reviews.intro')}>{title}</PageTitle>
      {answer ? <Reviews {...answer} /> : <Waiting {...loading} />}
    </div>
  );
}

function Reviews({ reviews, average, hasOlder, page }: ReviewsAnswer) {
  const t = useReviewText();
  const toPath = usePublicPath();
  if (reviews.length === 0) {
    return (
      <EmptyState title={t('reviews.emptyTitle')} action={<BookOrAsk />}>
        {t('reviews.empty')}
      </EmptyState>
    );
  }
  return (
    <>
      <ReviewCards reviews={reviews} average={average} />
      {(page > 1 || hasOlder) && (
        <nav className="app-actions" aria-label={t('reviews.pages')}>
          {page > 1 && <ButtonLink to={toPath(reviewsPath(page - 1))}>{t('reviews.newer')}</ButtonLink>}
          {hasOlder && <ButtonLink to={toPath(reviewsPath(page + 1))}>{t('reviews.older')}</ButtonLink>}
        </nav>
      )}
    </>
  );
}
