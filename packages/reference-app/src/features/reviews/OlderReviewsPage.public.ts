import type { ReviewsAnswer } from '../../components/reviews/askReviews.ts';
import type { PublicPage } from '../../services/PublicPage.ts';
import { publicPage as reviews } from './ReviewsPage.public.ts';

/** `/reviews/2` and so on. */
export const publicPage: PublicPage = {
  ...reviews,
  head: (data, locale) => {
    const head = reviews.head[locale];
    const answer = data as ReviewsAnswer | undefined;
    if (!answer) return head;
    const word = locale === 'sw' ? 'ukurasa wa' : 'page';
    return { ...head, title: `${head.title}, ${word} ${answer.page}` };
  },
};
