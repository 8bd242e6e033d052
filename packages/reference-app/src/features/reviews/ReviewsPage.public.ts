import { askReviews } from '../../components/reviews/askReviews.ts';
import type { PublicPage } from '../../services/PublicPage.ts';
import { readReviewsPage, reviewsAtOnce } from './reviewsPath.ts';

export const publicPage = {
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
