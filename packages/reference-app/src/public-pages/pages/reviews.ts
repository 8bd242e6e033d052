import { askReviews, type ReviewsAnswer } from '../../components/reviews/askReviews.ts';
import { readReviewsPage, reviewsAtOnce } from '../../features/reviews/reviewsPath.ts';
import type { PublicPage } from '../PublicPage.ts';

export const reviews = {
  path: '/reviews',
  screen: 'reviews',
  head: {
    en: {
      title: 'What farmers say',
      description: 'Reviews of farmers who had their soil tested: their stars, their words and the average.',
    },
    sw: {
      title: 'Wakulima wanasema nini',
      description: 'Maoni ya wakulima waliopimiwa udongo wao: nyota, maneno yao na wastani wa maoni yote.',
    },
  },
  load: async (visitor, { params }, options) => {
    const page = readReviewsPage(params.page);
    return page === null ? null : askReviews(visitor, { page, limit: reviewsAtOnce }, options);
  },
} satisfies PublicPage;

/** `/reviews/2` and so on. */
export const olderReviews: PublicPage = {
  ...reviews,
  path: '/reviews/:page',
  head: (data, locale) => {
    const head = reviews.head[locale];
    const answer = data as ReviewsAnswer | undefined;
    if (!answer) return head;
    const word = locale === 'sw' ? 'ukurasa wa' : 'page';
    return { ...head, title: `${head.title}, ${word} ${answer.page}` };
  },
};
