import type { CallOptions, Review, ReviewAverage, UdongoApi } from '@udongo/sdk';
import { isNotOffered } from '../../lib/isNotOffered.ts';

/** Fields of a review that everybody can read. */
const shown = 'id,author,rating,comment,created_on,is_published';

export interface ReviewsAnswer {
  /** The first is 1. */
  page: number;
  /** The newest first. */
  reviews: Pick<Review, 'id' | 'author' | 'rating' | 'comment' | 'created_on'>[];
  /** The average of all published reviews; null if the service does not say it. */
  average: ReviewAverage | null;
  hasOlder: boolean;
}

/** The page of reviews that the home page shows. */
export const latestReviews = { page: 1, limit: 3 } as const;

/** A page of the published reviews; null for a page past the last one. The first page of a service without reviews is empty. */
export async function askReviews(
  { reviews }: Pick<UdongoApi, 'reviews'>,
  { page, limit }: { page: number; limit: number },
  options: CallOptions,
): Promise<ReviewsAnswer | null> {
  const query = { is_published: true, ordering: '-created_on', page, limit, fields: shown } as const;
  const [listed, average] = await Promise.all([
    reviews.list(query, options).catch((error: unknown) => {
      if (isNotOffered(error)) return null;
      throw error;
    }),
    // A service can have reviews without their average.
    reviews.getAverage(options).catch(() => null),
  ]);
  // A service can ignore the filter.
  const published = listed?.results.filter(({ is_published }) => is_published !== false) ?? [];
  if (published.length === 0 && page > 1) return null;
  return { page, reviews: published, average, hasOlder: Boolean(listed?.next) };
}
