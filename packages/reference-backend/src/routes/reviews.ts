import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { createHandlers } from '../http/createHandlers.ts';
import { readBooleanFilter, readKeyFilter } from '../http/filters.ts';
import {
  createReview,
  deleteReview,
  getReview,
  listReviews,
  readAverage,
  reviewFields,
  updateReview,
} from '../services/content/reviews.ts';
import { resourceRoutes } from './resourceRoutes.ts';

export function reviewRoutes(dependencies: Dependencies) {
  const { query } = createHandlers(dependencies);
  return {
    ...resourceRoutes('reviews', dependencies, {
      fields: reviewFields,
      readFilters: (context) => ({
        rating: readKeyFilter(context, 'rating'),
        is_published: readBooleanFilter(context, 'is_published'),
        booking: readKeyFilter(context, 'booking'),
      }),
      list: listReviews,
      get: getReview,
      create: createReview,
      update: updateReview,
      delete: deleteReview,
    }),
    'reviews.getAverage': query([], readAverage),
  } satisfies Partial<Handlers>;
}
