import { askReviews, latestReviews } from '../../components/reviews/askReviews.ts';
import type { PublicPage } from '../../services/PublicPage.ts';
import { askServed } from './askServed.ts';

export const publicPage: PublicPage = {
  head: {
    en: {
      title: '',
      description:
        'Book a soil test for your farm. We collect the samples, test them and send a report that says what your crops need.',
    },
    sw: {
      title: '',
      description:
        'Weka miadi ya kupima udongo wa shamba lako. Tunakusanya sampuli, tunazipima na kutuma ripoti inayosema mazao yako yanahitaji nini.',
    },
  },
  load: async (visitor, _, options) => {
    const [reviews, served] = await Promise.all([
      askReviews(visitor, latestReviews, options),
      askServed(visitor, options),
    ]);
    return { ...reviews, served };
  },
};
