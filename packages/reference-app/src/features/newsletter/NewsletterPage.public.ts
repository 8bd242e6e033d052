import type { PublicPage } from '../../services/PublicPage.ts';

export const publicPage: PublicPage = {
  screen: 'newsletter',
  head: {
    en: {
      title: 'News by email',
      description:
        'Get news about soil, fertiliser and planting seasons by email, and stop it with one press.',
    },
    sw: {
      title: 'Habari kwa barua pepe',
      description:
        'Pokea habari za udongo, mbolea na misimu ya kupanda kwa barua pepe. Simamisha wakati wowote.',
    },
  },
};
